import { standInsOf } from '../../../db/affairs';
import { accountsBehind } from '../../../db/bots';
import { actsOf } from '../../../db/log';
import { actOf } from '../../chance/act';
import { type Caller, trouble } from '../access/caller';
import type { Locked } from '../access/locked';

/**
 * Whether a user knows what another seat than `seat` sees of a running game that hides facts: they, or a bot account of theirs, play it, played
 * it, or promised to play it for a while.
 */
export async function knowsAnother({ tx, table, game, seats }: Locked, seat: string, user: string): Promise<boolean> {
  if (!game.hidden || table.status !== 'running') return false;
  // what a program sees its owner sees
  const own = await accountsBehind(tx, user);
  const isOwn = (id: string | null) => id !== null && own.has(id);
  if (seats.some((each) => each.seat !== seat && isOwn(each.userId))) return true;
  const loans = await standInsOf(tx, [table.id]);
  if (loans.some((each) => each.seat !== seat && (isOwn(each.substituteId) || isOwn(each.holderId)))) return true;
  return (await actsOf(tx, table.id)).some((row) => {
    const act = actOf(row);
    if (act?.type !== 'hand-over' || act.seat === seat) return false;
    return [act.from, act.to].some((holder) => typeof holder === 'object' && isOwn(holder.user));
  });
}

/** In a game that hides facts nobody takes a seat who knows, knew or will know what another one sees; throws forbidden. */
export async function mustNotKnow(locked: Locked, seat: string, user: string, caller: Caller): Promise<void> {
  if (!(await knowsAnother(locked, seat, user))) return;
  throw trouble(
    'forbidden',
    {
      en: 'This game hides facts, and who plays, played or promised to play another seat of this table knows some: they cannot take this one.',
      it: 'Questo gioco nasconde informazioni, e chi gioca, ha giocato o ha promesso di giocare un altro posto di questo tavolo ne conosce: non può prendere questo.',
    },
    caller,
  );
}
