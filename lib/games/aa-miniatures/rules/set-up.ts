import type { Rng } from '../../../engine';
import { card, type Side, sides } from '../cards';
import { battleMap, type End, layoutDice } from '../map/battle-map';
import type { Options, State, StepOf } from '../state';
import type { Unit } from '../types';
import { arrivalOf, defenderOf } from './arrivals';
import { type Play, tell } from './changes';
import { toObstacles } from './turns';

const clear: Pick<Unit, 'hex' | 'aboard' | 'disrupted' | 'damaged' | 'hits' | 'marks'> = {
  ...{ hex: null, aboard: null, disrupted: 'no', damaged: false, hits: [], marks: {} },
};

const both = <T>(value: T): Readonly<Record<Side, T>> => ({ axis: value, allies: value });

/** A battle before its armies are sealed. */
export function setup(options: Options, _rng: Rng, rules: number): StepOf {
  const { edition, layout } = options;
  const state: State = {
    ...{ rules, options, edition, layout: layout === 0 ? 1 : layout, objective: battleMap(layout === 0 ? 1 : layout).objective },
    ...{ broken: [], smoke: [], units: [], turn: 0, phase: 'armies' as const, active: null, fallen: [] },
    ...{ armies: both(null), chooser: null, first: null, ends: both(null), done: [], stage: 'start' as const },
    ...{ walk: null, flight: null, stranded: null, acting: null, exited: both(0), result: null },
  };
  return { state, told: [] };
}

/** An army is sealed; when both are, they are shown, and the ground is found. */
export function seal(play: Play, side: Side, cards: readonly string[]): void {
  const { state } = play;
  state.armies = { ...state.armies, [side]: [...cards].sort() };
  tell(play, { type: 'sealed', side });
  const { axis, allies } = state.armies;
  if (axis === null || allies === null) return;
  state.units = mustered(state, { axis, allies });
  tell(play, { type: 'armies', armies: { axis: shownOf(state, 'axis'), allies: shownOf(state, 'allies') } });
  state.phase = 'set-up';
  const defender = defenderOf(state);
  if (defender) {
    Object.assign(state, { first: defender, chooser: null });
    return;
  }
  const { rng } = play;
  const { options } = state;
  const layout = options.layout === 0 ? (rng.roll('layout', 1, layoutDice.length)[0] ?? 1) : options.layout;
  Object.assign(state, { layout, objective: battleMap(layout).objective });
  tell(play, { type: 'ground', layout, objective: state.objective, by: null });
  const winner = rng.roll('coin', 1, 2)[0] === 1 ? 'axis' : 'allies';
  tell(play, { type: 'coin', winner });
  state.chooser = winner;
}

/** Units of both armies, not on the map yet: of one card they are numbered, of what either side may have over both. */
function mustered({ edition }: State, armies: Readonly<Record<Side, readonly string[]>>): Unit[] {
  const counts = new Map<string, number>();
  return sides.flatMap((side) =>
    armies[side].map((id): Unit => {
      const number = (counts.get(id) ?? 0) + 1;
      counts.set(id, number);
      return { id: `${id}.${number}`, card: id, side, facing: card(edition, id).type === 'vehicle' ? 0 : null, ...clear };
    }),
  );
}

/** What both see of an army: without what comes later. */
function shownOf(state: State, side: Side): { cards: string[]; reserves: number } {
  const own = state.units.filter((unit) => unit.side === side);
  const shown = own.filter((unit) => !isSecret(state, unit));
  return { cards: shown.map((unit) => unit.card), reserves: own.length - shown.length };
}

/** In reserve, and known to its side alone. */
export const isSecret = (state: State, unit: Unit): boolean => unit.hex === null && arrivalOf(state, unit) !== null;

export function layGround(play: Play, side: Side, layout: number, objective: string): void {
  Object.assign(play.state, { layout, objective });
  tell(play, { type: 'ground', layout, objective, by: side });
  play.state.chooser = side;
}

export function goFirst(play: Play, side: Side): void {
  Object.assign(play.state, { first: side, chooser: null });
  tell(play, { type: 'first', side, turn: play.state.turn });
}

const opposite = (end: End): End => (end === 'north' ? 'south' : 'north');

export function takeEnd(play: Play, side: Side, end: End): void {
  const other = opposite(end);
  play.state.ends = side === 'axis' ? { axis: end, allies: other } : { axis: other, allies: end };
  play.state.chooser = null;
  tell(play, { type: 'end', side, end });
  toObstacles(play);
}
