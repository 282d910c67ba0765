import type { Language } from '../../engine';

/** What letters about clubs say; `club` is a name. */
export interface ClubWords {
  requested(who: string, club: string): string;
  accepted(club: string): string;
  declined(club: string): string;
  director(club: string): string;
  offered(who: string, club: string): string;
  'handed-over'(who: string, club: string): string;
  removed(club: string): string;
  /** The letter that invited an address did not arrive. */
  returnedLead(email: string, club: string): string;
  notices(count: number, club: string): string;
  /** A sentence more. */
  more: Record<'requested' | 'accepted' | 'declined' | 'director' | 'offered' | 'handed-over' | 'removed' | 'returned', string>;
  /** How to answer a request by letter, and what is written back. */
  reply: { how: string; admitted(who: string): string; refused(who: string): string; unclear: string; doubt(from: string): string };
  /** Before what who asks has written. */
  said: string;
  /** Above a notice: who wrote it and when. */
  by(who: string, when: string): string;
  formerPlayer: string;
  look: string;
  answer: string;
  others: string;
  why(club: string): string;
  stop: string;
  invitation: {
    /** `club` null: to a stranger, who is shown nothing that a player wrote but their name. */
    subject(inviter: string, club: string | null): string;
    lead(inviter: string, club: string | null): string;
    what: string;
    until(day: string): string;
    button: string;
  };
}

const en: ClubWords = {
  requested: (who, club) => `${who} asks to join ${club}`,
  accepted: (club) => `You are a member of ${club}`,
  declined: (club) => `${club} has declined your request`,
  director: (club) => `You are a director of ${club}`,
  offered: (who, club) => `${who} offers you the club ${club}`,
  'handed-over': (who, club) => `${who} owns ${club} now`,
  removed: (club) => `You are no longer a member of ${club}`,
  returnedLead: (email, club) => `The letter that invites ${email} into ${club} did not arrive.`,
  notices: (count, club) => (count === 1 ? `A notice from ${club}` : `${count} notices from ${club}`),
  more: {
    requested: 'Any director of the club can say yes or no.',
    accepted: 'You see its notices, its presets and its tables, and you can open tables in it.',
    declined: 'There may be other clubs for you, or you found one of your own.',
    director: 'You can invite players, answer requests, write notices, and keep the presets and texts of the club.',
    offered: 'The club is yours once you accept; until then nothing changes. Whoever owned it stays as a director.',
    'handed-over': 'You stay in the club as a director.',
    removed: 'You keep the seats that you hold at its tables. You come back when those who lead the club let you in again.',
    returned: 'Withdraw the invitation, look at the address, and invite once more; or hand on a link.',
  },
  reply: {
    how: 'Reply ACCEPT to this letter to let them in, or DECLINE to refuse.',
    admitted: (who) => `${who} is a member now, and gets a letter.`,
    refused: (who) => `${who} gets a letter that says so.`,
    unclear:
      'It was neither a yes nor a no. Reply to the letter about the request with ACCEPT or DECLINE in a line by itself, or answer on the page.',
    doubt: (from) =>
      `An answer came from ${from}, but nothing proves that it is yours. If it is, answer on the page; if it is not, do nothing.`,
  },
  said: 'In their words:',
  by: (who, when) => `${who}, ${when}`,
  formerPlayer: 'A former player',
  look: 'To the club',
  answer: 'Look and answer',
  others: 'To the clubs',
  why: (club) => `You get this letter because of the club ${club}.`,
  stop: 'No more letters from this club',
  invitation: {
    subject: (inviter, club) => (club === null ? `${inviter} invites you to a club` : `${club}: ${inviter} invites you`),
    lead: (inviter, club) =>
      club === null ? `${inviter} invites you to a club on Fieldpost.` : `${inviter} invites you to the club ${club}.`,
    what: 'A club has tables, notices and presets of its own, and its members take free seats before others.',
    until: (day) => `The invitation stands until ${day}.`,
    button: 'Look at the club and join',
  },
};

const it: ClubWords = {
  requested: (who, club) => `${who} chiede di entrare in ${club}`,
  accepted: (club) => `Ora fai parte di ${club}`,
  declined: (club) => `${club} non ha accolto la tua richiesta`,
  director: (club) => `Ora dirigi ${club}`,
  offered: (who, club) => `${who} vuole cederti il circolo ${club}`,
  'handed-over': (who, club) => `${club} ora appartiene a ${who}`,
  removed: (club) => `Non fai più parte di ${club}`,
  returnedLead: (email, club) => `La lettera che invita ${email} in ${club} non è arrivata.`,
  notices: (count, club) => (count === 1 ? `Un avviso da ${club}` : `${count} avvisi da ${club}`),
  more: {
    requested: 'Può rispondere chiunque diriga il circolo.',
    accepted: 'Vedi i suoi avvisi, i suoi modelli e i suoi tavoli, e puoi aprirne di nuovi.',
    declined: 'Forse c’è un altro circolo che fa per te, oppure puoi fondarne uno tuo.',
    director: 'Puoi invitare giocatori, rispondere alle richieste, scrivere avvisi e curare i modelli e i testi del circolo.',
    offered: 'Il circolo sarà tuo se accetti; fino ad allora non cambia nulla. Chi lo possedeva resta tra i direttori.',
    'handed-over': 'Resti nel circolo come direttore.',
    removed: 'I posti che occupi ai suoi tavoli restano tuoi. Potrai tornare quando chi dirige il circolo ti riammetterà.',
    returned: 'Ritira l’invito, controlla l’indirizzo e invita di nuovo; oppure passa un collegamento.',
  },
  reply: {
    how: 'Rispondi ACCETTO a questa lettera per farlo entrare, o RIFIUTO per dire di no.',
    admitted: (who) => `${who} ora fa parte del circolo, e riceve una lettera.`,
    refused: (who) => `${who} riceve una lettera che lo dice.`,
    unclear:
      'Non era né un sì né un no. Rispondi alla lettera sulla richiesta con ACCETTO o RIFIUTO in una riga a sé, oppure rispondi sulla pagina.',
    doubt: (from) =>
      `È arrivata una risposta da ${from}, ma nulla prova che sia tua. Se lo è, rispondi sulla pagina; se non lo è, non fare nulla.`,
  },
  said: 'Scrive:',
  by: (who, when) => `${who}, ${when}`,
  formerPlayer: 'Un ex giocatore',
  look: 'Vai al circolo',
  answer: 'Guarda e rispondi',
  others: 'Vai ai circoli',
  why: (club) => `Ricevi questa lettera per via del circolo ${club}.`,
  stop: 'Basta lettere da questo circolo',
  invitation: {
    subject: (inviter, club) => (club === null ? `${inviter} ti invita in un circolo` : `${club}: ${inviter} ti invita`),
    lead: (inviter, club) =>
      club === null ? `${inviter} ti invita in un circolo di Fieldpost.` : `${inviter} ti invita nel circolo ${club}.`,
    what: 'Un circolo ha tavoli, avvisi e modelli propri, e i suoi soci prendono i posti liberi prima degli altri.',
    until: (day) => `L’invito vale fino al ${day}.`,
    button: 'Guarda il circolo ed entra',
  },
};

export const clubWords: Readonly<Record<Language, ClubWords>> = { en, it };
