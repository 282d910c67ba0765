import type { ByeReason, Pairing, Settings } from './published';

/** Two entrants who meet; `first` has the first of the game's sides. */
export interface Meeting {
  round: number;
  match: string;
  first: string;
  second: string;
}

/** The tables of a meeting: one, two with the sides swapped, one a board with sides alternating. `attempt` counts replays from 1. */
export function tablesOf({ round, match, first, second }: Meeting, settings: Settings, attempt = 1): Pairing[] {
  const again = attempt > 1 ? `-again-${attempt - 1}` : '';
  return Array.from({ length: settings.boards }, (_, index) => index + 1).flatMap((board) => {
    const order = board % 2 === 1 ? [first, second] : [second, first];
    const id = `${match}${again}${settings.boards > 1 ? `-board-${board}` : ''}`;
    if (settings.sides !== 'both') return [tableOf({ id, round, match, board }, order, settings)];
    return [
      tableOf({ id: `${id}-a`, round, match, board }, order, settings),
      tableOf({ id: `${id}-b`, round, match, board }, order.toReversed(), settings),
    ];
  });
}

function tableOf(head: Pick<Pairing, 'id' | 'round' | 'match' | 'board'>, order: string[], { seats, sides }: Settings): Pairing {
  const seated = order.map((entrant, index) => ({ entrant, side: sides === 'bid' ? null : (seats[index]?.side ?? null) }));
  return { ...head, seats: seated, bye: null };
}

/** A round without a game. `missing`: who was to be met. */
export function byeOf(entrant: string, round: number, reason: ByeReason, missing: string | null = null): Pairing {
  const id = `${round}-bye-${entrant}`;
  return { id, round, match: id, board: 1, seats: [{ entrant, side: null }], bye: { reason, missing } };
}

/** How many tables one attempt at a meeting has. */
export const tablesOfMeeting = ({ boards, sides }: Settings): number => boards * (sides === 'both' ? 2 : 1);
