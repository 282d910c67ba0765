import type { BattleSetUp } from '../../../engine';
import { type Options, optionsSchema, type Side, sides } from '../orders';
import { addPieces, type Force, type Piece, pieceFacts, pieces, tidy, together } from '../pieces';
import { currentRules } from '../quirks';
import { boardOf, factsOf, neighbours, rangeOf } from '../rules/board';
import { beginImpulse } from '../rules/impulse';
import { planesFor } from '../rules/missions';
import { setup } from '../rules/set-up';
import { enemyOf, unitsOf, zoneAt } from '../rules/zones';
import type { View, ZoneId } from '../types';
import { attackOn } from './fight';

export type Part = 'attack' | 'defence';

/** What a side of a set-up counts: pieces, its line, what may intercept a landing. Italian counters fight as the German ones do. */
export const rows = [
  'cube',
  'tank',
  'engaged-tank',
  'plane',
  'elite',
  'engaged-elite',
  'paratroopers',
  'engaged-paratroopers',
  'line',
  'fleet',
  'uboat',
] as const satisfies readonly (Piece | 'line' | 'fleet' | 'uboat')[];
export type Row = (typeof rows)[number];

/** What a set-up says beside its units, with the usual answers where it is silent. */
export interface Choices {
  place: ZoneId;
  attacker: Side;
  /** Fleets of a landing; 0: over land. */
  fleets: number;
}

export const options: Options = optionsSchema.parse({});

export function choicesOf({ choices }: BattleSetUp): Choices {
  const { ids, coast } = boardOf({ options });
  const place = ids.find((id) => id === choices.place) ?? ids.find((id) => factsOf({ options }, id).name.en === 'Rome') ?? ids[0] ?? '';
  const attacker = sides.find((side) => side === choices.attacker) ?? 'allied';
  const said = Math.min(2, Math.max(0, Math.floor(Number(choices.fleets) || 0)));
  const mayLand = attacker === 'allied' && coast.includes(place);
  const fleets = mayLand ? Math.max(said, neighbours({ options }, place).length === 0 ? 1 : 0) : 0;
  return { place, attacker, fleets };
}

/** Rows that may stand on a side, and how many of each. */
export function rowsFor({ place, attacker, fleets }: Choices, part: Part): { row: Row; max: number }[] {
  const { tables } = boardOf({ options });
  const side = part === 'attack' ? attacker : enemyOf(attacker);
  // over land as much attacks as stands in the zones that it may start from
  const starts = part === 'attack' ? Math.min(tables.attacksPerImpulse, neighbours({ options }, place).length) : 1;
  const [stack, tanks] = [tables.stacking * starts, tables.tanksPerZone * starts];
  const most: Record<Row, number> = {
    cube: fleets > 0 && part === 'attack' ? tables.landing.twoFleets : stack,
    ...{ tank: tanks, 'engaged-tank': tanks },
    plane: part === 'attack' ? 1 : 2,
    ...(side === 'axis' ? { elite: 4, 'engaged-elite': 4 } : { elite: 0, 'engaged-elite': 0 }),
    ...(side === 'allied' && (fleets === 0 || part === 'defence')
      ? { paratroopers: 1, 'engaged-paratroopers': 1 }
      : { paratroopers: 0, 'engaged-paratroopers': 0 }),
    line: side === 'axis' && part === 'defence' ? 1 : 0,
    ...(fleets > 0 && part === 'defence' ? { fleet: 2, uboat: 1 } : { fleet: 0, uboat: 0 }),
  };
  if (part === 'attack' && fleets > 0) Object.assign(most, { tank: 1, 'engaged-tank': 1 });
  if (part === 'attack' && airfieldFor({ place, attacker, fleets }) === null) most.plane = 0;
  return rows.flatMap((row) => (most[row] > 0 ? [{ row, max: most[row] }] : []));
}

const turn = 2;

/** Where the attacker's plane stands: the nearest by number that reaches the place. */
const airfieldFor = ({ place, attacker }: Choices): ZoneId | null =>
  boardOf({ options }).ids.find((id) => id !== place && rangeOf({ options, turn }, attacker, id).has(place)) ?? null;

