import type { share as english } from '../en/share';
import type { Translated } from '../translated';

export const share: Translated<typeof english> = {
  takeAlong: 'Da portare via',
  file: 'La partita come file firmato (JSON)',
  fileHint: 'ogni ordine e ogni dado, da controllare e da leggere ovunque',
  text: 'La partita come testo da leggere',
  notation: 'Gli ordini in notazione',
  whenOver: 'Questo gioco nasconde informazioni: a partita finita si potrà salvare come file, come testo e in notazione.',
  embedFoot: 'wargame da tavolo per lettera',
};
