import type { unsubscribe as english } from '../en/unsubscribe';
import type { Translated } from '../translated';

export const unsubscribe: Translated<typeof english> = {
  label: 'Lettere',
  askTable: 'Basta lettere da «{table}»?',
  askAll: 'Basta lettere sulle partite?',
  askText: 'Vanno a {email}. I tuoi posti restano tuoi e puoi giocare sul sito; le lettere d’accesso arrivano sempre.',
  stopTable: 'Basta lettere da questo tavolo',
  stopAll: 'Basta lettere sulle partite',
  stoppedTable: 'Niente più lettere da «{table}»',
  stoppedAll: 'Niente più lettere sulle partite',
  stoppedText: 'A {email} non arriva più nulla. La partita va avanti senza scriverti: ogni tanto guarda i tuoi tavoli.',
  someClub: 'questo circolo',
  askClubText: 'Vanno a {email}. Nel circolo resti come prima, e la sua pagina continua a dire tutto.',
  stopClub: 'Basta lettere da questo circolo',
  stoppedClubText: 'A {email} non ne arriva più nessuna. La pagina del circolo continua a dire tutto.',
  someSeason: 'questa stagione',
  askSeasonText: 'Vanno a {email}. Nella stagione resti, e le lettere sulle tue partite continuano come le hai impostate.',
  stopSeason: 'Basta lettere da questa stagione',
  stoppedSeasonText: 'A {email} non ne arriva più nessuna. La pagina della stagione continua a dire tutto.',
  toClubs: 'Circoli',
  resume: 'Scrivetemi di nuovo',
  resumeAll: 'Mandatemi di nuovo tutte le lettere',
  toTables: 'I miei tavoli',
};
