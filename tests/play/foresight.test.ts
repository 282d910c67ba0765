import { expect, it } from 'vitest';
import { foresight } from '../../lib/play/orders/foresight';

const battle = { order: 'BATTLE Caucasus', via: 'standing' } as const;

it('a player is told in both languages who answers for them, and that dice follow', () => {
  const given = [{ order: 'END', via: 'forced', behind: 2 } as const];
  const foreseen = { given, stoppedAt: 3, beyond: { why: 'chance', answer: battle }, isPresumed: false } as const;
  expect(foresight(foreseen, 'en')).toEqual([
    'END is done for you: nothing else is possible.',
    'Then your standing orders answer BATTLE Caucasus: dice are thrown, and they go on answering all that they cover.',
    'Order 4 and what follows it are tried when you send.',
  ]);
  expect(foresight(foreseen, 'it')).toEqual([
    'END è eseguito per te: non è possibile altro.',
    'Poi i tuoi ordini permanenti rispondono BATTLE Caucasus: si tirano i dadi, e continuano a rispondere a tutto ciò che coprono.',
    'L’ordine 4 e i seguenti si provano all’invio.',
  ]);
});

it('nothing is said where nothing is answered and the turn passes on', () => {
  expect(foresight({ given: [], stoppedAt: null, beyond: { why: 'others', answer: null }, isPresumed: false }, 'en')).toEqual([]);
  expect(foresight({ given: [], stoppedAt: null, beyond: null, isPresumed: false }, 'it')).toEqual([]);
});

it.each(['chance', 'hidden', 'sealed'] as const)('an order of the sheet that cannot be foreseen says why: %s', (why) => {
  const beyond = { given: [], stoppedAt: 0, beyond: { why, answer: null }, isPresumed: false };
  expect(foresight(beyond, 'en')[0]).toMatch(/dice are thrown|facts decide|is sealed/);
  expect(foresight(beyond, 'it')[0]).toMatch(/si tirano i dadi|decidono fatti|resta sigillata/);
});

it('who can write on behind what cannot be known is told what that means', () => {
  const foreseen = { given: [], stoppedAt: 0, beyond: { why: 'chance' as const, answer: null }, isPresumed: true };
  expect(foresight(foreseen, 'en').at(-1)).toMatch(/write on, .* comes back on your sheet/);
  expect(foresight(foreseen, 'it').at(-1)).toMatch(/continuare a scrivere .* torna sul tuo foglio/);
});
