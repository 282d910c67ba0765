import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('the end of a round at sea', () => {
  it('R41-7.10: what staying would cost is said before it is ordered, in the help, the form and both languages', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz6 from sz8
      sz6: Germany 1 battleship, UK 1 transport [carrying UK infantry], 1 destroyer`);
    field.dice(6, 1).when('END');
    const decision = field.question();
    expect(aa1941.help(field.state, decision, 'en').question).toBe(
      'Nobody can go on fighting in Sea Zone 6: PRESS stays there and loses 1 transport (1 infantry aboard) without dice. Or do you retreat?',
    );
    expect(aa1941.help(field.state, decision, 'it').question).toBe(
      'Nessuno può continuare a combattere nella zona di mare 6: CONTINUA resta lì e perde senza dadi 1 trasporto (1 fanteria a bordo). O ti ritiri?',
    );
    expect(aa1941.prompt(field.state, decision, [], 'en')).toMatchObject({
      choices: [{ value: 'press', label: 'Stay, and lose 1 transport (1 infantry aboard)' }, { value: 'sz8' }],
    });
    field.when('press');
    field.then({ at: { sz6: 'Germany 1 battleship' } });
  });

  it('R41-7.9: a round that can go on is asked about as ever', () => {
    const field = given(aa1941).position(`Round 1, UK, combat-move
      Origins: sz6 from sz8
      sz6: Germany 1 battleship, UK 2 destroyers`);
    field.dice(6, 6, 6).when('END');
    expect(aa1941.help(field.state, field.question(), 'en').question).toBe('Do you press the attack in Sea Zone 6 or retreat?');
  });
});
