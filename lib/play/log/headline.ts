import type { SeatRow } from '../../../db/tables';
import type { Decision, Moment, Outcome, Text } from '../../engine';
import type { AnyGame } from '../../games/registry';
import type { State } from './load-state';

/** What lists show of a state, the same for everybody. */
export interface Headline {
  status: 'running' | 'over';
  moment: Moment;
  headline: Text;
  outcome: Outcome | null;
}

/** Why a table is over without an outcome: all players have left it, or its owner called it off. */
export type BrokenOff = 'abandoned' | 'called-off';

const brokenOffText: Record<BrokenOff, Text> = {
  abandoned: { en: 'All players have left the table.', it: 'Tutti i giocatori hanno lasciato il tavolo.' },
  'called-off': { en: 'The table was called off.', it: 'Il tavolo è stato chiuso.' },
};

/** Whoever still holds a seat has not left it: then it was the owner's doing. */
export const brokenOffBy = (seats: readonly Pick<SeatRow, 'userId'>[]): BrokenOff =>
  seats.some(({ userId }) => userId !== null) ? 'called-off' : 'abandoned';

/** `outcome`: the game's own, what the players agreed on, or why there is none. */
export function headlineOf(game: AnyGame, state: State, outcome: Outcome | null | BrokenOff = game.outcome(state)): Headline {
  if (typeof outcome === 'string') return { status: 'over', moment: game.moment(state), headline: brokenOffText[outcome], outcome: null };
  const view = game.view(state, 'public');
  const headline = (language: 'en' | 'it') =>
    outcome?.text[language] ?? game.inBrief?.(view, language) ?? game.brief(view, language).headline;
  return {
    status: outcome ? 'over' : 'running',
    moment: game.moment(state),
    headline: { en: headline('en'), it: headline('it') },
    outcome,
  };
}

/** Questions a state asks; none when the game is over. */
export const decisionsOf = (game: AnyGame, state: State): Decision[] => (game.outcome(state) ? [] : game.decisions(state));
