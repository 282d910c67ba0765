import { database } from '../../db/client';
import { seatsOf } from '../../db/tables';
import { enterSeason, openEntries, planSeason, replacePlayer, seasonView, startSeason, withdrawEntrant } from '../../lib/play';
import { newLeague, pairingsIn, playOpen, seasonOf, setClock, turned } from './leagues';
import { newUser } from './tables';

// node --conditions=react-server --import tsx tests/support/make-season.ts SUCCESSOR NAME … NAME
// makes a season of two divisions in the database of the environment, half played, and says where it is

const [successor = '', ...names] = process.argv.slice(2);
const clock = setClock(new Date().toISOString());
const { director, players, league, club } = await newLeague(names);
const size = names.length / 2;
const plan = seasonOf({
  divisions: ['A', 'B'].map((name) => ({ name, size })),
  ...{ exchange: 1, entry: 'everybody', tieBreaks: ['head-to-head', 'sonneborn-berger', 'lots'] },
});
const place = { league, season: (await planSeason(director, league, plan, clock)).number };
await openEntries(director, place, null, clock);
for (const player of players) await enterSeason(player, place, null, clock);
await startSeason(director, place, clock);
await turned(clock);
await play(players);

// in the second round somebody is replaced, and somebody withdraws
const ids = (await seasonView(director, place)).divisions.map(({ table }) => table.map(({ entrant }) => entrant));
const next = await newUser(successor);
await replacePlayer(director, place, { entrant: ids[0]?.[0] ?? '', player: next.user }, clock);
await withdrawEntrant(director, place, { entrant: ids[1]?.at(-1) ?? '', why: 'No time' }, clock);
await turned(clock);
await play([...players, next], 1);

const open = (await pairingsIn(place)).find(({ tableId, result }) => tableId !== null && result === null);
const home = `/leagues/${league}/${place.season}`;
console.log(
  JSON.stringify({ season: home, club: `/clubs/${club}`, table: `/tables/${open?.tableId}`, player: `/players/${players[1]?.user}` }),
);
process.exit(0);

/** Plays the open games but for the last so many. */
async function play(all: typeof players, left = 0): Promise<void> {
  const tables = (await pairingsIn(place)).flatMap(({ tableId, result }) => (tableId === null || result !== null ? [] : [tableId]));
  await playOpen({ place, players: all }, holders, left === 0 ? [] : tables.slice(-left));
  await turned(clock);
}

async function holders(table: string): Promise<Record<string, string | null>> {
  const { db } = await database();
  return Object.fromEntries((await seatsOf(db, table)).map(({ seat, userId }) => [seat, userId]));
}