/** The position that a set-up stands for; null where a side is missing. */
export function positionOf(setUp: BattleSetUp): { view: View; space: ZoneId } | null {
  const choices = choicesOf(setUp);
  const { place, attacker, fleets } = choices;
  const { ids } = boardOf({ options });
  const { state } = setup(options, currentRules);
  const defender = enemyOf(attacker);
  for (const id of ids) state.zones[id] = { control: defender, units: {} };
  state.turn = turn;
  const counted = (part: Part): Partial<Record<Row, number>> =>
    Object.fromEntries(
      rowsFor(choices, part).map(({ row, max }) => [row, Math.min(max, Math.max(0, Math.floor(Number(setUp[part][row]) || 0)))]),
    );
  const [ours, theirs] = [counted('attack'), counted('defence')];
  const { plane = 0, ...ground } = forceOf(ours);
  const held = zoneAt(state, place);
  held.units = forceOf(theirs);
  if (theirs.line) held.line = true;
  // out of mountains no tank supports
  const isOpen = (id: ZoneId) => !factsOf(state, id).mountain;
  const start = fleets > 0 ? place : (neighbours(state, place).find(isOpen) ?? neighbours(state, place)[0] ?? place);
  const airfield = airfieldFor(choices);
  if (start !== place) state.zones[start] = { control: attacker, units: { ...ground } };
  if (plane > 0 && airfield !== null) {
    if (airfield !== start) state.zones[airfield] = { control: attacker, units: {} };
    addPieces(zoneAt(state, airfield).units, 'plane', plane);
  }
  // neither side is out of the game with this combat
  const free = ids.filter((id) => ![place, start, airfield].includes(id) && !neighbours(state, place).includes(id));
  for (const [i, side] of sides.entries()) if (free[i] !== undefined) state.zones[free[i]] = { control: side, units: { cube: 1 } };
  state.fleets = { allied: { operational: 0, engaged: fleets }, axis: { operational: theirs.fleet ?? 0, engaged: 0 } };
  state.uboat = theirs.uboat ? 'operational' : null;
  state.initiative = attacker;
  beginImpulse(state, attacker, false, []);
  const { impulse } = state;
  if (!impulse || Object.keys(ground).length === 0 || Object.keys(held.units).length === 0) return null;
  impulse.stage = 'moving';
  impulse.acted = true;
  impulse.declared = [place];
  impulse.attacks = [{ target: place, fleets, forces: [{ from: start, units: ground }], origins: fleets > 0 ? [place] : [], plan: null }];
  return { view: state, space: place };
}

function forceOf(counts: Partial<Record<Row, number>>): Force {
  const force: Force = {};
  for (const piece of pieces) {
    const count = counts[piece as Row] ?? 0;
    if (count > 0) addPieces(force, piece, count);
  }
  return tidy(force);
}

/** The combat at a zone as a set-up: with the planes that could support it, and what could intercept a landing. */
export function setUpAt(view: View, space: ZoneId): BattleSetUp | null {
  const attack = attackOn(view, space);
  const attacker = view.impulse?.side;
  if (!attack || !attacker) return null;
  const defender = enemyOf(attacker);
  const there = zoneAt(view, space);
  const isLanding = attack.fleets > 0;
  const planes = planesFor(view, attacker, space).length > 0 ? { plane: 1 } : {};
  return {
    choices: { place: space, attacker, fleets: attack.fleets },
    attack: { ...countsOf(together(...attack.forces.map(({ units }) => units))), ...planes },
    defence: {
      ...countsOf(unitsOf(view, space, defender)),
      ...(there.line && there.control === 'axis' && { line: 1 }),
      ...(isLanding && view.fleets.axis.operational > 0 && { fleet: view.fleets.axis.operational }),
      ...(isLanding && view.uboat === 'operational' && { uboat: 1 }),
    },
  };
}

/** Italian counters as the others; planes that are engaged do not matter. */
function countsOf(units: Force): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const piece of pieces) {
    const { kind, engaged } = pieceFacts[piece];
    const plain = kind.replace('italian-', '');
    const row = engaged && plain !== 'plane' ? `engaged-${plain}` : plain;
    if (units[piece]) counts[row] = (counts[row] ?? 0) + units[piece];
  }
  return counts;
}
