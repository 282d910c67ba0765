import type { Text } from '../../../engine';
import { capitalised } from '../../kit/words';
import type { Ending } from '../types';
import { nouns } from './names';

/** How a game ended, in a sentence. */
export function endings({ winner, reason, stars }: Ending): Text {
  const count = `${stars.allied}–${stars.axis}`;
  const why: Record<Ending['reason'], Text> = {
    stars: { en: 'The Allies hold every star.', it: 'Gli Alleati occupano tutte le stelle.' },
    munich: { en: 'The Allies hold Munich.', it: 'Gli Alleati occupano Monaco.' },
    eliminated: { en: 'The other side has no forces left.', it: "L'altra parte non ha più forze." },
    turns: { en: `Stars at the end, Allies–Axis: ${count}.`, it: `Stelle alla fine, Alleati–Asse: ${count}.` },
  };
  const neither: Text = { en: 'Neither side has forces left.', it: 'Nessuna delle due parti ha più forze.' };
  if (winner === null) {
    const text = reason === 'eliminated' ? neither : why[reason];
    return { en: `A draw. ${text.en}`, it: `Parità. ${text.it}` };
  }
  const verb = winner === 'allied' ? 'vincono gli' : "vince l'";
  const space = winner === 'allied' ? ' ' : '';
  return {
    en: `The ${nouns.en.sides[winner]} ${winner === 'allied' ? 'win' : 'wins'}. ${why[reason].en}`,
    it: `${capitalised(verb)}${space}${nouns.it.sides[winner]}. ${why[reason].it}`,
  };
}
