import { describe, expect, it } from 'vitest';
import { help } from '../../../lib/games/axis-allies/help';
import { prompt } from '../../../lib/games/axis-allies/prompts';
import { combatDecisions } from '../../../lib/games/axis-allies/rules/combat';
import { battlefield } from './battlefield';

describe('the end of a round at sea', () => {
  it('R41-7.10: what staying would cost is said before it is ordered, in the help, the form and both languages', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { destroyer: 1 }, germany: { battleship: 1 } } },
      stacks: { sz6: [{ owner: 'uk', type: 'transport', count: 1, cargo: [{ owner: 'uk', type: 'infantry' }] }] },
      turn: { hostile: ['sz6'], origins: { sz6: ['sz8'] } },
    });
    field.rolls(6, 1).begin();
    const [decision] = combatDecisions(field.state);
    if (!decision) throw new Error('nothing is asked');
    expect(help(field.state, decision, 'en').question).toBe(
      'Nobody can go on fighting in Sea Zone 6: PRESS stays there and loses 1 transport (1 infantry aboard) without dice. Or do you retreat?',
    );
    expect(help(field.state, decision, 'it').question).toBe(
      'Nessuno può continuare a combattere nella zona di mare 6: CONTINUA resta lì e perde senza dadi 1 trasporto (1 fanteria a bordo). O ti ritiri?',
    );
    expect(prompt(field.state, decision, [], 'en')).toMatchObject({
      choices: [{ value: 'press', label: 'Stay, and lose 1 transport (1 infantry aboard)' }, { value: 'sz8' }],
    });
    field.orders('press');
    expect(field.at('sz6')).toBe('1 germany battleship');
  });

  it('R41-7.9: a round that can go on is asked about as ever', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { destroyer: 2 }, germany: { battleship: 1 } } },
      turn: { hostile: ['sz6'], origins: { sz6: ['sz8'] } },
    });
    field.rolls(6, 6, 6).begin();
    const [decision] = combatDecisions(field.state);
    expect(decision && help(field.state, decision, 'en').question).toBe('Do you press the attack in Sea Zone 6 or retreat?');
  });
});
