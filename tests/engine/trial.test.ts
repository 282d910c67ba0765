import { describe, expect, it } from 'vitest';
import {
  type AutoAnswers,
  canonical,
  clone,
  type Decision,
  deepFreeze,
  type Language,
  noAutoAnswers,
  open,
  playSheet,
  randomOrder,
  type Sheet,
  seeded,
  seededDie,
  settle,
  type TrialResult,
  trySheet,
} from '../../lib/engine';
import { type AnyGame, gameIds, loadGame } from '../../lib/games/registry';
import { isQuick } from '../support/effort';
import { randomPolicy } from '../support/random-policy';

type Random = () => number;

/** A table in the middle of a game: who has said what in advance, and who plays by themselves. */
interface Table {
  game: AnyGame;
  state: { rules: number };
  policies: Map<string, object | null>;
  bots: ReadonlySet<string>;
  held: AutoAnswers['held'];
}

const sheets = isQuick ? 20 : 400;

const deskOf = ({ policies, bots, held }: Table, seed: string): AutoAnswers => {
  const die = seededDie(seeded(`dice ${seed}`));
  const thought = seeded(`bot ${seed}`);
  return {
    ...noAutoAnswers(() => die),
    policy: (seat) => policies.get(seat) ?? null,
    bot: (seat) => (bots.has(seat) ? thought : null),
    held: new Map(held),
    checksum: null,
  };
};

/** A human who is asked something. */
function asked({ game, state, bots, held }: Table): Decision | null {
  if (game.outcome(state)) return null;
  return game.decisions(state).find((each: Decision) => !bots.has(each.seat) && !held.has(each.id)) ?? null;
}

/** Lines as somebody would write a turn who cannot know what will be answered for them: played forward with other dice and no standing orders. */
function linesFor(table: Table, seat: string, random: Random, seed: string): string[] {
  const { game } = table;
  const language: Language = random() < 0.5 ? 'en' : 'it';
  const dreamt: Table = { ...table, policies: new Map([...table.policies].map(([who, policy]) => [who, who === seat ? null : policy])) };
  const lines: string[] = [];
  for (let n = 1 + Math.floor(random() * 6); n > 0; n--) {
    const mine = game.outcome(dreamt.state) ? [] : game.decisions(dreamt.state).filter((each: Decision) => each.seat === seat);
    const decision = mine.find((each: Decision) => !dreamt.held.has(each.id));
    if (!decision) break;
    const view = game.view(dreamt.state, seat);
    const ends = game.parse('END', view, decision, 'en');
    const isEnd = random() < 0.35 && ends.ok && game.check(view, decision, ends.value, 'en').ok;
    const line = isEnd
      ? 'END'
      : game.format(random() < 0.5 ? game.bot(view, decision, random) : randomOrder(game, view, decision, random), language);
    lines.push(line);
    const result = playSheet(
      game,
      dreamt.state,
      { seat, decision: null, orders: [line], via: 'web', language },
      deskOf(dreamt, `${seed} ${n}`),
    );
    dreamt.state = result.state;
    // who does not know that there is no choice writes it down too
    const forced = result.entries.filter((entry) => entry.seat === seat && entry.via === 'forced').slice(0, 4);
    if (random() < 0.7) lines.push(...forced.map((entry) => game.format(entry.order, language)));
  }
  const way = random();
  if (way < 0.1) lines.splice(Math.floor(random() * lines.length), 1);
  else if (way < 0.2) lines.splice(1, 0, lines[0] ?? 'END');
  else if (way < 0.3) lines.push('END', 'END');
  else if (way < 0.35) lines.reverse();
  return lines.length > 0 ? lines : ['END'];
}

/** What the player is shown of a trial. */
const shown = (game: AnyGame, seat: string, { state, understood, given, refused, stop, isPresumed }: TrialResult) =>
  canonical({ view: game.view(state, seat), understood, given, refused, stop, isPresumed });

