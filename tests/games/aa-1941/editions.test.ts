import { describe, expect, it } from 'vitest';
import { aa1941, aaRevised } from '../../../lib/games/axis-allies';
import { buildEdition } from '../../../lib/games/axis-allies/edition';
import { editionOf } from '../../../lib/games/axis-allies/editions';
import { edition1941 } from '../../../lib/games/axis-allies/editions/1941';
import { units } from '../../../lib/games/axis-allies/editions/1941/units';
import { axisAllies } from '../../../lib/games/axis-allies/game';
import { orderSchemaOf } from '../../../lib/games/axis-allies/orders';
import { fits } from '../../../lib/games/axis-allies/rules/loading';
import { oddsOf } from '../../../lib/games/axis-allies/rules/odds';
import { aimsOf } from '../../../lib/games/axis-allies/rules/strength';
import type { EditionId, Power, Stack } from '../../../lib/games/axis-allies/types';

const { infantry, tank, bomber } = units;

/** An edition of three types. */
const made = buildEdition({
  ...edition1941,
  units: {
    infantry: { ...infantry, supportedAttack: 2 },
    tank: { ...tank, supports: true },
    bomber: { ...bomber, attackDice: 2 },
  },
});
const army = (owner: Power): Pick<Stack, 'owner' | 'type' | 'count'>[] => [
  { owner, type: 'infantry', count: 5 },
  { owner, type: 'artillery', count: 2 },
  { owner, type: 'bomber', count: 1 },
];
/** In Revised, where the United States have heavy bombers. */
const aims = (owner: Power, index: number, part: 'attack' | 'defence') => {
  const company = army(owner);
  return aimsOf({ edition: 'revised', effects: { usa: ['heavy-bombers'] } }, company[index]!, { part, company, field: null });
};

describe('an edition', () => {
  it('is found by its id, and an id that no edition has is an error, not another edition', () => {
    expect(editionOf({ edition: '1941' })).toBe(edition1941);
    expect(() => editionOf({ edition: '1939' as EditionId })).toThrow('no edition 1939');
  });

  it('lists its own types in the canonical order, and by trait', () => {
    const types = ['infantry', 'tank', 'fighter', 'bomber', 'submarine', 'transport', 'destroyer', 'carrier', 'battleship'];
    expect(edition1941.types).toEqual(types);
    expect(made.types).toEqual(['infantry', 'tank', 'bomber']);
    expect(edition1941.having).toMatchObject({
      captures: ['infantry', 'tank'],
      blitzes: ['tank'],
      hold: ['transport'],
      slots: ['carrier'],
      landsOnDecks: ['fighter'],
      detects: ['destroyer'],
      blocks: ['destroyer', 'carrier', 'battleship'],
      strikesFirst: ['submarine'],
      diesLast: ['transport'],
      hits: ['battleship'],
      supports: [],
      attackDice: [],
    });
    expect(made.having).toMatchObject({ supports: ['tank'], supportedAttack: ['infantry'], attackDice: ['bomber'], hold: [] });
  });

  it('gives every type a row of the same shape, so that the rules read them fast', () => {
    const shapes = edition1941.types.map((type) => Object.keys(edition1941.units[type]).join());
    expect(new Set(shapes).size).toBe(1);
  });

  it('takes orders of its own types alone', () => {
    const schema = orderSchemaOf(made);
    expect(schema.safeParse({ type: 'purchase', units: { tank: 1 } }).success).toBe(true);
    expect(schema.safeParse({ type: 'purchase', units: { carrier: 1 } }).success).toBe(false);
  });

  it('takes orders that it has alone: no research in 1941, nobody hovers in Revised', () => {
    const orders = [
      { type: 'intent', zone: 'sz9', intent: 'attack' },
      { type: 'hover', zone: 'sz9', count: 1 },
      { type: 'bombard', zone: 'sz9', units: { battleship: 1 } },
      { type: 'landing', target: 'norway', proceed: true },
      { type: 'rocket', from: 'caucasus', target: 'germany' },
      { type: 'bid', amount: 7 },
      { type: 'advantage', advantage: 'enigma' },
      { type: 'research', technology: 'rockets', dice: 1 },
      { type: 'pass' },
    ];
    const taken = (game: { orderSchema: typeof aa1941.orderSchema }) =>
      orders.filter((order) => game.orderSchema.safeParse(order).success).map(({ type }) => type);
    expect(taken(aa1941)).toEqual(['intent', 'hover', 'bid', 'pass']);
    expect(taken(aaRevised)).toEqual(['bombard', 'landing', 'rocket', 'bid', 'advantage', 'research', 'pass']);
  });

  it('says what its module is: schemas, charts and standing orders follow from its rows', () => {
    const { id, title, summary, stage, optionsSchema, optionFields, readings } = aa1941;
    const outlines = { width: 1, height: 1, spaces: [], scenery: [], passages: [] };
    const game = axisAllies({ ...{ id, title, summary, stage, optionsSchema, optionFields, readings }, edition: made, outlines });
    expect(game.charts?.('en')[0]?.rows.map(([name]) => name)).toEqual(['Infantry', 'Tank', 'Bomber']);
    expect(game.orderSchema.safeParse({ type: 'submerge', count: 1 }).success).toBe(true);
    expect(
      game.policySchema.safeParse({ ...game.defaultPolicy(optionsSchema.parse({}), 'uk'), seaLosses: [], landLosses: ['fighter'] }).success,
    ).toBe(false);
  });
});

