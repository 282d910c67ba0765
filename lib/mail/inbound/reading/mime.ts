/** Parts of a message, and multipart containers in it, beyond which no mail program wrote it: parsing takes long, and leads nowhere. */
const mostParts = 200;
const mostContainers = 50;

/** Whether a message is made of too many parts, or nested too deeply, to be read at all. Told without parsing it. */
export function isTangled(raw: Buffer): boolean {
  const text = raw.toString('latin1');
  if (count(text, /^content-type:\s{0,80}(?:multipart|message)\//gim, mostContainers) > mostContainers) return true;
  const boundaries = boundariesIn(text);
  let parts = 0;
  for (let at = text.indexOf('--'); at >= 0; at = text.indexOf('\n--', at + 1)) {
    const start = text[at] === '\n' ? at + 3 : at + 2;
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? undefined : Math.min(end, start + longestBoundary)).trimEnd();
    if (boundaries.has(line) && ++parts > mostParts) return true;
  }
  return false;
}

/** RFC 2046 allows 70 characters. */
const longestBoundary = 200;

function boundariesIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, quoted, bare] of text.matchAll(/boundary\s{0,80}=\s{0,80}(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi)) {
    found.add((quoted ?? bare ?? '').trimEnd());
    if (found.size > mostContainers) break;
  }
  return found;
}

function count(text: string, pattern: RegExp, most: number): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) if (++found > most) break;
  return found;
}

/** Where the head of a message ends. */
export const headLength = (text: string): number => {
  const end = /\r?\n\r?\n/.exec(text);
  return end ? end.index + end[0].length : text.length;
};

/** A message without its body. */
export function headOf(raw: Buffer): Buffer {
  const length = headLength(raw.toString('latin1'));
  return Buffer.concat([raw.subarray(0, length), Buffer.from('\r\n\r\n')]);
}

/** What old programs write who name no character set: Latin-1, with the quotation marks of Windows. */
const usual = 'charset=windows-1252';

/** The message with a character set on every text that names none (RFC 2045's US-ASCII holds no accents, so it counts as none). */
export function withCharsets(raw: Buffer): Buffer {
  const text = raw.toString('latin1');
  const head = text.slice(0, headLength(text));
  const named = /^content-type:/im.test(head) ? text : `Content-Type: text/plain; ${usual}\r\n${text}`;
  const bare = [...boundariesIn(named)].reduce(
    (all, boundary) => all.replaceAll(`\n--${boundary}\r\n\r\n`, `\n--${boundary}\r\nContent-Type: text/plain; ${usual}\r\n\r\n`),
    named,
  );
  const labelled = bare.replace(
    /^(content-type:[ \t]*(?:\r?\n[ \t]+)?text\/(?:plain|html))((?:[^\r\n]|\r?\n[ \t])*)/gim,
    (all, type: string, rest: string) => {
      const isNamed = /charset\s*=/i.test(rest);
      if (!isNamed) return `${type}; ${usual}${rest}`;
      return /charset\s*=\s*"?us-ascii/i.test(rest) ? `${type}${rest.replace(/charset\s*=\s*"?us-ascii"?/i, usual)}` : all;
    },
  );
  return Buffer.from(labelled, 'latin1');
}
