import { describe, expect, it } from 'vitest';
import { deck } from '../../../lib/games/aa-miniatures/cards';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { costOf, faultsOf, isOffered, pointsOf } from '../../../lib/games/aa-miniatures/rules/army';

const printed = [...deck('rulebook').values()];
const idOf = (name: string): string => printed.find((card) => card.name === name)!.id;
const cardsOf = (ids: string[]) => ids.map((id) => deck('rulebook').get(id)!);
const options = (given: object = {}) => optionsSchema.parse(given);
const sample = [
  'M4A1 Sherman',
  '6-Pounder Antitank Gun',
  '"Red Devil" Captain',
  'Bazooka',
  'M1 Garand Rifle',
  'Vickers Machine-Gun Team',
  'KV-1',
  'M3 Stuart',
];

describe('an army', () => {
  it('S196-205: the sample army costs a hundred points and is legal, without historical limits', () => {
    const army = sample.map(idOf);
    expect(costOf(cardsOf(army))).toBe(100);
    expect(faultsOf(options(), 'allies', army)).toEqual([]);
    expect(faultsOf(options({ historical: true }), 'allies', army)).toMatchObject([{ id: 'nations' }]);
  });

  it('S190-209: too dear, too many, of the other side, of a later year, of no card', () => {
    const faults = (cards: string[], given: object = {}) => faultsOf(options(given), 'allies', cards.map(idOf)).map(({ id }) => id);
    expect(faults(Array(4).fill('KV-1'))).toEqual(['points']);
    expect(faults(Array(16).fill('M1 Garand Rifle'))).toEqual(['units']);
    expect(faults(['Panzer IV Ausf. G'])).toEqual(['other-side']);
    expect(faults(['M4A1 Sherman'], { year: '1940' })).toEqual(['year']);
    expect(faultsOf(options(), 'allies', ['no-such-card'])).toEqual([{ id: 'unknown-card', card: 'no-such-card' }]);
  });

  it('S676: an attacker has 120 points and the defender 80', () => {
    const assault = options({ scenario: 'assault', attacker: 'axis' });
    expect([pointsOf(assault, 'axis'), pointsOf(assault, 'allies')]).toEqual([120, 80]);
  });

  it('has cards for both sides, and neither aircraft nor obstacles where a table wants none', () => {
    const offered = (given: object) => printed.filter((card) => isOffered(options(given), 'axis', card));
    expect(offered({}).length).toBe(218);
    const types = new Set(offered({ aircraft: false, obstacles: false }).map(({ type }) => type));
    expect(types).toEqual(new Set(['soldier', 'vehicle']));
    expect(printed).toHaveLength(471);
  });
});
