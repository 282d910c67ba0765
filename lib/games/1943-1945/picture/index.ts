import type { Arrow, Language, Painting, Token } from '../../../engine';
import { sides } from '../orders';
import { counterOf, type Force, pieceFacts, pieces } from '../pieces';
import { boardOf } from '../rules/board';
import type { Side, View } from '../types';
import { words } from '../words';
import { counted, forceName, nouns, pieceName, zoneName } from '../words/names';

export { battles } from './battles';
export { board } from './board';
export { theatre } from './theatre';
export { volleysIn } from './volleys';

/** One position on the board. */
export function paint(view: View, language: Language): Painting {
  return {
    tints: Object.fromEntries(Object.entries(view.zones).map(([id, { control }]) => [id, control])),
    tokens: [...zoneTokens(view, language), ...seaTokens(view, language)],
    arrows: arrowsOf(view, language),
    marks: marksOf(view, language),
    tracks: tracksOf(view, language),
  };
}

function zoneTokens(view: View, language: Language): Token[] {
  const { board: say } = words[language];
  const tokens = Object.entries(view.zones).flatMap(([space, { control, units, line }]) => [
    ...tokensOf(space, control, units, language),
    ...(line ? [{ space, icon: 'line', owner: 'axis', count: 1, title: pieceName('line', 1, language) }] : []),
  ]);
  const partisans = view.partisans.map(({ zone, engaged }) => {
    const title = counted('partisans', 1, language) + (engaged ? ` (${say.icons.engaged.toLowerCase()})` : '');
    return { space: zone, icon: 'partisans', owner: 'allied', count: 1, title, ...(engaged && { mark: 'engaged' }) };
  });
  return [...tokens, ...partisans];
}

const tokensOf = (space: string, side: Side, units: Force, language: Language): Token[] =>
  pieces.flatMap((piece) => {
    const count = units[piece];
    if (!count) return [];
    const { engaged } = pieceFacts[piece];
    return [
      {
        space,
        ...counterOf(piece, side),
        count,
        title: pieceName(piece, count, language),
        ...(engaged && { mark: 'engaged' }),
      },
    ];
  });

function seaTokens(view: View, language: Language): Token[] {
  const say = words[language].board.icons;
  const token = (icon: 'fleet' | 'uboat', owner: string, count: number, engaged: boolean): Token[] => {
    if (count === 0) return [];
    const title = counted(icon, count, language) + (engaged ? ` (${say.engaged.toLowerCase()})` : '');
    return [{ space: 'sea', icon, owner, count, title, ...(engaged && { mark: 'engaged' }) }];
  };
  return [
    ...sides.flatMap((side) => {
      const owner = side === 'axis' ? 'italian' : side;
      const { operational, engaged } = view.fleets[side];
      return [...token('fleet', owner, operational, false), ...token('fleet', owner, engaged, true)];
    }),
    ...(view.uboat === null ? [] : token('uboat', 'axis', 1, view.uboat === 'engaged')),
  ];
}

/** Attacks that were announced or are fought. */
function arrowsOf({ impulse, options }: View, language: Language): Arrow[] {
  if (!impulse) return [];
  const attacks = [...impulse.attacks, ...(impulse.combat ? [impulse.combat] : [])];
  const { tracks } = words[language];
  const arrows = attacks.flatMap(({ target, forces, fleets, origins }): Arrow[] => {
    const froms = fleets > 0 ? origins.map((from) => ({ from, units: null })) : forces;
    return froms
      .filter(({ from }) => from !== target)
      .map(({ from, units }) => {
        const what = units === null ? tracks.landing : forceName(units, language);
        return {
          path: [from, target],
          owner: impulse.side,
          kind: 'attack',
          title: `${zoneName(options, from, language)} → ${zoneName(options, target, language)}: ${what}`,
        };
      });
  });
  const { shipping } = impulse;
  if (!shipping) return arrows;
  const title = forceName(shipping.units, language);
  return [...arrows, { path: [shipping.from, shipping.to], owner: impulse.side, kind: 'move', title }];
}

function marksOf({ impulse }: View, language: Language): Painting['marks'] {
  if (!impulse) return [];
  const say = words[language].board.icons;
  const attacked = new Set([...impulse.attacks.map(({ target }) => target), ...(impulse.combat ? [impulse.combat.target] : [])]);
  return [
    ...[...attacked].map((space) => ({ space, icon: 'battle', title: say.battle })),
    ...impulse.strangled.map((space) => ({ space, icon: 'strangled', title: say.strangled })),
  ];
}

function tracksOf(view: View, language: Language): Painting['tracks'] {
  const { tracks: say, phases } = words[language];
  const { sides: names } = nouns[language];
  const { tables, zone, ids } = boardOf(view);
  const stars = (side: Side) => ids.filter((id) => zone[id]?.star && view.zones[id]?.control === side).length;
  const tokens = (side: Side) => Object.values(view.played[side]).reduce((sum, count) => sum + (count ?? 0), 0);
  const row = (value: (side: Side) => string, hint?: string) =>
    sides.map((side) => ({ label: names[side], value: value(side), owner: side, ...(hint && { hint }) }));
  const now = view.impulse
    ? { label: names[view.impulse.side], value: `${say.impulse} ${view.impulse.number}`, owner: view.impulse.side }
    : { label: say.phase, value: phases[view.phase] };
  return [
    { title: say.turn, rows: [{ label: say.turn, value: `${view.turn} / ${tables.turns}` }, now] },
    { title: say.stars, rows: row((side) => String(stars(side)), say.starsHint) },
    { title: say.transport, rows: row((side) => String(view.transport[side])) },
    {
      title: say.cubes,
      rows: row((side) => `${view.pool[side].cube ?? 0}${view.extra?.side === side ? ` (+${view.extra.cubes})` : ''}`, say.cubesHint),
    },
    { title: say.events, rows: row((side) => String(Math.max(0, tables.eventTokens - tokens(side))), say.eventsHint) },
  ];
}
