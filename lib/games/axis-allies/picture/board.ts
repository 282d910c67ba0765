import type { Board, Owner, Point, Scenery, Space } from '../../../engine';
import { boardMemo } from '../../kit/picture/board-memo';
import { fitName, lineHeight, nameWidth } from '../../kit/picture/names';
import { capitalised } from '../../kit/words';
import type { Edition } from '../edition';
import world from '../editions/world.geo.json';
import type { SpaceFacts } from '../facts';
import { type Language, type Power, powers } from '../types';
import { namesIn, spaceNames, wordsIn } from '../words/names';
import { positionWords } from '../words/position-words';
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

/** An edition's map with names in one language: the same object every time, one for each choice of disputed borders. */
export function boardOf(outlines: Outlines, title: Record<Language, string>): (edition: Edition, language: Language) => Board {
  return boardMemo((edition: Edition, language) => draw(edition, outlines, title[language], language));
}

function draw(edition: Edition, outlines: Outlines, title: string, language: Language): Board {
  const words = wordsIn(language);
  const told = positionWords(language);
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
    scenery: [...outlines.scenery, ...world.scenery] as Scenery[],
    areas: world.areas.map(({ name, ...area }) => ({ ...area, name: name[language] })) as NonNullable<Board['areas']>,
    towns: world.towns.map(({ name, ...town }) => ({ ...town, name: name[language] })) as NonNullable<Board['towns']>,
    compass: world.compass,
    title: { ...world.title, text: title },
    passages: [...edition.canals, ...edition.straits].map(({ id, name }) => {
      const outline = outlines.passages.find((each) => each.name === name);
      if (!outline) throw new Error(`${id} is not drawn`);
      return { kind: outline.kind, name: told[id], from: outline.from, to: outline.to };
    }),
    owners: powers.map((id) => ({ id, name: names.power(id), ...looks[id] })),
    icons: {
      ...Object.fromEntries(edition.types.map((type) => [type, { path: paths[type], name: capitalised(words.units[type].one) }])),
      factory: { path: paths.complex, name: told.factory },
      capital: { path: paths.capital, name: told.capitals },
      ...(edition.spaces.filter((each) => each.kind === 'land' && each.city).length > edition.powers.length && {
        city: { path: paths.city, name: told.cities },
      }),
      battle: { path: paths.battle, name: told.battles },
      damaged: { path: paths.damaged, name: told.damaged },
      submerged: { path: paths.submerged, name: told.submerged },
      loaded: { path: paths.loaded, name: told.loaded },
      hover: { path: paths.hover, name: told.hover },
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

/** Letters of another name are not made smaller than this part of the drawn ones. */
const smallest = 0.7;

/** Another name in the room of the drawn one, its lines around the same middle. */
function relabelled({ x, y, lines: drawn, size }: Outline['label'], name: string): Outline['label'] {
  const width = Math.max(...drawn.map((line) => nameWidth(line, size)));
  const fitted = fitName(name, { width, lines: drawn.length, size, smallest: size * smallest });
  return { x, y: y + ((drawn.length - fitted.lines.length) * lineHeight * size) / 2, ...fitted };
}
