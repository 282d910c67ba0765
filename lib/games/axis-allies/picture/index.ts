import type { Arrow, Language, Painting, Token } from '../../../engine';
import { capitalised } from '../../kit/words';
import { effectsOf, goalOf } from '../brief';
import { editionOf } from '../editions';
import { heldBy } from '../effects';
import { factoriesOf } from '../rules/factories';
import { productionOf } from '../rules/spaces';
import { powers, type Stack, type View } from '../types';
import { countedBy, type Names, namesIn, wordsIn } from '../words/names';

import { openBattles } from './theatre';

export { boardOf, type Outlines } from './board';
export { theatre } from './theatre';

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
      const title =
        names.unit(stack.type, count) + (mark ? ` (${loads.join('; ') || wordsIn(language).picture.marks[mark].toLowerCase()})` : '');
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

/** Attacks under way: where their land and sea units came from, and what transports are about to land. */
function arrowsOf(view: View, language: Language): Arrow[] {
  if (view.phase !== 'combat-move' && view.phase !== 'combat') return [];
  const names = namesIn(language);
  const { picture: words } = wordsIn(language);
  const open = new Set(openBattles(view));
  const arrows: Arrow[] = [];
  for (const [to, origins] of Object.entries(view.turn.origins)) {
    if (!open.has(to)) continue;
    for (const from of origins) {
      arrows.push({ path: [from, to], owner: view.power, kind: 'attack', title: words.attack(names.space(from), names.space(to)) });
    }
  }
  for (const [zone, stacks] of Object.entries(view.spaces)) {
    for (const { assault, count, owner } of stacks) {
      if (!assault || !open.has(assault.target)) continue;
      const landing = countedBy(assault.lands.map(({ type }) => ({ type, count })));
      arrows.push({
        path: [zone, assault.target],
        owner,
        kind: 'attack',
        title: words.landing(names.units(landing), names.space(assault.target)),
      });
    }
  }
  for (const { from, to } of view.turn.parties ?? []) {
    if (!open.has(to)) continue;
    arrows.push({ path: [from, to], owner: view.power, kind: 'attack', title: words.attack(names.space(from), names.space(to)) });
  }
  for (const { zone, target, units } of view.turn.bombards ?? []) {
    if (target === null || !open.has(target)) continue;
    const title = words.bombardment(names.units(units), names.space(target));
    arrows.push({ path: [zone, target], owner: view.power, kind: 'attack', title });
  }
  return [...arrows, ...bombingArrows(view, language)];
}

/** Raids and rockets that are announced. */
function bombingArrows({ phase, power, turn }: View, language: Language): Arrow[] {
  const names = namesIn(language);
  const { picture: words } = wordsIn(language);
  const raids = (turn.flights ?? []).flatMap(({ path, aircraft: { type, count, raid } }): Arrow[] => {
    const to = path.at(-1) ?? '';
    return raid ? [{ path: [...path], owner: power, kind: 'attack', title: words.raid(names.unit(type, count), names.space(to)) }] : [];
  });
  const rockets = (phase === 'combat-move' ? (turn.rockets ?? []) : []).map(
    ({ from, target }): Arrow => ({
      path: [from, target],
      owner: power,
      kind: 'attack',
      title: words.rocket(names.space(from), names.space(target)),
    }),
  );
  return [...raids, ...rockets];
}

function marksOf(view: View, language: Language): Painting['marks'] {
  const edition = editionOf(view);
  const names = namesIn(language);
  const { picture: words } = wordsIn(language);
  const battles = openBattles(view).map((space) => ({ space, icon: 'battle', title: capitalised(words.battle(names.inSpace(space))) }));
  const capitals = edition.powers.map(({ id, capital }) => ({
    space: capital,
    icon: 'capital',
    title: words.capital(names.power(id), names.city(capital)),
  }));
  const factories = factoriesOf(view).map((space) => ({ space, icon: 'factory', title: words.factory }));
  const capitalOf = new Set(edition.powers.map(({ capital }) => capital));
  const cities = edition.spaces.flatMap((each) =>
    each.kind === 'land' && each.city && !capitalOf.has(each.id)
      ? [{ space: each.id, icon: 'city', title: words.city(names.city(each.id)) }]
      : [],
  );
  return [...battles, ...capitals, ...cities, ...factories];
}

function tracksOf(view: View, language: Language): Painting['tracks'] {
  const { picture: words, phases, sides, brief } = wordsIn(language);
  const names = namesIn(language);
  const holders = powers
    .map((power) => ({
      label: names.power(power),
      value: String(heldBy(view, power).length),
      owner: power,
      hint: effectsOf(view, power, language),
    }))
    .filter(({ hint }) => hint !== '');
  const phase = { label: words.tracks.phase, value: phases[view.phase] };
  const round = { label: words.tracks.round, value: String(view.round) };
  const whose = { label: names.power(view.power), value: phases[view.phase], owner: view.power };
  const turn = view.phase === 'auction' ? [phase] : [round, view.phase === 'over' ? phase : whose];
  return [
    { title: words.tracks.turn, rows: turn },
    {
      title: words.tracks.money,
      rows: powers.map((power) => ({
        label: names.power(power),
        value: words.account(productionOf(view, power), view.treasury[power]),
        owner: power,
      })),
    },
    ...(holders.length > 0 ? [{ title: brief.developments, rows: holders }] : []),
    {
      title: words.tracks.victory,
      rows: (['allies', 'axis'] as const).map((side) => {
        const { held, needed, text } = goalOf(view, side, language);
        return { label: sides[side], value: `${held}/${needed}`, hint: text };
      }),
    },
  ];
}
