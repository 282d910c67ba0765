import { randomInt } from 'node:crypto';
import { areBlocked } from '../../../db/blocks';
import { database, type Tx } from '../../../db/client';
import { countInTurn } from '../../../db/limits';
import { putLetter } from '../../../db/outbox';
import { findUser } from '../../../db/people';
import { newId } from '../../../db/schema';
import { insertTable } from '../../../db/tables';
import { countWanted, deleteWanted, insertWanted, takeWanted, type WantedRow } from '../../../db/wanted';
import type { Terms } from '../../chance/file';
import { type Clock, systemClock } from '../../clock';
import { sidesOf } from '../../engine';
import { type AnyGame, loadGame } from '../../games/registry';
import type { TimeControlInput } from '../../time-control';
import { type Caller, mustBeSound, plainText, trouble, userOf } from '../access/caller';
import { gameAndOptions } from '../access/chosen-game';
import { isOffered } from '../access/offered';
import { mayMakeTable } from '../access/quotas';
import { limit } from '../access/rate-limit';
import { ratingIn } from '../ratings/player';
import { checkedTimeControl } from '../timing/time-control';
import { lockedIn } from '../writer/session';
import { openTable } from '../writer/start';
import { newTableRow } from './new-table';

/** A game for which somebody looks for an opponent. */
export interface NewWanted {
  game: string;
  options: Record<string, unknown>;
  timeControl: TimeControlInput;
  /** Left out: rated. */
  counts?: Terms['counts'] | undefined;
  /** The seat that they want; null or left out: the lot decides. */
  seat?: string | null | undefined;
  /** Bounds of the opponent's rating in the game; null or left out: none. */
  lowest?: number | null | undefined;
  highest?: number | null | undefined;
  note?: string | undefined;
}

/** Characters of a note, games that one player looks for at a time, days until one is over. */
export const longestNote = 200;
export const mostWanted = 3;
export const wantedDays = 30;

const day = 24 * 60 * 60 * 1000;
/** Of a user. */
const posts = { most: 20, seconds: 24 * 60 * 60 };

/** Looks for an opponent; throws invalid for what no two can play, conflict beyond a few at a time. */
export async function postWanted(caller: Caller, input: NewWanted, clock: Clock = systemClock): Promise<{ id: string }> {
  const userId = userOf(caller);
  mustBeSound(input, caller);
  const { game, options } = await gameAndOptions(caller, input);
  const seat = input.seat ?? null;
  const bounds = boundsOf(input, caller);
  const timeControl = checkedTimeControl(input.timeControl, caller);
  mustBeForTwo(game, options, seat, caller);
  await limit(`wanted:${userId}`, posts, caller.language);
  const now = clock.now();
  const id = newId();
  const { db } = await database();
  await db.transaction(async (tx) => {
    await countInTurn(tx, `wanted of ${userId}`);
    if ((await countWanted(tx, userId, now)) >= mostWanted) {
      throw trouble(
        'conflict',
        {
          en: `You look for ${mostWanted} opponents already: take one of these back first.`,
          it: `Cerchi già ${mostWanted} avversari: prima ritira una di queste ricerche.`,
        },
        caller,
      );
    }
    await insertWanted(tx, {
      ...{ id, userId, game: game.id as string, options: options as Record<string, unknown>, timeControl, seat, ...bounds },
      ...{ counts: input.counts ?? 'rated', note: plainText(input.note ?? '', longestNote) },
      ...{ createdAt: now, endsAt: new Date(now.getTime() + wantedDays * day) },
    });
  });
  return { id };
}

function boundsOf({ lowest = null, highest = null }: NewWanted, caller: Caller): { lowest: number | null; highest: number | null } {
  const isBound = (bound: number | null) => bound === null || (Number.isInteger(bound) && bound >= 0 && bound <= 4000);
  if (isBound(lowest) && isBound(highest) && (lowest === null || highest === null || lowest <= highest)) return { lowest, highest };
  throw trouble(
    'invalid',
    {
      en: 'A rating is a number from 0 to 4000, and the lowest is not above the highest.',
      it: 'Un rating è un numero da 0 a 4000, e il minimo non supera il massimo.',
    },
    caller,
  );
}

