import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOf } from '../../lib/chance/act';
import type { GameFile } from '../../lib/chance/file';
import {
  canonical,
  deepFreeze,
  deltaOf,
  type Footage,
  type OrdersReel,
  reelOfOrders,
  reelOfViews,
  replay,
  seeded,
  withDelta,
} from '../../lib/engine';
import { type AnyGame, type GameId, gameIds, loadGame } from '../../lib/games/registry';
import { recordedGame, recordingsOf, replayInput } from '../support/recorded';

type Orders = Extract<Footage, { kind: 'orders' }>;

/** A recorded game as a browser gets it. */
function footageOf({ options, rules, opening, entries }: GameFile): Orders {
  const shots = entries.map((entry): Orders['entries'][number] => {
    const { seat, decision, draws, via, at } = entry;
    const act = actOf(entry);
    if (act) return { seat, lines: [act.type], backTo: act.type === 'take-back' ? act.to : null, at };
    return { seat, decision, order: entry.order as { type: string }, draws, via, at };
  });
  return { kind: 'orders', after: 0, options, rules, draws: opening.draws, entries: shots };
}

describe.each(gameIds.filter((id) => recordingsOf(id).length > 0))('a reel of %s', (id: GameId) => {
  let game: AnyGame;
  beforeAll(async () => {
    game = await loadGame(id);
  });

  it('holds at every entry, whatever was looked at before, what the log leads to there', () => {
    for (const path of recordingsOf(id)) {
      const file = recordedGame(path);
      const footage = deepFreeze(footageOf(file));
      const last = footage.entries.length;
      const random = seeded(path);
      const places = [...Array.from({ length: 40 }, () => Math.floor(random() * (last + 1))), 0, 1, 2, 3, last, last - 1];
      const states = new Map<number, string>();
      const keep = (seq: number, state: object) => places.includes(seq) && states.set(seq, canonical(state));
      replay(game, replayInput(file), { visit: keep });
      const reel: OrdersReel = reelOfOrders(game, footage);
      for (let at = 0; at < footage.entries.length; at += 50) reel.append(footage.entries.slice(at, at + 50));
      expect(reel.last).toBe(last);
      for (const seq of places) expect(canonical(reel.state(seq)) === states.get(seq), `${path}, entry ${seq}`).toBe(true);
    }
  });

  it('gives away positions that nobody else holds', () => {
    const footage = footageOf(recordedGame(recordingsOf(id)[0] ?? ''));
    const reel = reelOfOrders(game, footage);
    reel.append(footage.entries);
    const view = canonical(reel.view(5, 'public'));
    deepFreeze(reel.view(5, 'public'));
    const state = reel.state(5) as Record<string, unknown>;
    for (const key of Object.keys(state)) delete state[key];
    reel.view(7, 'public');
    expect(canonical(reel.view(5, 'public'))).toBe(view);
  });

  it('goes on behind what it had', () => {
    const footage = footageOf(recordedGame(recordingsOf(id)[0] ?? ''));
    const [whole, piecewise] = [reelOfOrders(game, footage), reelOfOrders(game, footage)];
    whole.append(footage.entries);
    for (const shot of footage.entries.slice(0, 40)) piecewise.append([shot]);
    for (let seq = 0; seq <= piecewise.last; seq++) {
      expect(canonical(piecewise.state(seq)) === canonical(whole.state(seq)), `entry ${seq}`).toBe(true);
      expect(piecewise.events(seq, 'everyone')).toEqual(whole.events(seq, 'everyone'));
      if (seq > 0) expect(piecewise.frame(seq)).toEqual(whole.frame(seq));
    }
  });
});

