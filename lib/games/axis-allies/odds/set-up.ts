import type { BattleSetUp } from '../../../engine';
import type { Edition } from '../edition';
import { boardFor, editionOf } from '../editions';
import type { Options } from '../editions/options';
import { advantages, technologies } from '../effects/advantages';
import { advantageIds, type EffectId, everyAdvantage, technologyIds } from '../effects/ids';
import type { points } from '../effects/points';
import { aimGuns } from '../rules/bombard';
import { attackersAt, defendersAt, type Part } from '../rules/forces';
import { landersOn } from '../rules/landers';
import { setup } from '../rules/set-up';
import { addUnits, stacksAt } from '../rules/stacks';
import { type Power, powers, type Rng, type SpaceId, type State, type Units, type UnitType, type View } from '../types';
import { declaredAt } from './fight';

/** As many units of a type as a set-up may hold. */
export const mostUnits = 99;

/** What a set-up says beside its units, with the usual answers where it is silent. */
export interface Choices {
  place: SpaceId;
  attacker: Power;
  defender: Power;
  /** The troops come by sea, all of them. */
  amphibious: boolean;
  effects: Readonly<Record<Part, readonly EffectId[]>>;
  lowLuck: boolean;
}

const noDice: Rng = {
  roll() {
    throw new Error('a board without advantages is set up without dice');
  },
};

/** The empty board of an edition, with nobody's turn begun that matters. */
function emptyBoard(edition: Edition, options: Options): State {
  const { state } = setup(boardFor(edition, options), options, edition.rules, noDice);
  return { ...state, spaces: {}, phase: 'combat-move' };
}

/** Places where fights may be: neutral territories are left out. */
export const placesOf = (edition: Edition): SpaceId[] =>
  edition.spaces.flatMap((each) => (each.kind === 'sea' || each.owner !== null ? [each.id] : []));

const isSea = (edition: Edition, place: SpaceId): boolean => edition.space[place]?.kind === 'sea';

/** Where the rules ask in a battle that both sides only fight out. */
const asked: readonly (keyof typeof points)[] = ['onStrength', 'onDice', 'onForm', 'onBombard', 'onFlak', 'onFlakTarget'];

/** What a power may have that matters in a battle: technologies where the edition has them, and its own advantages. */
export function effectsFor({ turn }: Edition, power: Power): EffectId[] {
  if (!turn.includes('research')) return [];
  const rows = { ...technologies, ...advantages };
  return [...technologyIds, ...advantageIds[power]].filter((id) => asked.some((point) => rows[id][point] !== undefined));
}