function mustBeForTwo(game: AnyGame, options: object, seat: string | null, caller: Caller): void {
  const seats: string[] = game.seats(options);
  if (!isOffered(game) || seats.length !== 2 || sidesOf(game, options).length !== 2) {
    throw trouble(
      'invalid',
      {
        en: 'One opponent is looked for here: choose options with two seats that play each other, or open a table.',
        it: 'Qui si cerca un avversario solo: scegli opzioni con due posti, uno contro l’altro, oppure apri un tavolo.',
      },
      caller,
    );
  }
  if (seat !== null && !seats.includes(seat)) {
    const name = seat.slice(0, 40);
    throw trouble('invalid', { en: `This game has no seat "${name}".`, it: `Questo gioco non ha un posto "${name}".` }, caller);
  }
}

/** Looks no longer; throws not-found where it is gone, or somebody else's. */
export async function withdrawWanted(caller: Caller, id: string): Promise<void> {
  const { db } = await database();
  if (!(await deleteWanted(db, id, userOf(caller)))) throw gone('not-found', caller);
}

const gone = (code: 'not-found' | 'conflict', caller: Caller) =>
  trouble(
    code,
    {
      en: 'This is no longer looked for: somebody was quicker, it was taken back, or its time is over.',
      it: 'Questa ricerca non c’è più: qualcuno è arrivato prima, è stata ritirata o è scaduta.',
    },
    caller,
  );

/**
 * Plays with who looks: the table is made with both at it and begins, all in one transaction, for whoever comes first. It belongs to nobody, so
 * that neither has more to say than the other.
 */
export async function answerWanted(caller: Caller, id: string, clock: Clock = systemClock): Promise<{ table: string }> {
  const user = userOf(caller);
  mustBeSound(id, caller);
  const now = clock.now();
  const { db } = await database();
  return db.transaction(async (tx) => {
    const row = await takeWanted(tx, id, now);
    const poster = row && (await findUser(tx, row.userId));
    if (!row || !poster?.name || poster.lockedAt !== null) throw gone('conflict', caller);
    await mayAnswer(tx, row, user, caller);
    await mayMakeTable(tx, user, { starts: true, botsAlone: false }, caller);
    const game: AnyGame = await loadGame(row.game as Parameters<typeof loadGame>[0]);
    const options = game.optionsSchema.parse(row.options) as object;
    const table = newId();
    const seats: string[] = game.seats(options);
    const theirs = row.seat ?? seats[randomInt(seats.length)];
    const rows = seats.map((seat, place) => ({ seat, place, userId: seat === theirs ? row.userId : user }));
    const { timeControl, counts } = row;
    const { secret, row: made } = newTableRow(game, {
      ...{ id: table, title: game.title[poster.language] as string, ownerId: null, options },
      ...{ timeControl, counts, absence: 'shift', leaving: 'mate', now },
    });
    await insertTable(tx, { ...made, visibility: 'public' }, secret, rows);
    await openTable(await lockedIn(table, { tx, now, beacon: null }), user);
    await putLetter(
      tx,
      { kind: 'notice', tableId: table, userId: row.userId, payload: { what: 'answered', by: user }, notBefore: now },
      now,
    );
    return { table };
  });
}

/** Throws where the caller is who looks, has nothing to do with them, or is not rated as they wish. */
async function mayAnswer(tx: Tx, { userId, game, lowest, highest }: WantedRow, user: string, caller: Caller): Promise<void> {
  if (userId === user) throw trouble('invalid', { en: 'You look for this yourself.', it: 'Questa ricerca è tua.' }, caller);
  if (await areBlocked(tx, userId, { id: user })) {
    throw trouble('forbidden', { en: 'You cannot play with this player.', it: 'Non puoi giocare con questo giocatore.' }, caller);
  }
  const rating = await ratingIn(tx, game, user);
  if ((lowest === null || rating >= lowest) && (highest === null || rating <= highest)) return;
  throw trouble(
    'forbidden',
    {
      en: `An opponent rated ${boundsText('en', lowest, highest)} is looked for, and you are rated ${rating} in this game.`,
      it: `Si cerca un avversario con rating ${boundsText('it', lowest, highest)}, e il tuo in questo gioco è ${rating}.`,
    },
    caller,
  );
}

function boundsText(language: 'en' | 'it', lowest: number | null, highest: number | null): string {
  const [from, to, atLeast, atMost] = { en: ['from', 'to', 'at least', 'at most'], it: ['da', 'a', 'almeno', 'al più'] }[language];
  if (lowest === null) return `${atMost} ${highest}`;
  return highest === null ? `${atLeast} ${lowest}` : `${from} ${lowest} ${to} ${highest}`;
}
