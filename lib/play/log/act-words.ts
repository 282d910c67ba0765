import type { Act, ActHolder, HandOver } from '../../chance/act';
import { endingText } from '../../chance/ending';
import { reasonText } from '../../chance/late';
import type { Language, Moment } from '../../engine';
import type { AnyGame } from '../../games/registry';

/** What names of people and seats an act is told with. */
export interface ActNames {
  game: AnyGame;
  language: Language;
  /** Where the table is now, for what seats are called. */
  moment: Moment | null;
  /** Display name of a user; null when it is not known (any more). */
  user(id: string): string | null;
}

const words = {
  en: {
    bot: 'practice bot',
    nobody: 'nobody',
    player: 'a player',
    takenBack: (by: string, to: number) => `${by} takes orders back: play goes on from after ${to === 0 ? 'the set-up' : `entry ${to}`}.`,
    agreed: (seats: string) => `Agreed: ${seats}.`,
    passes: (seat: string, from: string, to: string) => `${seat} changes hands: ${from} → ${to}`,
    why: {
      invitation: '',
      substitute: ', for the time of an absence',
      return: ', who is back',
      open: ', who took the seat that was offered',
      resigned: ': the player resigned',
      removed: ': the player was removed from the seat',
      forfeited: ': the time ran out',
      conceded: ': the player conceded',
      replaced: ': a director replaced the player',
    },
    byOwner: 'By the owner of the table.',
    draw: (by: string) => `${by} proposed a draw.`,
    won: (by: string, winners: string) => `${by} proposed to end the game here, won by: ${winners}.`,
    appeals: (by: string, reason: string) => `${by} appeals to the directors: “${reason}”`,
    adjudicated: (director: string, verdict: string, reason: string) => `${director} decides as a director: ${verdict} Reason: “${reason}”`,
    byRule: (verdict: string, reason: string) => `By the rule of the season: ${verdict} Reason: ${reason}.`,
    stands: 'it stands as it is.',
    answers: (entry: number) => `It answers the appeal of entry ${entry}.`,
    director: 'a director',
  },
  it: {
    bot: 'giocatore automatico',
    nobody: 'nessuno',
    player: 'un giocatore',
    takenBack: (by: string, to: number) =>
      `${by} ritira degli ordini: si riprende da dopo ${to === 0 ? 'la preparazione' : `la riga ${to}`}.`,
    agreed: (seats: string) => `D'accordo: ${seats}.`,
    passes: (seat: string, from: string, to: string) => `${seat} passa di mano: ${from} → ${to}`,
    why: {
      invitation: '',
      substitute: ", per la durata di un'assenza",
      return: ', che torna',
      open: ', che ha preso il posto offerto',
      resigned: ': il giocatore si è ritirato',
      removed: ': il giocatore è stato tolto dal posto',
      forfeited: ': il tempo è scaduto',
      conceded: ': il giocatore ha abbandonato',
      replaced: ': la direzione ha sostituito il giocatore',
    },
    byOwner: 'Per volontà di chi ha creato il tavolo.',
    draw: (by: string) => `${by} ha proposto la patta.`,
    won: (by: string, winners: string) => `${by} ha proposto di finire qui la partita, vittoria di: ${winners}.`,
    appeals: (by: string, reason: string) => `${by} fa ricorso alla direzione: «${reason}»`,
    adjudicated: (director: string, verdict: string, reason: string) => `${director} decide come direzione: ${verdict} Motivo: «${reason}»`,
    byRule: (verdict: string, reason: string) => `Per regola della stagione: ${verdict} Motivo: ${reason}.`,
    stands: 'resta com’è.',
    answers: (entry: number) => `Risponde al ricorso della riga ${entry}.`,
    director: 'la direzione',
  },
} as const;

/** An act in sentences, with the names people have today. */
export function actLines(act: Act, names: ActNames): string[] {
  const { game, language, moment } = names;
  const said = words[language];
  const seat = (id: string) => game.seatName(id, language, moment) as string;
  const consent = act.consent.length > 0 ? [said.agreed(act.consent.map(seat).join(', '))] : [];
  switch (act.type) {
    case 'take-back':
      return [said.takenBack(seat(act.by), act.to), ...consent];
    case 'end':
      return [act.winners.length === 0 ? said.draw(seat(act.by)) : said.won(seat(act.by), act.winners.map(seat).join(', ')), ...consent];
    case 'hand-over':
      return [handedOver(act, names), ...(act.why === 'removed' && act.by === null ? [said.byOwner] : []), ...consent];
    case 'concede':
    case 'time-out':
      return [ended(act, names)];
    case 'appeal':
      return [said.appeals(seat(act.by), act.reason)];
    case 'adjudicate': {
      const verdict = act.verdict === 'stands' ? said.stands : ended(act, names);
      const answers = act.appeal === null ? [] : [said.answers(act.appeal)];
      if (act.director === null) return [said.byRule(verdict, reasonText(act.reason, language))];
      return [said.adjudicated(names.user(act.director) ?? said.director, verdict, act.reason), ...answers];
    }
  }
}

const ended = (act: Act, { game, language, moment }: ActNames): string => endingText(game, act, moment)[language];

function handedOver({ seat, from, to, why }: HandOver, { game, language, moment, user }: ActNames): string {
  const said = words[language];
  const name = (holder: ActHolder) => (typeof holder === 'string' ? said[holder] : (user(holder.user) ?? said.player));
  return `${said.passes(game.seatName(seat, language, moment), name(from), name(to))}${said.why[why]}.`;
}

/** Users an act names. */
export function usersIn(act: Act): string[] {
  if (act.type === 'adjudicate') return act.director === null ? [] : [act.director];
  if (act.type !== 'hand-over') return [];
  return [act.from, act.to].flatMap((holder) => (typeof holder === 'string' ? [] : [holder.user]));
}
