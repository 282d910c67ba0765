import { fail, type Language, lexicon, normalise, ok, type Result, type Text, type Violation } from '../../../engine';
import { type Misreading, misread, own } from '../../kit/notation';
import { say } from '../../kit/words';
import { type Card, deck } from '../cards';
import { mostCards } from '../orders';
import { calledBy, cardName } from '../words/names';

/** Cards that are told of where a name is no card's. */
const mostNear = 3;

/** A name without capitals, accents, spaces and signs: "Anti-Tank Gun" and "antitank gun" are one. */
const folded = (name: string): string => normalise(name).replaceAll(' ', '');

const byName = new Map<string, Card[]>();
for (const card of deck('rulebook').values())
  for (const name of new Set([card.id, ...calledBy(card)].map(folded))) byName.set(name, [...(byName.get(name) ?? []), card]);

/** The cards of a name or an id. */
const cardsCalled = (name: string): readonly Card[] => byName.get(folded(name)) ?? [];

/** An army as text: "2x Panzer III Ausf. F", a line a card, in the order in which they first come. */
export function armyText(cards: readonly string[], language: Language): string {
  const lines = [...new Set(cards)].map((id) => `${cards.filter((each) => each === id).length}x ${cardName(id, language)}`);
  return lines.join('\n');
}

const names = lexicon([...deck('rulebook').values()].map(({ id, name }) => [id, [name]] as const));

/** A name to be quoted: one with quotes of its own is read without them, too. */
const quotable = (id: string, language: Language): string => cardName(id, language).replaceAll('"', '');

/** Names of cards with the words that were typed, or something like it. */
function nearTo(typed: string, language: Language): string[] {
  const words = normalise(typed).split(' ');
  const near = names.near(words).flatMap((name) => cardsCalled(name));
  const holding = [...deck('rulebook').values()].filter(({ name }) => {
    const others = normalise(name).split(' ');
    return words.every((word) => word.length > 1 && others.some((other) => other.startsWith(word)));
  });
  return [...new Set([...near, ...holding].map(({ id }) => quotable(id, language)))].slice(0, mostNear);
}

const called: Text = { en: 'a card', it: 'una carta' };

/** A card and how often: "2x Tiger I", "2 Tiger I", "Tiger I x2". */
function readLine(line: string, language: Language): { id: string; count: number } | Misreading {
  const before = /^(\d{1,3})(?:\s*[x×]\s*|\s+)(.+)$/i.exec(line);
  const behind = /^(.+?)(?:\s+x|\s*×)\s*(\d{1,3})$/i.exec(line);
  // "88 w/Gun Shield" is one card, not 88
  const readings = [
    { name: line, count: 1 },
    ...(before ? [{ name: before[2] ?? '', count: Number(before[1]) }] : []),
    ...(behind ? [{ name: behind[1] ?? '', count: Number(behind[2]) }] : []),
  ];
  const { name, count } = readings.find((each) => cardsCalled(each.name).length > 0) ?? readings.at(-1) ?? { name: line, count: 1 };
  const [card, ...others] = cardsCalled(name);
  if (!card) return { kind: 'unknown', of: 'card', called, word: name, near: nearTo(name, language) };
  if (others.length > 0) return { kind: 'ambiguous', word: name, means: [card, ...others].map(({ id }) => quotable(id, language)) };
  if (count < 1) return { kind: 'bounds', of: 'number', limit: 1, beyond: 'least' };
  if (count > mostCards) return { kind: 'bounds', of: 'number', limit: mostCards, beyond: 'most' };
  return { id: card.id, count };
}

const none: Text = {
  en: 'The army names no card: write a card a line, such as "2x M4A1 Sherman".',
  it: 'L’esercito non nomina nessuna carta: scrivine una per riga, per esempio "2x M4A1 Sherman".',
};

/**
 * An army from text, each card as often as it is in it: a card a line by name or id with a count before or behind it, comments after "#". What is wrong
 * is told line by line, in the reader's language; `field` is the number of the line.
 */
export function readArmyText(text: string, language: Language): Result<string[], Violation[]> {
  const cards: string[] = [];
  const wrong: Violation[] = [];
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    const line = written
      .replace(/#.*/, '')
      .replace(/^\s*[-*•]\s/, '')
      .trim();
    if (line === '') continue;
    const read = readLine(line, language);
    if ('id' in read) cards.push(...Array<string>(read.count).fill(read.id));
    else {
      const { code, text: said } = misread(read, language);
      wrong.push({ code, text: `${say(language, 'Line', 'Riga')} ${at + 1}: ${said}`, field: String(at + 1) });
    }
  }
  if (wrong.length > 0) return fail(wrong);
  return cards.length > 0 ? ok(cards) : fail([misread(own(none), language)]);
}
