import type { compare as english } from '../en/compare';
import type { Translated } from '../translated';

export const compare: Translated<typeof english> = {
  titleOf: '{title}: confronto tra le righe {from} e {to}',
  title: 'Due momenti a confronto',
  begin: 'Confronta con la riga',
  show: 'Confronta',
  moment: 'Riga {seq}',
  setUp: 'la preparazione',
  pictureOf: 'Il tabellone dopo la riga {seq}, con il contorno di ciò che differisce',
  same: 'Sul tabellone nulla differisce tra questi due momenti.',
  taken: 'Passati di mano',
  territory: 'Spazio',
  before: 'Prima',
  after: 'Dopo',
  nobody: 'nessuno',
  pieces: 'Pezzi persi e guadagnati',
  owner: 'Di chi',
  piece: 'Pezzo',
  change: 'Differenza',
  figures: 'Cifre',
};
