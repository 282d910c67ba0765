import { Fragment, type ReactNode } from 'react';
import { DataTable } from './data-table';
import { type Block, blocksOf } from './markdown-blocks';

/** The plain markdown our READMEs are written in: headings, paragraphs, lists, tables, code. */
export function Markdown({ text }: { text: string }) {
  return blocksOf(text).map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a fixed text never move
    <Fragment key={i}>{rendered(block)}</Fragment>
  ));
}

function rendered(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      // the page has its own h1 and h2: a README's title is a section of it
      return block.level === 1 ? <h2>{inline(block.text)}</h2> : <h3>{inline(block.text)}</h3>;
    case 'paragraph':
      return <p>{inline(block.text)}</p>;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <pre className="sheet overflow-x-auto p-3 font-mono text-sm" tabIndex={0}>
          {block.text}
        </pre>
      );
    case 'table':
      return <DataTable head={block.head} rows={block.rows} />;
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{inline(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

/** Code, bold, emphasis and links within a line. */
function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)\s]+\))/).map((part, i) => {
    const key = `${i}`;
    const link = /^\[([^\]]+)\]\((https?:[^)\s]+)\)$/.exec(part);
    if (link)
      return (
        <a key={key} href={link[2]}>
          {link[1]}
        </a>
      );
    if (/^`[^`]+`$/.test(part)) return <code key={key}>{part.slice(1, -1)}</code>;
    if (/^\*\*.+\*\*$/.test(part)) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (/^\*.+\*$/.test(part)) return <em key={key}>{part.slice(1, -1)}</em>;
    return part;
  });
}
