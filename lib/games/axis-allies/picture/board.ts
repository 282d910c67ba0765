import type { Board, Owner, Point, Space } from '../../../engine';
import type { Edition } from '../edition';
import type { SpaceFacts } from '../facts';
import { type Language, type Power, powers } from '../types';
import { capitalised, namesIn, spaceNames, wordsIn } from '../words/names';
import { paths } from './icons';

/** The rulebook's colours; shapes tell the powers apart without them. */
const looks: Record<Power, Omit<Owner, 'id' | 'name'>> = {
  ussr: { land: '#cf978a', token: '#8e2f23', ink: '#ffffff', shape: 'hexagon' },
  germany: { land: '#a9adac', token: '#3f4448', ink: '#ffffff', shape: 'square' },
  uk: { land: '#dfcb9f', token: '#82642a', ink: '#ffffff', shape: 'shield' },
  japan: { land: '#e5b47c', token: '#b4560f', ink: '#ffffff', shape: 'circle' },
  usa: { land: '#aebf91', token: '#3f6128', ink: '#ffffff', shape: 'diamond' },
};

/** How an edition's spaces are drawn: its outlines.geo.json. */
export interface Outlines {
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Outline[];
  readonly scenery: readonly { readonly kind: string; readonly path: string }[];
  readonly passages: readonly { readonly name: string; readonly kind: string; readonly from: Point; readonly to: Point }[];
}
type Outline = Pick<Space, 'path' | 'centre' | 'label' | 'box'> & {
  readonly id: string;
  readonly leader?: { readonly from: Point; readonly to: Point };
};

/** An edition's map with names in one language: the same object every time. */
export function boardOf(edition: Edition, outlines: Outlines): (language: Language) => Board {
  const drawn: Partial<Record<Language, Board>> = {};
  return (language) => {
    drawn[language] ??= draw(edition, outlines, language);
    return drawn[language];
  };
}

function draw(edition: Edition, outlines: Outlines, language: Language): Board {
  const words = wordsIn(language);
  const names = namesIn(language);
  const outlineOf = new Map(outlines.spaces.map((each) => [each.id, each]));
  return {
    width: outlines.width,
    height: outlines.height,
    wrap: true,
    token: 28,
    spaces: edition.spaces.map((facts) => {
      const outline = outlineOf.get(facts.id);
      if (!outline) throw new Error(`${facts.id} has no outline`);
      return spaceOf(facts, outline, language);
    }),
    links: edition.edges.map(([a, b]): [string, string] => [a, b]),
    scenery: outlines.scenery.map(({ kind, path }) => ({ kind: kind === 'lake' ? 'lake' : 'isle', path })),
    passages: [...edition.canals, ...edition.straits].map(({ id, name }) => {
      const outline = outlines.passages.find((each) => each.name === name);
      if (!outline) throw new Error(`${id} is not drawn`);
      return { kind: outline.kind, name: words.picture.passages[id] ?? name, from: outline.from, to: outline.to };
    }),
    owners: powers.map((id) => ({ id, name: names.power(id), ...looks[id] })),
    icons: {
      ...Object.fromEntries(edition.types.map((type) => [type, { path: paths[type], name: capitalised(words.units[type].one) }])),
      factory: { path: paths.factory, name: words.picture.factory },
      capital: { path: paths.capital, name: words.picture.capitals },
      battle: { path: paths.battle, name: words.picture.battles },
      damaged: { path: paths.damaged, name: words.picture.marks.damaged },
      submerged: { path: paths.submerged, name: words.picture.marks.submerged },
      loaded: { path: paths.loaded, name: words.picture.marks.loaded },
      hover: { path: paths.hover, name: words.picture.marks.hover },
    },
  };
}

function spaceOf(facts: SpaceFacts, outline: Outline, language: Language): Space {
  const named = spaceNames[facts.id];
  const names = namesIn(language);
  const land = facts.kind === 'land';
  return {
    id: facts.id,
    kind: facts.kind,
    name: capitalised(names.space(facts.id)),
    abbreviations: [named?.short ?? facts.id, ...(named?.also ?? [])],
    path: outline.path,
    centre: outline.centre,
    label: language === 'it' && land ? relabelled(outline.label, names.space(facts.id)) : outline.label,
    box: outline.box,
    ...('leader' in outline &&
      outline.leader && { leader: [outline.leader.from, outline.leader.to] as [typeof outline.centre, typeof outline.centre] }),
    ...(land && facts.owner === null && { closed: true }),
    ...(land && facts.income > 0 && { value: facts.income }),
  };
}

/** Another name in the room of the drawn one: as many lines at most, as small as it takes. */
function relabelled(label: Outline['label'], name: string): Outline['label'] {
  const room = Math.max(...label.lines.map((line) => line.length));
  const lines = broken(name, label.lines.length);
  const longest = Math.max(...lines.map((line) => line.length));
  return { ...label, lines, size: longest <= room ? label.size : Math.max(label.size * 0.7, (label.size * room) / longest) };
}

/** The break of a name into at most `most` lines whose longest line is shortest. */
function broken(name: string, most: number): string[] {
  const words = name.replace(/\//g, '/\u200b').split(/[ \u200b]/);
  let best = [name];
  const join = (parts: string[]) => parts.join(' ').replace(/\/ /g, '/');
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const search = (from: number, lines: string[]) => {
    if (from === words.length) {
      if (longest(lines) < longest(best)) best = lines;
      return;
    }
    if (lines.length === most) return;
    for (let to = from + 1; to <= words.length; to++) search(to, [...lines, join(words.slice(from, to))]);
  };
  search(0, []);
  return best;
}
