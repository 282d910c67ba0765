import type { Db, Tx } from '../../../db/client';
import { type QuestionRow, questionsOf } from '../../../db/log';
import { holdersOf, type InviteRow, openInvites, type SeatHolder, type TableRow } from '../../../db/tables';
import { askedName, type Language, type Moment, ownNameOfBot, type Text } from '../../engine';
import { type AnyGame, isGameId } from '../../games/registry';
import type { Caller } from '../access/caller';
import { gameOf, seatsHeldBy } from '../access/visible-table';
import { isAway } from '../timing/away';
import type { OpenQuestion, SeatSummary, TableSummary } from './table-summary';

interface Around {
  holders: readonly SeatHolder[];
  questions: readonly QuestionRow[];
  invites: readonly InviteRow[];
}

/** Summaries of tables, in their order, with few queries however many there are. Tables of games this server does not have are left out. */
export async function summariesOf(on: Db | Tx, all: readonly TableRow[], caller: Caller): Promise<TableSummary[]> {
  const rows = all.filter(({ game }) => isGameId(game));
  const ids = rows.map(({ id }) => id);
  const [holders, questions, invites] = [await holdersOf(on, ids), await questionsOf(on, ids), await openInvites(on, ids)];
  const of = <T extends { tableId: string }>(some: readonly T[], id: string) => some.filter(({ tableId }) => tableId === id);
  const summaries: TableSummary[] = [];
  for (const row of rows) {
    const around = { holders: of(holders, row.id), questions: of(questions, row.id), invites: of(invites, row.id) };
    summaries.push(summaryOf(row, await gameOf(row), around, caller));
  }
  return summaries;
}

export function summaryOf(
  table: TableRow,
  game: AnyGame,
  { holders, questions, invites }: Around,
  { user, language }: Caller,
): TableSummary {
  const mySeats = seatsHeldBy(holders, user);
  const open = questions.filter(({ held }) => !held);
  const mine = open.filter(({ seat }) => mySeats.includes(seat));
  const waiting = [...new Set(open.map(({ seat }) => seat))];
  const deadlines = mine.flatMap(({ deadline }) => (deadline ? [deadline.toISOString()] : [])).sort();
  return {
    id: table.id,
    game: table.game,
    gameTitle: game.title[language],
    title: table.title,
    status: table.status,
    seq: table.seq,
    moment: table.moment,
    momentName: table.moment ? game.momentName(table.moment, language) : '',
    headline: table.headline[language],
    seats: holders.map((holder) =>
      seatSummary(game, holder, invites, { owner: table.ownerId !== null && user === table.ownerId, table, language }),
    ),
    waiting,
    waitingFor: holders.filter(({ seat }) => waiting.includes(seat)).map((holder) => askedOf(holder, game, table.moment, language)),
    deadline: deadlines[0] ?? null,
    myTurn: mine.length > 0,
    mySeats,
    demo: table.demo,
    imported: table.imported && { site: table.imported.signature?.site ?? null, isOurs: table.imported.isOurs },
    restsSince: table.status === 'running' ? (table.restsSince?.toISOString() ?? null) : null,
    updatedAt: table.updatedAt.toISOString(),
  };
}

const botName: Text = { en: 'the practice bot', it: 'il giocatore automatico' };

/** "Anna (United Kingdom)"; a seat that nobody holds by its name alone. */
function askedOf({ seat, userName, bot }: SeatHolder, game: AnyGame, moment: Moment | null, language: Language): string {
  const power = askedName(game, seat, moment, language);
  const player = bot ? botName[language] : userName;
  return player === null ? power : `${player} (${power})`;
}

function seatSummary(
  game: AnyGame,
  { seat, userId, userName, bot, resignedAt, missed }: SeatHolder,
  invites: readonly InviteRow[],
  { owner, table, language }: { owner: boolean; table: TableRow; language: Caller['language'] },
): SeatSummary {
  const mine = invites.filter((invite) => invite.seat === seat);
  const written = mine.find((invite) => invite.email !== null);
  const email = written?.email ?? (mine.some(({ kind }) => kind === 'join') ? '' : null);
  return {
    seat,
    name: game.seatName(seat, language, table.moment),
    userId,
    userName: table.imported?.players[seat] || userName,
    bot: bot && !table.imported?.players[seat],
    program: userName !== null && ownNameOfBot(userName) !== null,
    invited: written?.name ?? (owner || !email ? email : `${email.slice(0, 1)}…`),
    resigned: resignedAt !== null,
    away: isAway({ missed }),
  };
}

export function openQuestion({ decision, seat, kind, force, tempo, deadline, held }: QuestionRow): OpenQuestion {
  return { decision, seat, kind, force, tempo, deadline: deadline?.toISOString() ?? null, held };
}
