import type { Arrow, Language, Painting, Token } from '../../../engine';
import { capitalised } from '../../kit/words';
import { effectsOf, goalOf } from '../brief';
import { editionOf } from '../editions';
import { heldBy } from '../effects';
import { factoriesOf } from '../rules/factories';
import { productionOf } from '../rules/spaces';
import { powers, type SpaceId, type Stack, type View } from '../types';
import { countedBy, type Names, namesIn, wordsIn } from '../words/names';
import { positionWords } from '../words/position-words';
import { openBattles } from './theatre';

export { battles } from './battles';
export { boardOf, type Outlines } from './board';
export { theatre } from './theatre';
export { volleysIn } from './volleys';

type Mark = 'damaged' | 'submerged' | 'loaded' | 'hover';

/** One position on the board. */
export function paint(view: View, language: Language): Painting {
  return {
    tints: { ...view.control },
    tokens: tokensOf(view, language),
    arrows: arrowsOf(view, language),
    marks: marksOf(view, language),
    tracks: tracksOf(view, language),
  };
}

function markOf(stack: Stack): Mark | undefined {
  if (stack.damaged) return 'damaged';
  if (stack.submerged) return 'submerged';
  if (stack.hover) return 'hover';
  return stack.cargo ? 'loaded' : undefined;
}

/** A counter for each owner, type and mark in a space; what the turn remembers of units besides is not shown. */
function tokensOf(view: View, language: Language): Token[] {
  const names = namesIn(language);
  const tokens: Token[] = [];
  for (const [space, stacks] of Object.entries(view.spaces)) {
    const groups = new Map<string, { stack: Stack; count: number; loads: string[] }>();
    for (const stack of stacks) {
      const key = `${stack.owner} ${stack.type} ${markOf(stack) ?? ''}`;
      const group = groups.get(key) ?? { stack, count: 0, loads: [] };
      group.count += stack.count;
      if (stack.cargo) group.loads.push(...new Array<string>(stack.count).fill(wordsIn(language).aboard(ownedCargo(stack, names))));
      groups.set(key, group);
    }
    for (const { stack, count, loads } of groups.values()) {
      const mark = markOf(stack);
      const title = names.unit(stack.type, count) + (mark ? ` (${loads.join('; ') || positionWords(language)[mark].toLowerCase()})` : '');
      tokens.push({ space, icon: stack.type, owner: stack.owner, count, title, ...(mark && { mark }) });
    }
  }
  return tokens;
}

/** Cargo with the owner's name where it is not the ship's. */
function ownedCargo({ owner, cargo = [] }: Stack, names: Names): string {
  return powers
    .map((power) => [power, names.units(countedBy(cargo.filter((each) => each.owner === power)))] as const)
    .filter(([, units]) => units !== '')
    .map(([power, units]) => (power === owner ? units : `${units} ${names.of(power)}`))
    .join(', ');
}

/** Attacks under way: where their land and sea units came from, what transports are about to land, and what is fired or flown. */
function arrowsOf(view: View, language: Language): Arrow[] {
  if (view.phase !== 'combat-move' && view.phase !== 'combat') return [];
  const { power, spaces, turn, phase } = view;
  const words = positionWords(language);
  const open = new Set(openBattles(view));
  const attack = (path: readonly SpaceId[], title: string): Arrow => ({ path: [...path], owner: power, kind: 'attack', title });
  const march = (from: SpaceId, to: SpaceId) => (open.has(to) ? [attack([from, to], words.attack({ from, to }))] : []);
  const landings = Object.entries(spaces).flatMap(([zone, stacks]) =>
    stacks.flatMap(({ assault, count, owner }) => {
      if (!assault || !open.has(assault.target)) return [];
      const units = countedBy(assault.lands.map(({ type }) => ({ type, count })));
      return [{ ...attack([zone, assault.target], words.landing({ units, to: assault.target })), owner }];
    }),
  );
  const bombards = (turn.bombards ?? []).flatMap(({ zone, target: to, units }) =>
    to !== null && open.has(to) ? [attack([zone, to], words.bombardment({ units, to }))] : [],
  );
  const raids = (turn.flights ?? []).flatMap(({ path, aircraft: { type, count, raid } }) =>
    raid ? [attack(path, words.raid({ units: { [type]: count }, to: path.at(-1) ?? '' }))] : [],
  );
  const rockets = phase === 'combat-move' ? (turn.rockets ?? []) : [];
  return [
    ...Object.entries(turn.origins).flatMap(([to, origins]) => origins.flatMap((from) => march(from, to))),
    ...landings,
    ...(turn.parties ?? []).flatMap(({ from, to }) => march(from, to)),
    ...bombards,
    ...raids,
    ...rockets.map(({ from, target }) => attack([from, target], words.rocket({ from, to: target }))),
  ];
}

function marksOf(view: View, language: Language): Painting['marks'] {
  const edition = editionOf(view);
  const words = positionWords(language);
  const battles = openBattles(view).map((space) => ({ space, icon: 'battle', title: capitalised(words.battle({ space })) }));
  const capitals = edition.powers.map(({ id, capital }) => ({
    space: capital,
    icon: 'capital',
    title: words.capital({ power: id, space: capital }),
  }));
  const factories = factoriesOf(view).map((space) => ({ space, icon: 'factory', title: words.factory }));
  const capitalOf = new Set(edition.powers.map(({ capital }) => capital));
  const cities = edition.spaces.flatMap((each) =>
    each.kind === 'land' && each.city && !capitalOf.has(each.id)
      ? [{ space: each.id, icon: 'city', title: words.city({ space: each.id }) }]
      : [],
  );
  return [...battles, ...capitals, ...cities, ...factories];
}

function tracksOf(view: View, language: Language): Painting['tracks'] {
  const { phases, sides } = wordsIn(language);
  const words = positionWords(language);
  const names = namesIn(language);
  const holders = powers
    .map((power) => ({
      label: names.power(power),
      value: String(heldBy(view, power).length),
      owner: power,
      hint: effectsOf(view, power, language),
    }))
    .filter(({ hint }) => hint !== '');
  const phase = { label: words.phase, value: phases[view.phase] };
  const round = { label: words.round, value: String(view.round) };
  const whose = { label: names.power(view.power), value: phases[view.phase], owner: view.power };
  const turn = view.phase === 'auction' ? [phase] : [round, view.phase === 'over' ? phase : whose];
  return [
    { title: words.turn, rows: turn },
    {
      title: words.money,
      rows: powers.map((power) => ({
        label: names.power(power),
        value: words.balance({ production: productionOf(view, power), treasury: view.treasury[power] }),
        owner: power,
      })),
    },
    ...(holders.length > 0 ? [{ title: words.developments, rows: holders }] : []),
    {
      title: words.victoryCities,
      rows: (['allies', 'axis'] as const).map((side) => {
        const { held, needed, text } = goalOf(view, side, language);
        return { label: sides[side], value: `${held}/${needed}`, hint: text };
      }),
    },
  ];
}