describe.each(gameIds)('a trial of %s', (id) => {
  it('never disagrees with what is played, whatever the position, the standing orders and the sheet', { timeout: 600_000 }, async () => {
    const game = await loadGame(id);
    const options = game.optionsSchema.parse({});
    const met = { whole: 0, stopped: 0, refused: 0, given: 0, repeated: 0 };
    for (let n = 0, seed = 0; n < sheets; seed++) {
      const random = seeded(`trial ${id} ${seed}`);
      const seats: string[] = game.seats(options);
      const table: Table = {
        game,
        state: open(game, options, seededDie(random)).state,
        policies: new Map(seats.map((seat) => [seat, random() < 0.2 ? null : randomPolicy(game, options, seat, random)])),
        bots: new Set(seats.filter(() => random() < 0.2).slice(1)),
        held: new Map(),
      };
      // bots have played a while
      const progress = { state: table.state, entries: [] };
      settle(game, progress, deskOf({ ...table, bots: new Set(seats) }, `${seed} opening`), Math.floor(random() * 200));
      table.state = progress.state;
      for (let step = 0; step < 20 && n < sheets; step++) {
        const begun = { state: clone(table.state), entries: [] };
        const autoAnswers = deskOf(table, `${seed} ${step} before`);
        settle(game, begun, autoAnswers);
        Object.assign(table, { state: begun.state, held: autoAnswers.held });
        const decision = asked(table);
        if (!decision) break;
        const { seat } = decision;
        const sheet: Sheet = {
          ...{ seat, decision: random() < 0.5 ? decision.id : null, orders: linesFor(table, seat, random, `${seed} ${step}`) },
          ...{ via: 'web', language: random() < 0.5 ? 'en' : 'it' },
        };
        const state = deepFreeze(clone(table.state));
        const tried = trySheet(game, state, sheet, deskOf(table, 'unseen'));
        const real = deskOf(table, `${seed} ${step}`);
        const played = playSheet(game, state, sheet, real);
        const place = `${id}, game ${seed}, step ${step}: ${sheet.orders.join(' / ')}`;
        if (tried.refused) {
          met.refused++;
          expect([place, played.refused]).toEqual([place, tried.refused]);
        } else if (tried.stop) {
          met.stopped++;
          expect(played.refused === null || played.refused.index >= tried.stop.at, `${place} stops at ${tried.stop.at}`).toBe(true);
          if (played.accepted > 0) expect([place, played.understood.slice(0, tried.accepted)]).toEqual([place, tried.understood]);
        } else {
          met.whole++;
          expect([place, played.refused, played.understood]).toEqual([place, null, tried.understood]);
          expect([place, canonical(tried.state)]).toEqual([place, canonical(played.state)]);
        }
        met.given += tried.given.length;
        if (played.accepted > played.held.length + played.entries.filter(({ via }) => via === 'web').length) met.repeated++;
        const twin = game.twin?.(state, seat);
        if (twin) {
          const other = trySheet(game, twin as { rules: number }, sheet, deskOf(table, 'unseen'));
          expect([place, shown(game, seat, other)]).toEqual([place, shown(game, seat, tried)]);
        }
        n++;
        // the game goes on with what was accepted, or with an answer of the bot's
        Object.assign(table, { state: played.state, held: real.held });
        if (played.accepted === 0) {
          const line = game.format(game.bot(game.view(table.state, seat), decision, random));
          const next = deskOf(table, `${seed} ${step} on`);
          table.state = playSheet(game, table.state, { ...sheet, decision: decision.id, orders: [line] }, next).state;
          table.held = next.held;
        }
      }
    }
    expect(met.stopped, canonical(met)).toBeGreaterThan(0);
    if (game.hidden || isQuick) return;
    for (const [what, count] of Object.entries(met)) expect([what, count > 0]).toEqual([what, true]);
  });
});
