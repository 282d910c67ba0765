import { describe, expect, it } from 'vitest';
import { asBot, type Chooser, canonical, seeded, selfplay } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import { deck, type Side } from '../../../lib/games/aa-miniatures/cards';
import { abilities } from '../../../lib/games/aa-miniatures/effects';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import type { Asked, K, State } from '../../../lib/games/aa-miniatures/state';
import type { ByAuction } from '../../../lib/games/kit/auction';
import { isLong } from '../../support/effort';
import { anyhow, carried, type Fight, fights, seeking } from './fights';
import { heardDuring } from './heard';
import { isOffered, scribbled } from './written';

/** `TEST_EFFORT=long`: every card and every ability takes part. */
const battles = isLong ? 1000 : 5;
const duels = isLong ? 100 : 4;
const patience = isLong ? 12 * 3_600_000 : undefined;

/** Whole battles, what was seen of them and what was wrong. */
async function fought(fights: Iterable<Fight>) {
  const reasons = new Map<string | null, number>();
  const cards = new Set<string>();
  const wrong: string[] = [];
  const written = { positions: 0, taken: 0, refused: 0 };
  const random = seeded('scribbled');
  let [battle, order, name] = [0, 0, ''];
  const isWrong = (what: string) => wrong.push(`${name}, order ${order}: ${what}`);
  const write = (state: State, asked: Asked) => {
    const view = miniatures.view(state, asked.seat);
    if (asked.kind === 'army' || view.units.length === 0) return;
    written.positions++;
    for (let k = 0; k < 3; k++) {
      const line = scribbled(view, asked, random);
      const checked = miniatures.check(view, asked, line, 'en');
      written[checked.ok ? 'taken' : 'refused']++;
      if (isOffered(view, asked, checked.ok ? checked.value : line) !== checked.ok)
        isWrong(`${asked.id} ${checked.ok ? 'takes' : 'refuses'} ${canonical(line)}`);
    }
  };
  for (const { seed, options, choose } of fights) {
    [order, name] = [0, seed];
    try {
      const { state, outcome } = selfplay(miniatures, options, {
        ...{ seed, choose, checksums: false },
        visit(now, decision) {
          order++;
          for (const odd of miniatures.invariants?.(now) ?? []) isWrong(odd);
          if (order % 2 === 0) write(now, decision as Asked);
        },
      });
      const reason = outcome?.reason ?? null;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      for (const { card } of [...state.units, ...state.fallen]) cards.add(card);
    } catch (error) {
      isWrong(error instanceof Error ? error.message : String(error));
    }
    if (!isLong || ++battle % 20 > 0) continue;
    console.log(battle, name, written, wrong);
    // lets it be shown
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { reasons, cards, wrong, ...written };
}

describe('battles at random', () => {
  it(
    'come to an end, whatever is chosen; nothing is ever where it cannot be, and exactly those orders are taken that the form offers',
    async () => {
      let seen: Awaited<ReturnType<typeof fought>> | undefined;
      const sought: string[] = [];
      const heard = await heardDuring(async (soFar) => {
        seen = await fought(fights(battles));
        if (isLong) sought.push(...(await fought(seeking(soFar))).wrong);
      });
      if (!seen) throw new Error('nothing was fought');
      const { reasons, cards, wrong, taken, refused, positions } = seen;
      const all = deck('rulebook');
      const unseen = [...all.keys()].filter((id) => !cards.has(id));
      const unheard = carried.filter((id) => !heard.has(id));
      if (isLong) {
        const hooks = carried.flatMap((id) => Object.keys(abilities.row(id).on).map((point) => [id, point] as const));
        console.log(`${battles} battles, ${positions} positions: ${taken} orders taken, ${refused} refused`, reasons);
        console.log({ unseen, unheard, silent: hooks.filter(([id, point]) => !heard.get(id)?.has(point)).map(String) });
      }
      expect([...wrong, ...sought]).toEqual([]);
      expect(reasons.has(null)).toBe(false);
      expect(reasons.size).toBeGreaterThan(1);
      expect(taken).toBeGreaterThan(positions / 10);
      expect(refused).toBeGreaterThan(positions);
      if (!isLong) return;
      expect(positions).toBeGreaterThan(100_000);
      expect({ unseen, unheard }).toEqual({ unseen: [], unheard: [] });
    },
    patience,
  );

  it(
    'are won by the practice player',
    () => {
      const duel = (seed: string, bots: readonly string[]) => {
        const choose: Chooser<ByAuction<K>> = (game, view, decision, random) =>
          (bots.includes(decision.seat) ? asBot : anyhow())(game, view, decision, random);
        return selfplay(miniatures, optionsSchema.parse({}), { seed, choose, checksums: false }).outcome?.winners;
      };
      const sides = ['axis', 'allies'] as const;
      const won = Array.from({ length: duels }, (_, n) => {
        const bot = sides[n % 2] as Side;
        return duel(`duel ${n}`, [bot])?.join() === bot;
      }).filter(Boolean).length;
      if (isLong) console.log(`${won} of ${duels} battles are won`);
      expect(won).toBeGreaterThanOrEqual(0.95 * duels);
      expect(duel('peers', sides)).toHaveLength(1);
    },
    patience,
  );
});
