import { describe, expect, it } from 'vitest';
import { asBot, type Chooser, canonical, type Pick, randomly, randomOptions, seeded, selfplay } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import { randomArmy } from '../../../lib/games/aa-miniatures/armies/random';
import type { Side } from '../../../lib/games/aa-miniatures/cards';
import { hexes } from '../../../lib/games/aa-miniatures/map/hexes';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import type { Asked, K, Options, Order, View } from '../../../lib/games/aa-miniatures/state';

/** Answers by chance, with armies out of all cards there are. */
const anyhow: Chooser<K> = (game, view, decision, random) =>
  decision.kind === 'army'
    ? { type: 'army', cards: randomArmy(view.options, decision.seat, random).sort() }
    : randomly(game, view, decision, random);

interface Seen {
  turn: number;
  reason: string | null;
  orders: number;
}

function battle(seed: string, options: Options, choose: Chooser<K>): Seen {
  const seen: string[] = [];
  const { state, outcome, entries } = selfplay(miniatures, options, {
    seed,
    choose,
    checksums: false,
    visit: (at) => seen.push(...(miniatures.invariants?.(at) ?? [])),
  });
  expect([...seen, ...(miniatures.invariants?.(state) ?? [])]).toEqual([]);
  return { turn: state.turn, reason: outcome?.reason ?? null, orders: entries.length };
}

describe('battles at random', () => {
  it('come to an end, whatever is chosen, and nothing is ever where it cannot be', () => {
    const battles = Array.from({ length: 10 }, (_, n) => battle(`any ${n}`, randomOptions(miniatures, seeded(`options ${n}`)), anyhow));
    expect(battles.every(({ reason, orders }) => reason !== null && orders > 10)).toBe(true);
    expect(new Set(battles.map(({ reason }) => reason)).size).toBeGreaterThan(1);
  });

  it('of practice players are decided when the objective counts or before, and they beat who plays at random', () => {
    const duel = (seed: string, bots: readonly Side[]) => {
      const choose: Chooser<K> = (game, view, decision, random) =>
        (bots.includes(decision.seat) ? asBot : anyhow)(game, view, decision, random);
      return selfplay(miniatures, optionsSchema.parse({}), { seed, choose, checksums: false }).outcome?.winners;
    };
    for (const n of [1, 2, 3])
      for (const bot of ['axis', 'allies'] as const) expect(duel(`duel ${n}`, [bot]), `${bot} ${n}`).toEqual([bot]);
    expect(duel('peers', ['axis', 'allies'])).toHaveLength(1);
  });
});

/** What to answer to a question of the form, so that it comes to an order; null: the order has no answer for it. */
function answerTo(order: Order, field: string, choices: readonly string[], step: number): string | null {
  const has = (value: string) => (choices.includes(value) ? value : null);
  if (field === 'unit') return 'unit' in order ? has(order.unit) : has(order.type === 'hold' ? 'hold' : 'done');
  if (field === 'deed') {
    if (order.type === 'move') return has(order.way.length === 0 ? 'turn' : 'steps');
    if (order.type === 'attack') return has(`attack ${order.target}${order.by === undefined ? '' : ` ${order.by}`}`);
    if (order.type === 'charge') return has(`charge ${order.target}`);
    if (order.type === 'board') return has(`board ${order.transport}`);
    if (order.type === 'use') return has(`use ${order.ability} ${order.target ?? order.hex ?? ''}`);
    return has(order.type === 'deploy' || order.type === 'lay' ? 'come' : order.type);
  }
  if (field.startsWith('step-')) return order.type === 'move' ? has(order.way[step] ?? 'stop') : null;
  if (field === 'facing') return 'facing' in order && order.facing !== undefined ? has(String(order.facing)) : null;
  if (field === 'overrun') return order.type === 'move' ? has(order.overrun ?? 'none') : null;
  return 'hex' in order && order.hex !== undefined ? has(order.hex) : null;
}

/** Whether answers to the prompts come to an order. */
function isOffered(view: View, decision: Asked, order: Order): boolean {
  const picks: Pick[] = [];
  for (let steps = 0; ; ) {
    const prompt = miniatures.prompt(view, decision, picks, 'en');
    if (prompt.kind === 'done') return canonical(prompt.order) === canonical(order);
    if (prompt.kind !== 'pick') return false;
    const values = prompt.choices.map(({ value }) => value);
    const answer = answerTo(order, prompt.field, values, steps);
    if (answer === null) return false;
    if (prompt.field.startsWith('step-')) steps++;
    picks.push({ field: prompt.field, value: [answer] });
  }
}

/** Orders that somebody might write: of units that are there, to places that are there, few of them allowed. */
function scribbled(view: View, random: () => number): Order {
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const unit = one(view.units);
  const target = one(view.units);
  const near = (hex: string | null): string => {
    const at = hexes.indexOf(hex ?? '');
    return hexes[Math.max(0, at + one([-18, -17, -1, 1, 17, 18]))] ?? one(hexes);
  };
  const first = near(unit.hex);
  const way = one([[], [first], [first, near(first)], [first, near(first), near(near(first))]]);
  const facing = one([undefined, 0, 1, 2, 3, 4, 5] as const);
  return one<() => Order>([
    () => ({ type: 'move', unit: unit.id, way, ...(facing !== undefined && { facing }) }),
    () => ({ type: 'move', unit: unit.id, way, ...(facing !== undefined && { facing }) }),
    () => ({ type: 'attack', unit: unit.id, target: target.id }),
    () => ({ type: 'board', unit: unit.id, transport: target.id }),
    () => ({ type: 'dismount', unit: unit.id }),
    () => ({ type: 'charge', unit: unit.id, hex: near(unit.hex), target: target.id }),
    () => ({ type: 'fire', unit: unit.id }),
    () => ({ type: 'done' }),
  ])();
}

it('takes exactly the orders that its form offers, of whatever is written', () => {
  const counted = { taken: 0, refused: 0 };
  const random = seeded('scribbled');
  for (const n of [1, 2, 3]) {
    selfplay(miniatures, randomOptions(miniatures, seeded(`written ${n}`)), {
      seed: `written ${n}`,
      choose: anyhow,
      checksums: false,
      visit(state, decision) {
        const asked = decision as Asked;
        const view = miniatures.view(state, asked.seat);
        if (asked.kind === 'army' || view.units.length === 0) return;
        for (let k = 0; k < 6; k++) {
          const order = scribbled(view, random);
          const checked = miniatures.check(view, asked, order, 'en');
          if (!checked.ok) {
            counted.refused++;
            expect(isOffered(view, asked, order), `${asked.id}: ${canonical(order)}`).toBe(false);
          } else {
            counted.taken++;
            expect(isOffered(view, asked, checked.value), `${asked.id}: ${canonical(checked.value)}`).toBe(true);
          }
        }
      },
    });
  }
  expect(counted.taken).toBeGreaterThan(50);
  expect(counted.refused).toBeGreaterThan(500);
});
