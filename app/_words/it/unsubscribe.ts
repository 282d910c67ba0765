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
  followed: 'Che cosa ha fatto chi segui',
  stopFollowed: 'Basta lettera settimanale',
  askFollowedText: 'Va a {email}. Continui a seguire chi segui, e nel tuo profilo puoi riaverla.',
  stoppedFollowedText: 'A {email} non arriva più. Continui a seguire chi segui, e nel tuo profilo puoi riaverla.',
  toClubs: 'Circoli',
  resume: 'Scrivetemi di nuovo',
  resumeAll: 'Mandatemi di nuovo tutte le lettere',
  toTables: 'I miei tavoli',
};
