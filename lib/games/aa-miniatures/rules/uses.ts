import { driven } from '../effects/commander-rows';
import { around, type Edge, edgeOf, type Hex } from '../map/hexes';
import { follows } from '../quirks';
import type { OrderOf, State, View } from '../state';
import type { Unit } from '../types';
import { afoot, areAdjacent, isObstacle, isSoldier, mapOf, unitOf } from './battle';
import { destroy, mark, type Play, rolled, tell } from './changes';
import { edgeBarred } from './movement';

type Known = State | View;

/** What a use is about: one of some units, the other side of a bridge, or nothing. */
export interface UseOn {
  target: string | null;
  hex: Hex | null;
}

const nothing: readonly UseOn[] = [{ target: null, hex: null }];

const onUnits = (units: readonly Unit[]): UseOn[] => units.map(({ id }) => ({ target: id, hex: null }));

const bridgesAt = (state: Known, hex: Hex): { hex: Hex; edge: Edge }[] =>
  around(hex)
    .map((other) => ({ hex: other, edge: edgeOf(hex, other) }))
    .filter(({ edge }) => mapOf(state).bridges.has(edge) && !state.broken.includes(edge));

/** Obstacles in a hex and on its sides. */
const obstaclesAround = (state: Known, hex: Hex): Unit[] =>
  state.units.filter((unit) => isObstacle(state, unit) && (unit.hex === hex || edgeBarred(unit)?.split('|').includes(hex) === true));

interface Doing {
  objects(state: Known, unit: Unit, hex: Hex): readonly UseOn[];
  carryOut(play: Play, unit: Unit, object: UseOn): void;
}

const doings: Readonly<Record<string, Doing>> = {
  smoke_screen: {
    objects: () => nothing,
    carryOut({ state }, { hex }) {
      if (hex !== null) state.smoke = [...state.smoke, hex];
    },
  },
  bridge_demolition: {
    objects: (state, _unit, hex) => bridgesAt(state, hex).map((bridge) => ({ target: null, hex: bridge.hex })),
    carryOut(play, unit, { hex }) {
      if (unit.hex === null || hex === null || !rolled(play, unit.id, 'bridge', 4)) return;
      play.state.broken = [...play.state.broken, edgeOf(unit.hex, hex)];
    },
  },
  demolitions: {
    objects: (state, _unit, hex) => onUnits(obstaclesAround(state, hex)),
    carryOut(play, unit, { target }) {
      if (target !== null && rolled(play, unit.id, 'demolition', 4)) destroy(play, target, unit.id);
    },
  },
  bravery_enforcement: {
    objects: (state, unit) => onUnits(soldiersAround(state, unit)),
    carryOut(play, unit, { target }) {
      if (target === null) return;
      destroy(play, target, unit.id);
      const driving = follows(play.state, 'drivenCommissars') ? [unit] : [];
      for (const { id } of [...driving, ...soldiersAround(play.state, unit)]) mark(play, id, 'phase', driven);
    },
  },
};

const soldiersAround = (state: Known, unit: Unit): Unit[] =>
  afoot(state).filter((each) => each.side === unit.side && isSoldier(state, each) && areAdjacent(each, unit));

/** What a unit may use an ability on where it stands; none: it cannot now. */
export const objectsOf = (state: Known, unit: Unit, ability: string): readonly UseOn[] =>
  unit.hex === null ? [] : (doings[ability]?.objects(state, unit, unit.hex) ?? []);

export function use(play: Play, { unit: id, ability, target, hex }: OrderOf<'use'>): void {
  const unit = unitOf(play.state, id);
  mark(play, id, 'phase', `used:${ability}`);
  mark(play, id, 'battle', `used:${ability}`);
  tell(play, { type: 'used', ability, unit: id, target: target ?? null, hex: hex ?? unit.hex });
  doings[ability]?.carryOut(play, unit, { target: target ?? null, hex: hex ?? null });
}
