import { convert, type DomNode, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';
import { withMarks } from './unseen';

const asItStands = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

/** Selectors of text that was taken back or is not to be seen. */
const unseen = ['s', 'strike', 'del', '[data-unseen]', '[hidden]'];

/** Lines as they were typed: no wrapping, no addresses of links, quotes marked with `>`, a line for each row of a table. */
const options: HtmlToTextOptions = {
  wordwrap: false,
  preserveNewlines: false,
  // all of it, not the first `body`: some programs repeat a whole letter, its `body` too, below what was written
  baseElements: { selectors: [], returnDomByDefault: true },
  selectors: [
    { selector: 'head', format: 'skip' },
    { selector: 'title', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'hr', format: 'skip' },
    { selector: 'p', options: asItStands },
    { selector: 'pre', options: asItStands },
    { selector: 'ul', options: { ...asItStands, itemPrefix: '' } },
    { selector: 'ol', options: asItStands },
    { selector: 'table', format: 'block', options: asItStands },
    { selector: 'tr', format: 'block', options: asItStands },
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    { selector: 'blockquote', options: { ...asItStands, trimEmptyLines: false } },
    // the signatures that programs mark as such; Apple Mail's mark is not among them, for typed text ends up inside it
    { selector: '.gmail_signature', format: 'skip' },
    { selector: '.gmail_signature_prefix', format: 'skip' },
    { selector: '.moz-signature', format: 'skip' },
    { selector: '#Signature', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { ...asItStands, uppercase: false } })),
    ...unseen.map((selector) => ({ selector, format: 'unseen' })),
  ],
  limits: { maxDepth: 200, maxChildNodes: 5000 },
};

/** Tags beyond which nobody wrote a letter: a parser that keeps a list of what is open takes minutes over them. */
const mostTags = 30_000;

/** Stand about a piece of text that is struck out or not to be seen. */
export const [veil, unveil] = ['\ue000', '\ue001'];

/** The text of an HTML part; null when it has more tags than are read. */
export function htmlText(html: string): string | null {
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) if (++tags > mostTags) return null;
  const formatters: Record<string, FormatCallback> = {
    /** Cells of a row stand in one line, apart. */
    cell(elem, walk, builder) {
      walk(insideOf(elem), builder);
      builder.addInline(' ');
    },
    unseen(elem, _walk, builder) {
      for (const piece of textOf(elem)) builder.addInline(`${veil}${piece}${unveil}`);
    },
  };
  return convert(withMarks(html), { ...options, formatters });
}

/** What stands in a cell. Word puts it into a paragraph, which would break the line of a row that has more cells. */
function insideOf(cell: DomNode): DomNode[] {
  const isAlone = (cell.parent?.children ?? []).filter(({ name }) => name === 'td' || name === 'th').length < 2;
  let inside = cell.children ?? [];
  for (;;) {
    const [only, ...others] = inside.filter((each) => textOf(each).join('').trim() !== '');
    if (isAlone || !only || others.length > 0 || !isPlainBlock(only)) return inside;
    inside = only.children ?? [];
  }
}

/** Nothing is known by it: no signature, nothing that is not to be seen. */
const isPlainBlock = ({ name, attribs = {} }: DomNode): boolean =>
  (name === 'p' && !('data-unseen' in attribs) && !('hidden' in attribs)) || (name === 'div' && Object.keys(attribs).length === 0);

/** Pieces of text in an element, in their order. */
function textOf(elem: DomNode): string[] {
  const found: string[] = [];
  const open = [elem];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') found.push(next.data ?? '');
    open.push(...[...(next.children ?? [])].reverse());
  }
  return found;
}
