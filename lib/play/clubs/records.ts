import { database } from '../../../db/client';
import { type ClubRecordRows, clubRecordsOf, type GameRecordRow } from '../../../db/club-records';
import { namesOf } from '../../../db/people';
import { playersOf, type ResultPlayerRow } from '../../../db/results';
import { rarity } from '../../engine';
import { isGameId, loadGame } from '../../games/registry';
import type { Caller } from '../access/caller';
import { visibleClub } from './club-look';

/** A table that a record was set at. */
export interface RecordTable {
  id: string;
  title: string;
  game: string;
  gameTitle: string;
}

/** Somebody who holds a record; `name` null: a former player. */
export interface RecordHolder {
  userId: string;
  name: string | null;
}

/** The shortest or the longest game of a system. */
export interface GameRecord {
  table: RecordTable;
  /** Entries of its log until it was decided. */
  orders: number;
  /** From its start to its end, begun ones counted. */
  days: number;
  /** ISO time. */
  ended: string;
  /** Those who played it, the winners first; `name` null: a former player, or the practice bot. */
  players: { name: string | null; bot: boolean; won: boolean }[];
}

/** What was done best at the tables of a club that the reader may see. */
export interface ClubRecords {
  fastest: GameRecord[];
  longest: GameRecord[];
  wins: (RecordHolder & { wins: number; games: number })[];
  /** Games won one after the other; ISO times of the first and the last. */
  runs: (RecordHolder & { length: number; since: string; until: string })[];
  /** Luckiest dice of a whole game; `oneIn`: of so many fair players one would be as lucky. */
  luck: (RecordHolder & { table: RecordTable; dice: number; hits: number; expected: number; oneIn: number })[];
}

/** Rows of a list of records. */
const most = 5;
const day = 24 * 60 * 60 * 1000;

export async function clubRecords(caller: Caller, slug: string): Promise<ClubRecords> {
  const { club, role } = await visibleClub(caller, slug);
  const { db } = await database();
  const rows = await clubRecordsOf(db, { clubId: club.id, isMember: role !== null }, most);
  const players = await playersOf(
    db,
    [...rows.fastest, ...rows.longest].map(({ table }) => table),
  );
  const names = await namesOf(db, holdersIn(rows, players));
  const holder = (userId: string): RecordHolder => ({ userId, name: names.get(userId) ?? null });
  const titles = await gameTitles([...rows.fastest, ...rows.longest, ...rows.luck], caller);
  const tableOf = ({ table, title, game }: { table: string; title: string; game: string }): RecordTable => ({
    ...{ id: table, title, game, gameTitle: titles.get(game) ?? game },
  });
  const gameRecord = (row: GameRecordRow): GameRecord => ({
    table: tableOf(row),
    ...{ orders: row.orders, days: daysBetween(row.began, row.ended), ended: isoOf(row.ended) },
    players: playersBy(row, players).map(({ userId, bot, won }) => ({ name: names.get(userId ?? '') ?? null, bot, won })),
  });
  return {
    fastest: rows.fastest.map(gameRecord),
    longest: rows.longest.map(gameRecord),
    wins: rows.wins.map(({ user, wins, games }) => ({ ...holder(user), wins, games })),
    runs: rows.runs.map(({ user, length, since, until }) => ({ ...holder(user), length, since: isoOf(since), until: isoOf(until) })),
    luck: rows.luck.map(({ user, dice, hits, expected, variance, ...row }) => ({
      ...{ ...holder(user), table: tableOf(row), dice, hits, expected },
      oneIn: Math.round(1 / (rarity({ dice, hits, expected, variance }) ?? 1)),
    })),
  };
}

const holdersIn = ({ wins, runs, luck }: ClubRecordRows, players: readonly ResultPlayerRow[]): string[] => [
  ...new Set([...[...wins, ...runs, ...luck].map(({ user }) => user), ...players.flatMap(({ userId }) => userId ?? [])]),
];

/** What these games are called; one that this server does not have by its id. */
export async function gameTitles(rows: readonly { game: string }[], { language }: Caller): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ game }) => game))].filter(isGameId);
  return new Map(await Promise.all(ids.map(async (id) => [id, (await loadGame(id)).title[language]] as const)));
}

/** Everybody who played a game to its end or gave it up, once. */
function playersBy({ table, decided }: GameRecordRow, rows: readonly ResultPlayerRow[]) {
  const seen = new Map<string, { userId: string | null; bot: boolean; won: boolean }>();
  for (const { tableId, userId, bot, rank } of rows) {
    if (tableId !== table || (userId === null && !bot)) continue;
    const key = userId ?? '';
    const won = (seen.get(key)?.won ?? false) || (decided && rank === 1);
    seen.set(key, { userId, bot, won });
  }
  return [...seen.values()].sort((a, b) => Number(b.won) - Number(a.won));
}

/** As the database writes a moment within JSON. */
export const isoOf = (written: string): string => new Date(written).toISOString();

const daysBetween = (from: string, to: string): number => Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / day));
