import type { Language, Text } from '../engine';
import type { AnyGame } from '../games/registry';
import type { GameFile } from './file';
import type { Hashes } from './subtle';

/** What players and place brought to the dice of a game, as its file tells. */
export interface Brought {
  /** Words that came with orders, in the game's order of seats; `pledged`: those whose SHA-256 was in the file before, and they themselves were not. */
  words: { seat: string; count: number; pledged: number }[];
  /** Times that the database was another one than before. */
  epochs: number;
}

/** Null by the first recipe, which takes no words with orders. */
export async function broughtTo({ sha256 }: Hashes, file: GameFile): Promise<Brought | null> {
  if (file.recipe === undefined) return null;
  const pledges = new Map(file.seats.map(({ seat, pledge }) => [seat, pledge]));
  const found = new Map(file.seats.map(({ seat }) => [seat, { seat, count: 0, pledged: 0 }]));
  const known = new Set<string>();
  let epochs = 0;
  for (const { mixed } of file.entries) {
    if (mixed?.epoch !== undefined) epochs++;
    for (const { seat, word, pledge } of mixed?.words ?? []) {
      const own = found.get(seat) ?? { seat, count: 0, pledged: 0 };
      const fits = pledges.get(seat) === (await sha256(word));
      found.set(seat, { seat, count: own.count + 1, pledged: own.pledged + (fits && !known.has(word) ? 1 : 0) });
      known.add(word);
      // a word that does not fit leaves the pledge as it is, unless another comes with it
      if (fits || pledge !== undefined) pledges.set(seat, pledge);
    }
  }
  return { words: [...found.values()], epochs };
}

/** The same in sentences; empty for nothing. */
export function broughtText(game: AnyGame, brought: Brought | null): Text {
  if (!brought) return { en: '', it: '' };
  const { words, epochs } = brought;
  const list = (language: Language, each: (count: number, pledged: number) => string) =>
    words.map(({ seat, count, pledged }) => `${game.seatName(seat, language)} ${each(count, pledged)}`).join(', ');
  const en = list('en', (count, pledged) => (count === 0 ? 'none' : `${count}, ${pledged} of them pledged`));
  const it = list('it', (count, pledged) => (count === 0 ? 'nessuna' : `${count}, di cui ${pledged} impegnate`));
  const moved = {
    en: epochs === 0 ? '' : ` The database was restored or moved ${epochs === 1 ? 'once' : `${epochs} times`} during the game.`,
    it:
      epochs === 0
        ? ''
        : ` Durante la partita il database è stato ripristinato o spostato ${epochs === 1 ? 'una volta' : `${epochs} volte`}.`,
  };
  return { en: ` Words for the dice: ${en}.${moved.en}`, it: ` Parole per i dadi: ${it}.${moved.it}` };
}
