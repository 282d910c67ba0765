import type { Board, Point, Space } from '../../../engine';

/** What a game says of a board of boxes joined by lines: the rest follows from it. */
export interface BoxBoard extends Pick<Board, 'links' | 'owners' | 'icons'> {
  /** Columns to the right and rows downwards begin anywhere; halves shift a box. */
  boxes: readonly (Pick<Space, 'id' | 'name'> & Partial<Pick<Space, 'abbreviations'>> & { column: number; row: number })[];
}

/** Board units: a box, from one to the next, and the margin around all. */
const box = { width: 120, height: 100 };
const step = { x: 160, y: 140 };
const margin = 24;

/** A map without outlines: a box a space, with room for three kinds of counters, and a line a link. */
export function boxBoard({ boxes, links, owners, icons }: BoxBoard): Board {
  const left = Math.min(...boxes.map(({ column }) => column));
  const top = Math.min(...boxes.map(({ row }) => row));
  const spaces = boxes.map(({ id, name, column, row, abbreviations = [] }): Space => {
    const [x, y] = [margin + (column - left) * step.x, margin + (row - top) * step.y];
    const centre = { x: x + box.width / 2, y: y + box.height / 2 };
    return {
      ...{ id, kind: 'box', name, abbreviations, centre },
      path: `M${x} ${y}h${box.width}v${box.height}h${-box.width}z`,
      label: { x: centre.x, y: y + 24, lines: [name], size: Math.min(22, 180 / name.length) },
      box: { x: x + 6, y: y + 46, w: box.width - 12, h: 40, columns: 3, room: 3 },
    };
  });
  const named = new Map(spaces.map((space) => [space.id, space]));
  const of = (id: string): Space => {
    const space = named.get(id);
    if (!space) throw new Error(`the board links ${id}, which is no box`);
    return space;
  };
  return {
    width: Math.max(...spaces.map(({ centre }) => centre.x)) + box.width / 2 + margin,
    height: Math.max(...spaces.map(({ centre }) => centre.y)) + box.height / 2 + margin,
    ...{ wrap: false, token: 34, spaces, links, scenery: [], owners, icons },
    passages: links.map(([one, other]) => {
      const [a, b] = [of(one), of(other)];
      const name = `${a.name} – ${b.name}`;
      return { kind: 'road', name, from: edge(a.centre, b.centre), to: edge(b.centre, a.centre) };
    }),
  };
}

/** Where the line from the centre of a box leaves it. */
function edge(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
  return { x: from.x + dx * part, y: from.y + dy * part };
}
