import { expect, it } from 'vitest';
import { onOneDatabase } from '../support/databases';
import { scene } from './scene';

const one = ({ text }: { text: string }) => text.replace(/\s+/g, ' ');

onOneDatabase('an auction of the sides by letter', () => {
  it('asks both for a bid, shows none before the other is in, and says then what the army may cost', async () => {
    const { letter, reply } = await scene({ game: 'aa-miniatures', options: { auction: true } });
    expect(one(await letter('anna'))).toContain(
      'First player: How many points more must its army be allowed to cost for you to play the Axis?',
    );
    expect(one(await letter('bruno'))).toContain('Secondo giocatore: Con quanti punti in più per l’esercito giocheresti l’Asse?');
    expect(one(await reply('anna', 'BID 17'))).toContain('YOUR ORDERS ARE SEALED');
    const between = one(await reply('bruno', 'AIUTO'));
    expect(between).toContain('OFFRI numero');
    expect(between).not.toMatch(/ 17[ .,;]/);
    expect(one(await reply('bruno', 'OFFRI 26'))).toContain('troppo grande: al massimo 25.');
    expect(one(await reply('bruno', 'OFFRI 19'))).toContain('Offerte: primo giocatore 17, secondo giocatore 19.');
    const asked = one(await letter('anna'));
    expect(asked).toContain('the Axis has 17 points more for its army.');
    expect(asked).toContain('What the armies may cost - Axis: 117 points - Allies: 100 points');
    const army = 'Tiger I, Panther Ausf. D, Panzer IV Ausf. G, Mauser Kar 98k';
    expect(one(await reply('anna', `ARMY ${army}, Mauser Kar 98k`))).toContain('The army costs 120 points; it may cost 117 at most.');
    expect(one(await reply('anna', `ARMY ${army}`))).toContain('YOUR ORDERS ARE SEALED');
  });
});
