import type { Language, Moment, Outcome, ResultKind, Text } from '../engine';
import type { AnyGame } from '../games/registry';
import { type Act, actOf, isEnding } from './act';

/** An act that decides how the game ended. */
type Deciding = Extract<Act, { winners: string[] }>;

/** The act that decides how a game ended: the last that does; null where none does, and the rules speak. */
export function decidingAct(
  entries: readonly { seq: number; via: string; order: Record<string, unknown> }[],
): { seq: number; act: Deciding } | null {
  for (const entry of entries.toReversed()) {
    const act = actOf(entry);
    if (act !== null && isEnding(act)) return { seq: entry.seq, act: act as Deciding };
  }
  return null;
}

/** The outcome a log leads to: what the acts of players and directors decided, or else the game's own. */
export function outcomeOf(
  game: AnyGame,
  state: { rules: number },
  entries: readonly { seq: number; via: string; order: Record<string, unknown> }[],
): Outcome | null {
  const decided = decidingAct(entries);
  return decided ? outcomeBy(game, decided.act, game.moment(state)) : game.outcome(state);
}

/** How a game ended that an act ended. Throws for any other act. */
export function outcomeBy(game: AnyGame, act: Act, moment: Moment): Outcome {
  if (!isEnding(act)) throw new Error(`${act.type} ends no game`);
  return { winners: (act as Deciding).winners, scores: {}, reason: reasonOf(act), text: endingText(game, act, moment) };
}

/** What an act that ends a game says of it. */
export function endingText(game: AnyGame, act: Act, moment: Moment | null): Text {
  const winners = 'winners' in act ? act.winners : [];
  const said = (language: Language) => {
    const name = (seat: string): string => game.seatName(seat, language, moment);
    return words[language](act, name, winners.map(name).join(', '));
  };
  return { en: said('en'), it: said('it') };
}

function reasonOf(act: Act): string {
  if (act.type === 'end') return 'agreement';
  if (act.type === 'adjudicate') return act.verdict === 'void' ? 'void' : 'adjudicated';
  return act.type === 'time-out' ? 'lost-on-time' : 'conceded';
}

const words: Record<Language, (act: Act, name: (seat: string) => string, winners: string) => string> = {
  en(act, name, winners) {
    switch (act.type) {
      case 'concede':
        return `${name(act.seat)} conceded, won by: ${winners}.`;
      case 'time-out':
        return winners === '' ? 'Every side let the time run out: a draw.' : `${name(act.seat)} lost on time, won by: ${winners}.`;
      case 'adjudicate':
        if (act.verdict === 'void') return 'Declared void: the game counts for nothing.';
        return winners === '' ? 'Adjudicated as a draw.' : `Adjudicated, won by: ${winners}.`;
      default:
        return winners === '' ? 'Draw by agreement.' : `Ended by agreement, won by: ${winners}.`;
    }
  },
  it(act, name, winners) {
    switch (act.type) {
      case 'concede':
        return `${name(act.seat)} ha abbandonato, vittoria di: ${winners}.`;
      case 'time-out':
        return winners === ''
          ? 'Tutte le parti hanno esaurito il tempo: patta.'
          : `${name(act.seat)} ha perso per il tempo, vittoria di: ${winners}.`;
      case 'adjudicate':
        if (act.verdict === 'void') return 'Dichiarata nulla: la partita non conta.';
        return winners === '' ? 'Aggiudicata come patta.' : `Aggiudicata, vittoria di: ${winners}.`;
      default:
        return winners === '' ? 'Patta concordata.' : `Finita di comune accordo, vittoria di: ${winners}.`;
    }
  },
};

/** The kind of an ending; `act`: what decided it, null: the rules. */
export function kindOf(act: Act | null): ResultKind {
  if (act === null) return 'played-out';
  switch (act.type) {
    case 'concede':
      return 'conceded';
    case 'time-out':
      return 'lost-on-time';
    case 'adjudicate':
      return act.verdict === 'void' ? 'void' : 'adjudicated';
    default:
      return 'winners' in act && act.winners.length > 0 ? 'agreed-end' : 'agreed-draw';
  }
}
