import { type Board, type Hand, laidOutBy, type Painting, type Section, type Token } from '../../engine';
import { grouped } from '../../grouped';
import type { PlaceWords } from '../words/words';

/** What stands where, by who holds it: a line a space, the empty ones together; drawn from what the reader sees on the board. */
export function positionOf(plain: Board, painting: Painting, words: PlaceWords): Section[] {
  const { tints, tokens, hands = [] } = painting;
  const board = laidOutBy(plain, painting);
  const standing = grouped(tokens, ({ space }) => space);
  const names = new Map(board.owners.map(({ id, name }) => [id, name]));
  const force = (holder: string | null, found: readonly Token[]) =>
    [...grouped(found, ({ owner }) => owner)].map(([owner, own]) => {
      const titles = own.map(({ title }) => title).join(', ');
      return owner === holder ? titles : `${names.get(owner) ?? owner} ${titles}`;
    });
  const sectionOf = (holder: string | null, title: string): Section[] => {
    const mine = board.spaces.filter(({ id, closed }) => !closed && (tints[id] ?? null) === holder);
    const lines = mine.flatMap(({ id, name }) => {
      const found = standing.get(id);
      return found ? [`${name}: ${force(holder, found).join('; ')}`] : [];
    });
    // a grid has too many hexes to list those where nothing stands
    const empty = holder === null || board.hexes ? [] : mine.filter(({ id }) => !standing.has(id)).map(({ name }) => name);
    const all = [...lines, ...(empty.length > 0 ? [words.empty(empty.join(', '))] : [])];
    return all.length > 0 ? [{ title, lines: all }] : [];
  };
  return [
    ...hands.map((hand) => handOf(hand, words)),
    ...board.owners.flatMap(({ id, name }) => sectionOf(id, name)),
    ...sectionOf(null, words.nobodys),
  ];
}

function handOf({ title, cards, hidden }: Hand, words: PlaceWords): Section {
  const faces = cards.map((card) => `${[card.title, ...card.lines].join('. ')}${card.state === undefined ? '' : ` (${card.state})`}`);
  return { title, lines: [...faces, ...(hidden > 0 ? [words.hiddenCards(hidden)] : [])] };
}