export function choicesOf(edition: Edition, { choices }: BattleSetUp): Choices {
  const oneOf = <T extends string>(values: readonly T[], said: unknown, usual: T | undefined): T => {
    const found = values.find((each) => each === said) ?? usual ?? values[0];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  const place = oneOf(placesOf(edition), choices.place, edition.setUpOf({} as Options)[0]?.space);
  const facts = edition.space[place];
  const holder = facts?.kind === 'land' ? facts.owner : null;
  const enemies = (power: Power) => powers.filter((each) => edition.side[each] !== edition.side[power]);
  const attacker = oneOf(powers, choices.attacker, holder ? enemies(holder)[0] : undefined);
  const against = enemies(attacker);
  const defender = oneOf(
    against,
    choices.defender,
    against.find((each) => each === holder),
  );
  const effects = (part: Part, power: Power) => {
    const said = [choices[`${part}Effects`]].flat();
    return effectsFor(edition, power).filter((id) => said.includes(id));
  };
  return {
    ...{ place, attacker, defender },
    amphibious: choices.amphibious === true && !isSea(edition, place) && (edition.coast[place] ?? []).length > 0,
    effects: { attack: effects('attack', attacker), defence: effects('defence', defender) },
    lowLuck: choices.lowLuck === true,
  };
}

/** Types that may stand on a side: at sea ships and aircraft, defenders' from carriers alone; ashore land units and aircraft, and guns. */
export function typesFor(edition: Edition, { place, amphibious, effects }: Choices, part: Part): UnitType[] {
  const { units } = edition;
  return edition.types.filter((type) => {
    const { domain, facility, flak, bombards = 0, landsOnDecks } = units[type];
    if (facility) return false;
    if (flak !== undefined) return part === 'defence' && !isSea(edition, place);
    if (isSea(edition, place)) return domain === 'sea' || (domain === 'air' && (part === 'attack' || landsOnDecks === true));
    if (domain !== 'sea') return true;
    const combined = effects.attack.includes('combined-bombardment') && type === 'destroyer';
    return part === 'attack' && amphibious && (bombards > 0 || combined);
  });
}

/** The position that a set-up stands for; null where a side is missing. */
export function positionOf(
  edition: Edition,
  optionsWith: (lowLuck: boolean) => Options,
  setUp: BattleSetUp,
): { view: View; space: SpaceId } | null {
  const choices = choicesOf(edition, setUp);
  const { place, attacker, defender, amphibious, effects, lowLuck } = choices;
  const state = emptyBoard(edition, optionsWith(lowLuck));
  state.power = attacker;
  if (!isSea(edition, place)) state.control[place] = defender;
  state.turn = { ...state.turn, intents: isSea(edition, place) ? { [place]: 'attack' } : {} };
  const held = {
    ...(effects.attack.length > 0 && { [attacker]: effects.attack }),
    ...(effects.defence.length > 0 && { [defender]: effects.defence }),
  };
  if (Object.keys(held).length > 0) state.effects = held;
  // the winter is a matter of the moment: who ticks it has declared it
  const declared = everyAdvantage.filter((id) => id === 'russian-winter' && effects.defence.includes(id));
  if (declared.length > 0) state.declared = declared;
  const [shore] = edition.coast[place] ?? [];
  const counts = { attack: 0, defence: 0 };
  for (const [part, owner] of [
    ['attack', attacker],
    ['defence', defender],
  ] as const) {
    for (const type of typesFor(edition, choices, part)) {
      const count = Math.min(mostUnits, Math.max(0, Math.floor(Number(setUp[part][type]) || 0)));
      if (count === 0) continue;
      const { domain, flak } = edition.units[type];
      const isBombarding = part === 'attack' && domain === 'sea' && !isSea(edition, place);
      if (flak === undefined && !isBombarding) counts[part] += count;
      if (part === 'attack' && amphibious && domain === 'land' && shore) {
        const troops = [{ owner, type }];
        addUnits(state, shore, { owner, type: 'transport', cargo: troops, assault: { target: place, lands: troops } }, count);
      } else addUnits(state, isBombarding && shore ? shore : place, { owner, type }, count);
    }
  }
  return counts.attack > 0 && counts.defence > 0 && declaredAt(state, place) ? { view: state, space: place } : null;
}

/** The battle at a space as a set-up; joint forces are those of the power with most units among them. */
export function setUpAt(view: View, space: SpaceId): BattleSetUp | null {
  const declared = declaredAt(view, space);
  if (!declared) return null;
  const edition = editionOf(view);
  const isOn = view.combat?.battle?.space === space;
  const ashore = isOn ? [] : landersOn(view, declared);
  const attackers = [...attackersAt(view, declared), ...ashore];
  const guns = stacksAt(view, space).filter(({ type }) => edition.units[type].flak !== undefined);
  const defenders = [...defendersAt(view, declared), ...(isOn ? [] : guns)];
  const attacker = mainOwner(attackers) ?? view.power;
  const defender = mainOwner(defenders) ?? view.control[space];
  if (!defender) return null;
  const held = (power: Power) => (view.effects?.[power] ?? []).filter((id) => effectsFor(edition, power).includes(id));
  return {
    choices: {
      ...{ place: space, attacker, defender, amphibious: declared.kind === 'land' && ashore.length > 0 },
      ...{ attackEffects: held(attacker), defenceEffects: held(defender), lowLuck: view.options.lowLuck },
    },
    attack: countsOf([...attackers, ...(isOn ? [] : bombardingAt(view, space, attacker))]),
    defence: countsOf(defenders),
  };
}

/** Ships that will bombard a shore. */
function bombardingAt(view: View, space: SpaceId, owner: Power): Counted[] {
  const aimed = { ...view };
  if (view.phase === 'combat-move') aimGuns(aimed);
  return (aimed.turn.bombards ?? []).flatMap(({ target, units }) =>
    target === space ? (Object.entries(units) as [UnitType, number][]).map(([type, count]) => ({ owner, type, count })) : [],
  );
}

type Counted = { owner: Power; type: UnitType; count: number };

/** Who has most of them; null: there are none. */
export function mainOwner(stacks: readonly Counted[]): Power | null {
  const sum = (owner: Power) => stacks.reduce((total, each) => total + (each.owner === owner ? each.count : 0), 0);
  return [...new Set(stacks.map(({ owner }) => owner))].sort((a, b) => sum(b) - sum(a))[0] ?? null;
}

function countsOf(stacks: readonly Counted[]): Record<string, number> {
  const counts: Units = {};
  for (const { type, count } of stacks) counts[type] = (counts[type] ?? 0) + count;
  return counts;
}
