/** A block of the plain markdown our READMEs are written in. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; text: string };

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Reads a text line by line; a line that continues a paragraph, a table or a list joins it. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split(/\r?\n/);
  let broken = true;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.startsWith('```')) {
      const end = lines.findIndex((each, j) => j > i && each.startsWith('```'));
      const last = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(i + 1, last).join('\n') });
      i = last;
      broken = true;
    } else if (line.trim() === '') broken = true;
    else {
      const before = broken ? undefined : blocks.at(-1);
      if (!(before && joins(before, line))) blocks.push(begun(line));
      broken = line.startsWith('#');
    }
  }
  return blocks;
}

const itemOf = (line: string) => {
  const [, bullet, number, text = ''] = /^\s*(?:([-*])|(\d+\.))\s+(.*)$/.exec(line) ?? [];
  return bullet === undefined && number === undefined ? null : { ordered: number !== undefined, text };
};

function begun(line: string): Block {
  const [, marks, heading] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
  if (marks !== undefined) return { kind: 'heading', level: marks.length, text: heading ?? '' };
  if (line.startsWith('|')) return { kind: 'table', head: cellsOf(line), rows: [] };
  const item = itemOf(line);
  if (item) return { kind: 'list', ordered: item.ordered, items: [item.text] };
  return { kind: 'paragraph', text: line.trim() };
}

/** Adds a line to the block before it, where it belongs to that; false when it begins one of its own. */
function joins(before: Block, line: string): boolean {
  const item = itemOf(line);
  if (before.kind === 'table' && line.startsWith('|')) {
    const cells = cellsOf(line);
    if (!cells.every((cell) => /^:?-+:?$/.test(cell))) before.rows.push(cells);
    return true;
  }
  if (line.startsWith('|') || line.startsWith('#')) return false;
  if (before.kind === 'list' && (!item || item.ordered === before.ordered)) {
    if (item) before.items.push(item.text);
    else before.items.push(`${before.items.pop() ?? ''} ${line.trim()}`);
    return true;
  }
  if (before.kind !== 'paragraph' || item) return false;
  before.text += ` ${line.trim()}`;
  return true;
}
