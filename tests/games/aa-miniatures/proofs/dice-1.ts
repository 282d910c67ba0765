import { optionsSchema } from '../../../../lib/games/aa-miniatures/orders';
import { apply } from '../../../../lib/games/aa-miniatures/rules/apply';
import { unitOf } from '../../../../lib/games/aa-miniatures/rules/battle';
import type { Play } from '../../../../lib/games/aa-miniatures/rules/changes';
import { faultIn } from '../../../../lib/games/aa-miniatures/rules/check';
import { openView } from '../../../../lib/games/aa-miniatures/rules/view';
import type { Attacked, DecisionKind, Order, State } from '../../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../../lib/games/aa-miniatures/types';
import { battleOf } from '../battles';

const both = <T>(value: T) => ({ axis: value, allies: value });

/** A battle in the assault phase of the Allies, who go first, with the dice that it will throw; it throws no others. */
export function played(units: Unit[], dice: number[] = [], more: Partial<State> = {}): Play {
  const left = [...dice];
  const roll = (label: string, count: number): number[] => {
    if (left.length < count) throw new Error(`no dice left for ${label}`);
    return left.splice(0, count);
  };
  const state: State = {
    ...battleOf(units, { active: 'allies' }),
    ...{ options: optionsSchema.parse({}), armies: both([]), chooser: null, first: 'allies' as const },
    ...{ ends: { axis: 'north' as const, allies: 'south' as const }, done: [], stage: 'middle' as const, walk: null, flight: null },
    ...{ stranded: null, acting: null, exited: both(0), result: null, ...more },
  };
  return { state, rng: { roll }, told: [] };
}

/** What stands in the way of an order now; null: it may be given. */
export const refusalOf = ({ state }: Play, order: Order, kind = state.phase as DecisionKind): string | null =>
  faultIn(openView(state), kind, state.active ?? 'allies', order)?.reason ?? null;

/** Gives orders one after the other, as who is asked: each must be one that may be given. */
export function ordered(play: Play, ...orders: Order[]): Play {
  for (const order of orders) {
    const { walk, flight, phase, active } = play.state;
    const kind = walk ? 'defensive-fire' : flight ? 'anti-air' : (phase as DecisionKind);
    const wrong = refusalOf(play, order, kind);
    if (wrong) throw new Error(`${order.type}: ${wrong}`);
    play.told.push(...apply(play.state, { decision: '', seat: active ?? 'allies', order }, play.rng).told);
  }
  return play;
}

/** A unit as it is now. */
export const nowOf = ({ state }: Play, { id }: Unit): Unit => unitOf(state, id);

export const isGone = ({ state }: Play, { id }: Unit): boolean => !state.units.some((unit) => unit.id === id);

/** Attacks that were made, in their order. */
export const attacksIn = ({ told }: Play): Attacked[] => told.flatMap(({ event }) => (event.type === 'attacked' ? [event] : []));

/** So many dice of one value. */
export const dice = (count: number, value: number): number[] => Array.from({ length: count }, () => value);
