import { standInsOf } from '../../../db/affairs';
import type { ChatAudience } from '../../../db/chat';
import type { Db } from '../../../db/client';
import { type Camp, type Language, normalise } from '../../engine';
import type { Caller } from '../access/caller';
import type { VisibleTable } from '../access/visible-table';

/** Somebody a line may be said to besides everybody. */
export interface Audience {
  /** For forms: "side:allies", "seat:red". */
  value: string;
  /** As its reader calls it: "Allies", "Japan". */
  name: string;
  /** Its player, where it is one seat. */
  player: string | null;
  audience: ChatAudience;
  /** Seats whose players read it, the speaker's own apart. */
  seats: string[];
}

/** An audience in one word, for forms. */
export const codeOf = ({ kind, id }: ChatAudience): string => `${kind}:${id}`;

/** The sides of a table. */
export const campsOf = ({ game, table }: Pick<VisibleTable, 'game' | 'table'>, language: Language): Camp[] =>
  (game.talk && game.sides?.(table.options, language)) ?? [];

/** Whom the caller may speak to at a table besides everybody: sides with somebody else on them, and, where the game lets players, others alone. */
export function audiencesOf(visible: VisibleTable, { user, language }: Caller): Audience[] {
  const { game, table, holders, mine } = visible;
  const others = holders.filter(({ userId }) => userId !== null && userId !== user);
  // where only two sit, what is said is said to the other
  if (!game.talk || mine.length === 0 || holders.length < 3) return [];
  const sides = campsOf(visible, language).flatMap(({ id, name, seats }): Audience[] => {
    const hearing = others.filter(({ seat }) => seats.includes(seat)).map(({ seat }) => seat);
    if (hearing.length === 0 || !mine.some((seat) => seats.includes(seat))) return [];
    const audience = { kind: 'side', id } as const;
    return [{ value: codeOf(audience), name, player: null, audience, seats: hearing }];
  });
  if (!game.talk.private) return sides;
  const alone = others.map(({ seat, userName }): Audience => {
    const audience = { kind: 'seat', id: seat } as const;
    return { value: codeOf(audience), name: game.seatName(seat, language, table.moment), player: userName, audience, seats: [seat] };
  });
  return [...sides, ...alone];
}

/** What an audience is called; a side that the game knows no more by its id. */
export function audienceName(visible: Pick<VisibleTable, 'game' | 'table'>, { kind, id }: ChatAudience, language: Language): string {
  const { game, table } = visible;
  if (kind === 'seat') return game.seatName(id, language, table.moment);
  return campsOf(visible, language).find((camp) => camp.id === id)?.name ?? id;
}

/**
 * Who may read a line for good: the users who play its seats now, who lent one of them, and who says it. Whoever takes a seat later does
 * not: what was said in private was said to a person.
 */
export async function readersOf(on: Db, { table, holders }: VisibleTable, { seats }: Audience, speaker: string): Promise<string[]> {
  const lent = (await standInsOf(on, [table.id])).filter(({ seat, startedAt }) => startedAt !== null && seats.includes(seat));
  const playing = holders.flatMap(({ seat, userId }) => (userId !== null && seats.includes(seat) ? [userId] : []));
  return [...new Set([speaker, ...playing, ...lent.map(({ holderId }) => holderId)])];
}

/** Words of the longest name that is looked for. */
const longestName = 8;

/** What stands behind the `@` of "@Japan: text": one of these audiences by name or player, and the text; null when it names none. */
export function addressed(text: string, audiences: readonly Audience[]): { to: Audience; text: string } | null {
  const words = text.split(/(?<=\s)/);
  for (let length = Math.min(longestName, words.length - 1); length > 0; length--) {
    const name = normalise(words.slice(0, length).join(''));
    const [to, ...more] = audiences.filter((each) =>
      [each.name, each.player ?? ''].some((known) => name !== '' && normalise(known) === name),
    );
    if (to && more.length === 0) return { to, text: words.slice(length).join('') };
  }
  return null;
}
