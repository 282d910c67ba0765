const width = 72;

/** Breaks a paragraph at word ends; addresses and other long words stay whole. */
export function wrap(text: string, indent = '', first = indent): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line += empty ? word : ` ${word}`;
    }
    empty = false;
  }
  return [...lines, line].join('\n');
}

export const bullets = (lines: readonly string[]): string => lines.map((line) => wrap(line, '  ', '- ')).join('\n');

export const verbatim = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join('\n');

/** A headline as a sentence of its own. */
export const sentence = (text: string, language: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

export const heading = (text: string, language: string): string => text.toLocaleUpperCase(language);

/** A named address: the name, then the address alone on its line, so that every mail program makes it a link. */
export const link = (name: string, url: string): string => `${name}:\n${url}`;

/** Why a letter came, and the links that stop such letters. */
export const foot = (why: string, stops: readonly { text: string; url: string }[]): string =>
  ['-- ', wrap(why), ...stops.map((stop) => link(stop.text, stop.url))].join('\n');

/** Paragraphs that are there, an empty line between them. */
export const paragraphs = (...parts: (string | null)[]): string => `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`;
