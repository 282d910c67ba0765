import type { Reading, Text } from '../../../engine';

/** A heading of bilingual prose, the parts of its line, and the sentences below it. */
interface Heading {
  parts: readonly string[];
  lines: readonly Text[];
}

/**
 * Prose in two languages: headings are lines with " | " between their parts; below one, each text has two lines, "- " and the
 * English, then two spaces and the Italian. Empty lines count for nothing; a text that lacks a language throws.
 */
export function headingsOf(prose: string): Heading[] {
  const headings: { parts: string[]; lines: Text[] }[] = [];
  const lines = prose.split('\n').filter((line) => line.trim() !== '');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const parts = line.split(' | ');
    if (!line.startsWith('- ') && parts.length > 1) headings.push({ parts, lines: [] });
    else {
      const italian = lines[++at] ?? '';
      const under = headings.at(-1);
      if (!under || !line.startsWith('- ') || !italian.startsWith('  '))
        throw new Error(`No text in two languages under a heading: ${line}`);
      under.lines.push({ en: line.slice(2), it: italian.slice(2) });
    }
  }
  return headings;
}

/** Readings from prose in two languages, under headings "English | Italian". */
export const readingsOf = (prose: string): readonly Reading[] =>
  headingsOf(prose).map(({ parts: [en = '', it = ''], lines }) => ({ title: { en, it }, lines }));

/** What something is called, and what it does. */
export interface Described {
  name: Text;
  text: Text;
}

/** What cards, events, technologies are called and do, from prose in two languages under headings "id | English | Italian"; each id once, and no other. */
export function describedIn<Id extends string>(ids: readonly Id[], prose: string): Readonly<Record<Id, Described>> {
  const found = headingsOf(prose).map(({ parts: [id = '', en = '', it = ''], lines: [text, ...more] }) => {
    if (it === '' || !text || more.length > 0) throw new Error(`Not a name and a text in two languages: ${id}`);
    return [id, { name: { en, it }, text }] as const;
  });
  const told = found.map(([id]) => id);
  if (told.length !== ids.length || ids.some((id) => !told.includes(id))) throw new Error(`Described are ${told}, not ${ids}`);
  // each id is described, as was just looked at
  return Object.fromEntries(found) as Record<Id, Described>;
}

/** Texts of a form by id: what a field or a value of it is called, and its hint. */
export type Labelled = Readonly<Record<string, { label: Text; hint?: Text }>>;

/** Labels from prose in two languages: headings "id | English | Italian", a hint below where there is one. */
export function labelsOf(prose: string): Labelled {
  return Object.fromEntries(
    headingsOf(prose).map(({ parts: [id = '', en = '', it = ''], lines: [hint] }) => {
      if (it === '') throw new Error(`No label in two languages: ${id}`);
      return [id, { label: { en, it }, ...(hint && { hint }) }];
    }),
  );
}