it('knows which entries were taken back, and that the act itself was not', async () => {
  const game = await loadGame('ridges');
  const footage = footageOf(recordedGame('tests/fixtures/ridges/handed-over-and-taken-back.json'));
  const reel = reelOfOrders(game, footage);
  reel.append(footage.entries);
  const acts = footage.entries.flatMap((shot, i) => ('backTo' in shot && shot.backTo !== null ? [{ to: shot.backTo, at: i + 1 }] : []));
  expect(acts.length).toBeGreaterThan(0);
  for (const { to, at } of acts) {
    for (let seq = to + 1; seq < at; seq++) expect(reel.isTakenBack(seq)).toBe(true);
    expect([to, at].map(reel.isTakenBack)).toEqual([false, false]);
    expect(reel.frame(at)).toMatchObject({ act: ['take-back'], order: null, via: 'table' });
  }
});

it('tells a seat, the public and everyone what each may hear', async () => {
  const game = await loadGame('ridges');
  const footage = footageOf(recordedGame('tests/fixtures/ridges/bots-1.json'));
  const reel = reelOfOrders(game, footage);
  reel.append(footage.entries);
  const heard = (eyes: string) => reel.events(1, eyes).flatMap((event) => ('companies' in event ? [event.companies] : []));
  const { seat } = reel.frame(1);
  expect([heard(seat), heard('public'), heard('everyone')].map(([companies]) => typeof companies)).toEqual(['number', 'object', 'number']);
  expect(heard('everyone')).toHaveLength(1);
  expect(reel.view(1, 'everyone')).toHaveProperty('open.reserves');
  expect(reel.view(1, 'public')).not.toHaveProperty('open');
});

it('names the entry at which the rules lead elsewhere', async () => {
  const game = await loadGame('aa-1941');
  const { entries, ...footage } = footageOf(recordedGame('tests/fixtures/aa-1941/bots-eight-rounds.json'));
  const diced = entries.findIndex((shot) => 'draws' in shot && shot.draws.length > 0);
  const broken = entries.map((shot, i) => (i === diced ? { ...shot, draws: [] } : shot));
  expect(() => reelOfOrders(game, footage).append(broken)).toThrow(`entry ${diced + 1}: `);
});

describe('a delta', () => {
  const plain = fc.jsonValue({ maxDepth: 4 });
  it('leads from any value to any other, and leaves the first as it was', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const kept = canonical(before);
        const delta = JSON.parse(JSON.stringify(deltaOf(before, after)));
        expect(canonical(withDelta(deepFreeze(before), delta))).toBe(canonical(after));
        expect(canonical(before)).toBe(kept);
      }),
    );
  });

  it('is about what changed alone, and shares the rest', () => {
    const before = { far: { away: [1, 2, 3] }, near: [{ a: 1 }, { a: 2 }, { a: 3 }], gone: true };
    const after = { far: { away: [1, 2, 3] }, near: [{ a: 1 }, { a: 4 }] };
    const delta = deltaOf(before, after);
    expect(delta).toEqual({ in: { near: { in: { 1: { set: { a: 4 } } }, length: 2 } }, gone: ['gone'] });
    expect((withDelta(before, delta) as typeof after).far).toBe(before.far);
    expect(deltaOf(before, structuredClone(before))).toBeNull();
  });
});

it('of views is what one reader saw', async () => {
  const game = await loadGame('ridges');
  const footage = footageOf(recordedGame('tests/fixtures/ridges/bots-1.json'));
  const all = reelOfOrders(game, footage);
  all.append(footage.entries);
  const seen = reelOfViews({ options: footage.options, viewer: 'red', opening: [], first: all.view(0, 'red') });
  for (let seq = 1; seq <= all.last; seq++) {
    const { seat, moment, at } = all.frame(seq);
    const shot = { seat, moment, order: null, via: null, events: [...all.events(seq, 'red')], at };
    seen.append([{ shot, change: deltaOf(all.view(seq - 1, 'red'), all.view(seq, 'red')) }]);
  }
  for (let seq = 0; seq <= all.last; seq++) expect(canonical(seen.view(seq, 'red'))).toBe(canonical(all.view(seq, 'red')));
  expect([seen.viewer, seen.state(3), seen.frame(3).order, seen.last]).toEqual(['red', null, null, all.last]);
});
