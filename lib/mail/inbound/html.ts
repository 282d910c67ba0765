import { convert, type HtmlToTextOptions } from 'html-to-text';

const asItStands = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

/** Lines as they were typed: no wrapping, no addresses of links, quotes marked with `>`. */
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
    { selector: 'table', options: asItStands },
    { selector: 'blockquote', options: { ...asItStands, trimEmptyLines: false } },
    // the signatures that programs mark as such; Apple Mail's mark is not among them, for typed text ends up inside it
    { selector: '.gmail_signature', format: 'skip' },
    { selector: '.gmail_signature_prefix', format: 'skip' },
    { selector: '.moz-signature', format: 'skip' },
    { selector: '#Signature', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { ...asItStands, uppercase: false } })),
  ],
  limits: { maxDepth: 200, maxChildNodes: 5000 },
};

/** Tags beyond which nobody wrote a letter: a parser that keeps a list of what is open takes minutes over them. */
const mostTags = 30_000;

/** The text of an HTML part; null when it has more tags than are read. */
export function htmlText(html: string): string | null {
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) if (++tags > mostTags) return null;
  return convert(html, options);
}
