import type { Board, Language, Scenery } from '../../../engine';
import { type BoardFile, boardFileOf, type ZoneFacts } from '../board-file';
import mediterranean from '../data/mediterranean.geo.json';
import { boundsOf } from './layout';
import { type Corner, drawer, unit } from './outline';

type Surroundings = Pick<Board, 'scenery' | 'areas' | 'towns' | 'compass' | 'title'>;

/**
 * What the map shows beside its zones: `beyond` is the file's own land without a zone. Around Fieldpost's own board lies the Mediterranean; any
 * other one has mountains where its zones have some.
 */
export function surroundings(file: BoardFile, beyond: readonly string[], language: Language): Surroundings {
  const land = (paths: readonly string[]) => paths.map((path): Scenery => ({ kind: 'beyond', path }));
  if (file !== boardFileOf({ board: '' }))
    return { scenery: [...land(beyond), ...file.zones.filter(({ mountain }) => mountain).map(rangeOf)] };
  const { scenery, areas, towns, compass, title } = mediterranean;
  const outlines = mediterranean.beyond as unknown as Corner[][];
  return {
    scenery: [...land([...beyond, ...outlines.map(drawer(outlines, null))]), ...(scenery as Scenery[])],
    areas: areas.map(({ name, ...area }) => ({ ...area, name: name[language] })) as NonNullable<Board['areas']>,
    towns: towns.map(({ name, ...town }) => ({ ...town, name: name[language] })) as NonNullable<Board['towns']>,
    compass,
    title: { ...title, text: '1943–1945' },
  };
}

/** Mountains across a zone, the longer way. */
function rangeOf({ outline }: ZoneFacts): Scenery {
  const { x, y, w, h } = boundsOf(outline);
  const at = (part: number, aside: number) => (w > h ? [x + w * part, y + h * (0.5 + aside)] : [x + w * (0.5 + aside), y + h * part]);
  const points = [at(0.15, 0.08), at(0.5, -0.08), at(0.85, 0.08)].map(
    ([px = 0, py = 0]) => `${Math.round(px * unit)} ${Math.round(py * unit)}`,
  );
  return { kind: 'range', path: `M${points.join('L')}`, size: (Math.min(w, h) * unit) / 5 };
}
