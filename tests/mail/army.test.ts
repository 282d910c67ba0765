import { describe, expect, it } from 'vitest';
import { type Language, open, seeded, seededDie } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import { readSheet } from '../../lib/mail/inbound/reading/letter-sheet';
import { orderReaderFor } from '../../lib/mail/inbound/reading/order-reader';
import { onOneDatabase } from '../support/databases';
import { scene } from './scene';

/** The orders that a letter gives to somebody who is asked for an army. */
async function ordersIn(text: string, { wrapped = false, language = 'en' }: { wrapped?: boolean; language?: Language } = {}) {
  const game = await loadGame('aa-miniatures');
  const { state } = open(game, game.optionsSchema.parse({}), seededDie(seeded('armies')));
  const [decision] = game.decisions(state);
  const reader = orderReaderFor(game, game.view(state, decision!.seat), [decision!], language);
  const { orders, ignored } = readSheet({ lines: text.split('\n'), wrapped, unseen: [] }, reader, []);
  return { orders, ignored };
}

describe('an army in a letter', () => {
  const whole = 'ARMY 2x Panzer III Ausf. F, Mauser Kar 98k, 88 w/Gun Shield';

  it('is a line, or its verb with a card a line below it, bullets, remarks and colons or none', async () => {
    const list = 'Hello,\n\narmy:\n\n- 2x Panzer III Ausf. F # fast\n- Mauser Kar 98k\n- 88 w/Gun Shield\n\nBest wishes,\nAnna';
    expect((await ordersIn(list)).orders).toEqual([whole]);
    expect((await ordersIn(whole)).orders).toEqual([whole]);
    const italian = await ordersIn('ESERCITO\nTiger I\n2 Mauser Kar 98k\n\nCiao', { language: 'it' });
    expect(italian).toEqual({ orders: ['ESERCITO Tiger I, 2 Mauser Kar 98k'], ignored: ['Ciao'] });
  });

  it('keeps a name that nobody knows, so that it is refused and not left out', async () => {
    expect((await ordersIn('ARMY\nTiger I\nSherman Calliope')).orders).toEqual(['ARMY Tiger I, Sherman Calliope']);
  });

  it('is put together where a mail program broke the line', async () => {
    const line = 'ARMY 2x Panzer III Ausf. F, PzKpfw 38(t) (Germany), Panzerjager I,\n4x Panzergrenadier, SS-Haupsturmfuhrer';
    expect((await ordersIn(line, { wrapped: true })).orders).toEqual([line.replace('\n', ' ')]);
  });

  it('is not made of prose', async () => {
    expect((await ordersIn('army\nI am still thinking about it.')).orders).toEqual(['army']);
  });
});

onOneDatabase('the answer to an army by letter', () => {
  it('S190-209: says all that is wrong with it as the form says it, and what would be right, in the language of who wrote', async () => {
    const { reply } = await scene({ game: 'aa-miniatures', options: { year: '1942', historical: true } });
    const one = (text: string) => text.replace(/\s+/g, ' ');
    const english = one((await reply('anna', 'ARMY\n2x Tiger I\n16x Arisaka Rifleman\nJagdtiger\nKV-1')).text);
    expect(english).toContain('Jagdtiger is of 1944; this battle is fought with units of 1942 and before.');
    expect(english).toContain('KV-1 fights for the other side; this army takes cards of this side: Axis.');
    expect(english).toMatch(/The army costs [\d.]+ points; it may cost 100 at most\./);
    expect(english).toContain('The army has 20 units; it may have 15 at most, not counting obstacles.');
    expect(english).toContain('Historically these did not fight in one army: Germany, Japan and Soviet Union.');
    const italian = one((await reply('bruno', 'ESERCITO\n16x M1 Garand Rifle\nTiger I\nSherman Kalliope')).text);
    expect(italian).toContain('"sherman" può essere Sherman DD o');
    const mended = one((await reply('bruno', 'ESERCITO\n16x M1 Garand Rifle\nTiger I')).text);
    expect(mended).toContain('Tiger I combatte per l’altra parte; quest’esercito vuole carte di questa parte: Alleati.');
    expect(mended).toContain('L’esercito ha 17 unità; può averne al massimo 15, ostacoli esclusi.');
    expect(one((await reply('bruno', 'ESERCITO\n3x M1 Garand Rifle\nM3 Stuart')).text)).toContain('ESERCITO M3 Stuart, 3x M1 Garand Rifle');
  });
});
