import { type Edition, graphsOf } from '../edition';
import type { BoardId, EditionId } from '../pieces';
import { edition1941 } from './1941';
import type { Options } from './options';
import { editionRevised } from './revised';

/** By id: the editions, and of each the boards that tables have wanted. */
const editions = new Map<BoardId, Edition>([
  ['1941', edition1941],
  ['revised', editionRevised],
]);
/** The one asked for last: rules ask thousands of times for the same. */
let recent: Edition = edition1941;

/** The edition a state is played under. */
export function editionOf({ edition: id }: { readonly edition: BoardId }): Edition {
  return recent.board === id ? recent : find(id);
}

/** An edition with those of its disputed borders that a table's options want. */
export function boardFor(edition: Edition, { borders }: Pick<Options, 'borders'>): Edition {
  const { disputed } = edition;
  if (!disputed || !borders || disputed.every(({ id, usual }) => borders.includes(id) === usual)) return edition;
  const wanted = disputed.flatMap(({ id }) => (borders.includes(id) ? [id] : []));
  return find(`${edition.id}:${wanted.join('+')}`);
}

function find(id: BoardId): Edition {
  recent = editions.get(id) ?? withBorders(id);
  return recent;
}

function withBorders(id: BoardId): Edition {
  const [printed, borders] = id.split(':') as [EditionId, string?];
  const edition = editions.get(printed);
  if (!edition || borders === undefined) throw new Error(`no edition ${id}`);
  const { disputed = [] } = edition;
  const wanted = borders.split('+');
  const settled = edition.edges.filter(([a, b]) => !disputed.some(({ edge }) => edge[0] === a && edge[1] === b));
  const chosen = disputed.flatMap((each) => (wanted.includes(each.id) ? [each.edge] : []));
  const edges = [...settled, ...chosen];
  const board = { ...edition, board: id, edges, ...graphsOf({ ...edition, edges }) };
  editions.set(id, board);
  return board;
}
