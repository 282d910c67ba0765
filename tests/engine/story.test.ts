import { describe, expect, it } from 'vitest';
import { bandOf, type Chronicle, type Kinds, type Moment, rarity, type Scene, storyteller, thrown, turnEnds } from '../../lib/engine';

type Said = { type: 'throw'; owner: string; hits: number } | { type: 'note'; note: ReturnType<Chronicle['notes']>[number] };
interface K extends Kinds {
  event: Said;
  view: { gold: Record<string, number> };
}

/** Owners throw four dice that hit on half of their faces; a view is what everybody has. */
const chronicle: Chronicle<K> = {
  measures: ({ gold }) => [
    { id: 'gold', title: 'Gold', lines: Object.entries(gold).map(([owner, value]) => ({ owner, name: owner, value })) },
  ],
  throws: (event) =>
    event.type === 'throw' ? [thrown(event.owner, { dice: 4, hits: event.hits, chance: 0.5 }, { space: 'hill', part: 'attack' })] : [],
  notes: (event) => (event.type === 'note' ? [event.note] : []),
  turnName: ({ round, power }) => `${round} ${power}`,
  unitName: (type, count) => `${count} ${type}`,
  worth: (value) => `${value}`,
};

const turn = (round: number, power: string): Moment => ({ round, power, phase: 'fight' });
const note = (said: Extract<Said, { type: 'note' }>['note']): Said => ({ type: 'note', note: said });
const begins = note({ type: 'begins', space: 'hill', name: 'Battle', attackers: ['red'], defenders: ['blue'] });
const ends = note({ type: 'ends', space: 'hill', winner: 'attack' });
const lost = (owner: string, count: number) =>
  note({ type: 'lost', space: 'hill', lost: [{ owner, type: 'knight', count, value: 5 * count }] });

function told(scenes: readonly Partial<Scene<K>>[]) {
  const teller = storyteller(chronicle, 'en');
  for (const [i, scene] of scenes.entries())
    teller.add({ seq: i, moment: turn(1, 'red'), view: { gold: {} }, events: [], ends: false, ...scene });
  return teller.story();
}

describe('a story', () => {
  it('has a point where a turn ends, and one at the end', () => {
    const moments = [turn(1, 'red'), turn(1, 'red'), turn(1, 'blue'), turn(2, 'blue')];
    expect(turnEnds(moments)).toEqual([false, true, true, true]);
    expect(turnEnds(moments, { byRound: true })).toEqual([false, false, true, true]);
  });

  it('follows every line from where it begins', () => {
    const { points, measures } = told([
      { ends: true, view: { gold: { red: 3 } } },
      { view: { gold: { red: 9 } } },
      { ends: true, view: { gold: { red: 4, blue: 1 } } },
    ]);
    expect(points.map(({ seq }) => seq)).toEqual([0, 2]);
    expect(measures[0]?.lines.map(({ owner, values }) => [owner, values])).toEqual([
      ['red', [3, 4]],
      ['blue', [null, 1]],
    ]);
  });

  it('adds luck up, with the exact band of its dice', () => {
    const { luck } = told([
      { ends: true },
      { events: [{ type: 'throw', owner: 'red', hits: 4 }] },
      { events: [{ type: 'throw', owner: 'red', hits: 1 }], ends: true },
    ]);
    const [red] = luck;
    expect(red?.total).toEqual({ dice: 8, hits: 5, expected: 4, variance: 2 });
    expect(red?.course).toEqual([
      { beyond: 0, band: 0 },
      { beyond: 1, band: 2.77 },
    ]);
  });

  it('tells a battle with its losses on the right side, what was shot before it, and nothing of what came later there', () => {
    const { battles } = told([
      { events: [{ type: 'throw', owner: 'red', hits: 2 }, lost('red', 1)] },
      { events: [begins, { type: 'throw', owner: 'red', hits: 3 }, lost('blue', 2), lost('red', 1)] },
      { events: [ends, note({ type: 'taken', space: 'hill', by: 'red' })] },
      { events: [lost('blue', 7), { type: 'throw', owner: 'red', hits: 4 }] },
    ]);
    expect(battles).toHaveLength(1);
    expect(battles[0]).toMatchObject({
      ...{ from: 0, to: 2, winner: 'attack', isTaken: true, value: { attack: 10, defence: 10 } },
      lost: { attack: [{ owner: 'red', count: 2 }], defence: [{ owner: 'blue', count: 2 }] },
      luck: { attack: { dice: 8, hits: 5 }, defence: { dice: 0 } },
    });
  });

  it('keeps what was shot in one turn out of the battle of another', () => {
    const { battles } = told([{ events: [lost('red', 1)] }, { moment: turn(2, 'red'), events: [begins, ends] }]);
    expect(battles[0]).toMatchObject({ from: 1, value: { attack: 0 } });
  });

  it('tells battles of one space apart by what they are of, and goes on with one that begins again', () => {
    const by = (of: string, owner: string) =>
      note({ type: 'begins', space: 'hill', of, name: of, attackers: [owner], defenders: ['blue'] });
    const over = note({ type: 'ends', space: 'hill', of: 'tower', winner: 'attack' });
    const { battles } = told([{ events: [by('tower', 'red'), by('gate', 'red')] }, { events: [by('tower', 'green'), over] }]);
    expect(battles.map(({ name, attackers, winner }) => [name, attackers, winner])).toEqual([
      ['tower', ['red', 'green'], 'attack'],
      ['gate', ['red'], 'open'],
    ]);
  });

  it('counts what found no place to land after the battle with it', () => {
    const late = note({ type: 'lost', space: 'hill', lost: [{ owner: 'blue', type: 'plane', count: 1, value: 10 }], isLate: true });
    const { battles } = told([{ events: [begins, ends] }, { events: [late] }]);
    expect(battles[0]?.value.defence).toBe(10);
  });
});

describe('luck', () => {
  // of 100 coins: 60 heads or more come with chance 0.0284
  it('is as rare as the dice say', () => {
    const coins = { dice: 100, hits: 60, expected: 50, variance: 25 };
    expect(rarity(coins)).toBeCloseTo(0.0284, 2);
    expect(rarity({ ...coins, hits: 40 })).toBeCloseTo(rarity(coins) ?? 0, 10);
    expect(rarity({ ...coins, hits: 50 })).toBeCloseTo(0.5, 6);
    expect(bandOf(coins)).toBeCloseTo(9.8, 6);
  });

  it('says nothing where few dice could tell', () => {
    expect(rarity({ dice: 3, hits: 3, expected: 1, variance: 0.7 })).toBeNull();
  });
});
