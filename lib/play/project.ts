import type { QuestionRow } from '../../db/log';
import type { SeatRow } from '../../db/tables';
import type { Decision, Moment, Outcome, Text } from '../engine';
import type { AnyGame } from '../games/registry';
import type { State } from './load';
import { retimed, type Timed } from './timing';

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
  const headline = (language: 'en' | 'it') => outcome?.text[language] ?? game.brief(view, language).headline;
  return {
    status: outcome ? 'over' : 'running',
    moment: game.moment(state),
    headline: { en: headline('en'), it: headline('it') },
    outcome,
  };
}

/** Questions a state asks; none when the game is over. */
export const decisionsOf = (game: AnyGame, state: State): Decision[] => (game.outcome(state) ? [] : game.decisions(state));

/** Rows of the open questions; those that were open before keep their time. */
export function questionRows(
  { table, seats, papers, now }: Timed,
  decisions: readonly Decision[],
  held: { has(id: string): boolean },
  lapsed: ReadonlySet<string> = new Set(),
): QuestionRow[] {
  return decisions.map((decision, place) => {
    const known = papers.questions.find((each) => each.decision === decision.id);
    const seat = seats.find((each) => each.seat === decision.seat);
    const row: QuestionRow = {
      tableId: table.id,
      decision: decision.id,
      seat: decision.seat,
      kind: decision.kind,
      force: decision.force,
      tempo: decision.tempo,
      place,
      held: held.has(decision.id),
      askedAt: known?.askedAt ?? now,
      since: known?.since ?? now,
      first: known?.first ?? (decision.tempo === 'turn' && seat?.begun === false),
      freeUntil: known?.freeUntil ?? null,
      deadline: known?.deadline ?? null,
      expiresAt: known?.expiresAt ?? null,
      lapsed: lapsed.has(decision.id),
    };
    if (seat?.bot || table.restsSince !== null) return { ...row, freeUntil: null, deadline: null, expiresAt: null };
    // the time of a question that a bot was asked begins when a human takes its seat
    const timed = row.deadline === null && table.pace.kind !== 'none' ? retimed({ ...row, since: now }, { table, seats, papers }) : row;
    return { ...timed, lapsed: timed.lapsed || (known?.lapsed === true && timed.expiresAt !== null && timed.expiresAt <= now) };
  });
}
