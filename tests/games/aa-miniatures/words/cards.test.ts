import { describe, expect, it } from 'vitest';
import type { Language, UnitCard } from '../../../../lib/engine';
import { deck } from '../../../../lib/games/aa-miniatures/cards';
import { unitCardOf } from '../../../../lib/games/aa-miniatures/words/cards';

const cards = [...deck('rulebook').values()];

function named(name: string, language: Language = 'en', edition: 'rulebook' | 'revised' = 'rulebook'): UnitCard {
  const found = cards.find((card) => card.name === name);
  if (!found) throw new Error(`there is no card ${name}`);
  return unitCardOf(found, edition, language);
}

describe('the words of cards', () => {
  it('write a vehicle out, its name as printed', () => {
    expect(named('T-35')).toMatchObject({
      title: 'T-35',
      kind: 'Soviet Union, Vehicle (Tank), 1941, 18 points',
      values: [
        { label: 'Speed', value: '2' },
        { label: 'Defense, front', value: '4' },
        { label: 'Defense, rear', value: '2' },
      ],
      table: {
        head: ['Attack dice (range in hexes)', 'short 0–1', 'medium 2–4', 'long 5–8'],
        rows: [
          ['against Soldiers', '10', '10', '8'],
          ['against Vehicles', '10', '9', '7'],
        ],
      },
    });
    expect(named('T-35').abilities[0]).toEqual({
      name: 'Weak Suspension',
      text: 'Needs a successful movement roll to enter a hill hex, except along a road.',
    });
    expect(named('T-35', 'it')).toMatchObject({
      title: 'T-35',
      kind: 'Unione Sovietica, Veicolo (Carro armato), 1941, 18 punti',
      values: [
        { label: 'Velocità', value: '2' },
        { label: 'Difesa, fronte', value: '4' },
        { label: 'Difesa, retro', value: '2' },
      ],
      table: { head: ['Dadi di attacco (gittata in esagoni)', 'corta 0–1', 'media 2–4', 'lunga 5–8'] },
    });
  });

  it('write a dash where it has no dice', () => {
    expect(named('Owen SMG').table?.rows[0]).toEqual(['against Soldiers', '9', '6', '–']);
  });

  it('write an obstacle out without numbers, halves of points as the language has them', () => {
    const wire = named('Barbed Wire');
    expect(wire).toMatchObject({ kind: 'Any nation, Obstacle, 1939, 0.5 points', values: [] });
    expect(wire).not.toHaveProperty('table');
    expect(wire.abilities.map(({ name }) => name)).toEqual(['Fortification', 'Barbed Wire']);
    expect(named('Barbed Wire', 'it').kind).toBe('Qualsiasi nazione, Ostacolo, 1939, 0,5 punti');
    expect(named('Tank Obstacle').kind).toBe('Any nation, Obstacle, 1939, 1 point');
  });

  it('leave out the speed of an aircraft, and name one defense once', () => {
    expect(named('Ju 87 Stuka').values).toEqual([{ label: 'Defense', value: '4' }]);
    expect(named('Owen SMG').values).toEqual([
      { label: 'Speed', value: '1' },
      { label: 'Defense', value: '4' },
    ]);
  });

  it('have the abilities’ texts of the edition asked for', () => {
    const spotter = (edition: 'rulebook' | 'revised') =>
      named('Disciplined Spotter', 'en', edition).abilities.find(({ name }) => name === 'Spotter')?.text;
    expect(spotter('rulebook')).toContain('within 4 hexes');
    expect(spotter('revised')).toContain('within 8 hexes');
  });
});
