import { describe, expect, it } from 'vitest';
import { type Card, deck } from '../../../../lib/games/aa-miniatures/cards';
import { cardLines } from '../../../../lib/games/aa-miniatures/words/cards';

const cards = [...deck('rulebook').values()];
const languages = ['en', 'it'] as const;

function named(name: string): Card {
  const found = cards.find((card) => card.name === name);
  if (!found) throw new Error(`there is no card ${name}`);
  return found;
}

describe('the words of cards', () => {
  it('write a vehicle out, its name as printed', () => {
    const tank = named('T-35');
    expect(cardLines(tank, 'rulebook', 'en').slice(0, 6)).toEqual([
      'T-35',
      'Soviet Union, Vehicle (Tank), 1941, 18 points',
      'Speed 2; Defense 4 front, 2 rear',
      'Dice against Soldiers: short 10, medium 10, long 8',
      'Dice against Vehicles: short 10, medium 9, long 7',
      'Weak Suspension: Needs a successful movement roll to enter a hill hex, except along a road.',
    ]);
    expect(cardLines(tank, 'rulebook', 'it').slice(0, 5)).toEqual([
      'T-35',
      'Unione Sovietica, Veicolo (Carro armato), 1941, 18 punti',
      'Velocità 2; Difesa 4 fronte, 2 retro',
      'Dadi contro i Soldati: corta 10, media 10, lunga 8',
      'Dadi contro i Veicoli: corta 10, media 9, lunga 7',
    ]);
  });

  it('write a dash where it has no dice', () => {
    expect(cardLines(named('Owen SMG'), 'rulebook', 'en')[3]).toBe('Dice against Soldiers: short 9, medium 6, long –');
  });

  it('write an obstacle out without numbers, halves of points as the language has them', () => {
    const lines = cardLines(named('Barbed Wire'), 'rulebook', 'en');
    expect(lines.slice(0, 2)).toEqual(['Barbed Wire', 'Any nation, Obstacle, 1939, 0.5 points']);
    expect(lines.slice(2).map((line) => line.split(':')[0])).toEqual(['Fortification', 'Barbed Wire']);
    expect(cardLines(named('Barbed Wire'), 'rulebook', 'it')[1]).toBe('Qualsiasi nazione, Ostacolo, 1939, 0,5 punti');
    expect(cardLines(named('Tank Obstacle'), 'rulebook', 'en')[1]).toBe('Any nation, Obstacle, 1939, 1 point');
  });

  it('leave out the speed of an aircraft, and name one defense once', () => {
    expect(cardLines(named('Ju 87 Stuka'), 'rulebook', 'en')[2]).toBe('Defense 4');
    expect(cardLines(named('Owen SMG'), 'rulebook', 'en')[2]).toBe('Speed 1; Defense 4');
  });

  it('have the abilities’ texts of the edition asked for', () => {
    const spotter = named('Disciplined Spotter');
    const line = (edition: 'rulebook' | 'revised') => cardLines(spotter, edition, 'en').find((each) => each.startsWith('Spotter: '));
    expect(line('rulebook')).toContain('within 4 hexes');
    expect(line('revised')).toContain('within 8 hexes');
  });

  it('have a line for every ability, and none empty', () => {
    for (const language of languages)
      for (const card of cards) {
        const lines = cardLines(card, 'revised', language);
        expect(lines).toHaveLength((card.type === 'obstacle' ? 2 : 5) + card.abilities.length);
        expect(lines.filter((line) => line.trim() === '')).toEqual([]);
        expect(lines[0]).toBe(card.name);
      }
  });
});