describe('R41-7.6: strength is asked with the company', () => {
  it('every supporter lifts one, the others hit as always', () => {
    expect(aims('uk', 0, 'attack')).toEqual([
      { count: 2, needs: 2, dice: 1 },
      { count: 3, needs: 1, dice: 1 },
    ]);
    expect(aims('uk', 0, 'defence')).toEqual([{ count: 5, needs: 2, dice: 1 }]);
  });

  it('several dice are rolled in attack alone', () => {
    expect(aims('usa', 2, 'attack')).toEqual([{ count: 1, needs: 4, dice: 2 }]);
    expect(aims('uk', 2, 'attack')).toEqual([{ count: 1, needs: 4, dice: 1 }]);
    expect(aims('usa', 2, 'defence')).toEqual([{ count: 1, needs: 1, dice: 1 }]);
  });

  it('in 1941 nobody supports, and everybody rolls one die', () => {
    const company: Pick<Stack, 'type' | 'count'>[] = [
      { type: 'infantry', count: 5 },
      { type: 'tank', count: 2 },
    ];
    expect(aimsOf({ edition: '1941' }, company[0]!, { part: 'attack', company, field: null })).toEqual([{ count: 5, needs: 1, dice: 1 }]);
  });

  it('a unit with two dice is worth more than one, and may hit twice', () => {
    const one = oddsOf(
      [{ hitsOn: 4, cost: 12 }],
      [
        { hitsOn: 1, cost: 3 },
        { hitsOn: 1, cost: 3 },
      ],
    );
    const two = oddsOf(
      [{ hitsOn: 4, cost: 12, dice: 2 }],
      [
        { hitsOn: 1, cost: 3 },
        { hitsOn: 1, cost: 3 },
      ],
    );
    expect(two.win).toBeGreaterThan(one.win);
    // both fall in the first round with both dice
    const sure = oddsOf(
      [{ hitsOn: 6, cost: 12, dice: 2 }],
      [
        { hitsOn: 0, cost: 3 },
        { hitsOn: 0, cost: 3 },
      ],
    );
    expect(sure).toMatchObject({ win: 1, attackLoss: 0, defenceLoss: 6 });
  });
});

describe('R41-14.10: a hold', () => {
  const load = (types: readonly Stack['type'][]) => types.map((type) => ({ type }));
  it.each<{ types: Stack['type'][]; does: boolean }>([
    { types: ['infantry', 'infantry'], does: true },
    { types: ['infantry', 'tank'], does: true },
    { types: ['tank', 'tank'], does: false },
    { types: ['infantry', 'infantry', 'infantry'], does: false },
  ])('takes so many, of the heavy ones fewer: $types', ({ types, does }) => {
    expect(fits({ edition: '1941' }, { owner: 'uk', type: 'transport' }, load(types))).toBe(does);
  });

  it('is what makes a ship carry: a destroyer has none', () => {
    expect(fits({ edition: '1941' }, { owner: 'uk', type: 'destroyer' }, load(['infantry']))).toBe(false);
  });
});
