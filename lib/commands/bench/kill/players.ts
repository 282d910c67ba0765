import { randomBytes } from 'node:crypto';
import type { Db } from '../../../../db/client';
import { users } from '../../../../db/schema';
import { acceptInvite, createTable, createToken, lobbyView, startTable } from '../../../play';

export interface Player {
  id: string;
  email: string;
  /** Key of the API. */
  token: string;
}

export interface Table {
  id: string;
  bySeat: Record<string, Player>;
  /** The seat whose order was taken last: its player looks at what follows. */
  last: string | null;
  /** An order is under way. */
  busy: boolean;
}

const players = 24;

async function newPlayer(db: Db, n: number): Promise<Player> {
  const id = `kill-${n}-${randomBytes(3).toString('hex')}`;
  const email = `${id}@bench.invalid`;
  await db.insert(users).values({ id, name: id, email });
  return { id, email, token: (await createToken({ user: id, language: 'en' }, 'bench')).token };
}

/** A started table of Ridges, between two people who answer when a letter tells them to. */
async function newTable(red: Player, blue: Player): Promise<Table> {
  const [one, two] = [
    { user: red.id, language: 'en' as const },
    { user: blue.id, language: 'en' as const },
  ];
  const places = { red: { kind: 'me' as const }, blue: { kind: 'invite' as const, email: null } };
  const { id } = await createTable(one, {
    ...{ game: 'ridges', title: 'Kill', options: { ridges: 9 }, seats: places, timeControl: { kind: 'none' as const } },
  });
  const [invite] = (await lobbyView(one, id)).invites;
  await acceptInvite(two, invite?.token ?? '');
  await startTable(one, id);
  return { id, bySeat: { red, blue }, last: null, busy: false };
}

/** Makes people, and a function that starts one table after the other among them, every time between two others. */
export async function gather(db: Db): Promise<() => Promise<Table>> {
  const people: Player[] = [];
  for (let n = 0; n < players; n++) people.push(await newPlayer(db, n));
  let tables = 0;
  return () => {
    const n = tables++;
    // never the same person twice: the step is 1 to players - 1
    const step = 1 + (Math.floor(n / players) % (players - 1));
    return newTable(people[n % players] as Player, people[(n + step) % players] as Player);
  };
}
