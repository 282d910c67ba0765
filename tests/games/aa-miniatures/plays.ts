import { clone, type Rng } from '../../../lib/engine';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { apply } from '../../../lib/games/aa-miniatures/rules/apply';
import type { Play } from '../../../lib/games/aa-miniatures/rules/changes';
import { check, faultIn, isAnswer } from '../../../lib/games/aa-miniatures/rules/check';
import { questions } from '../../../lib/games/aa-miniatures/rules/questions';
import { nextPhase } from '../../../lib/games/aa-miniatures/rules/turns';
import { openView } from '../../../lib/games/aa-miniatures/rules/view';
import type { Asked, Event, Order, OrderOf, State } from '../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { battleOf } from './battles';

/** Dice that fall as they are given; throws when they run out. */
export function diceOf(...dice: number[]): Rng {
  const left = [...dice];
  return {
    roll(label, count) {
      if (left.length < count) throw new Error(`no dice are left for "${label}"`);
      return left.splice(0, count);
    },
  };
}

/** A battle with these units: by default the movement phase of the Allies, who go first. */
export function playOf(units: Unit[], more: Partial<State> = {}, ...dice: number[]): Play {
  const state: State = {
    ...battleOf(units, { phase: 'movement', active: 'allies' }),
    ...{ options: optionsSchema.parse({}), armies: { axis: null, allies: null }, chooser: null, first: 'allies' },
    ...{ ends: { axis: 'north', allies: 'south' }, done: [], stage: 'start', walk: null, flight: null, stranded: null },
    ...{ acting: null, exited: { axis: 0, allies: 0 }, result: null },
    ...more,
  };
  return { state, rng: diceOf(...dice), told: [] };
}

/** What is asked now that an order of this kind answers; what was asked of a state before is not kept with it. */
function askedFor(play: Play, order: Order): Asked {
  play.state = clone(play.state);
  const open = questions(play.state);
  const found = open.find(({ kind }) => isAnswer(kind, order.type));
  if (!found) throw new Error(`${order.type} does not answer ${open.map(({ kind }) => kind).join()}`);
  return found;
}

/** What is wrong with an order now; null: it may be given. */
export function refusal(play: Play, order: Order): string | null {
  const { kind, seat } = askedFor(play, order);
  return faultIn(openView(play.state), kind, seat, order)?.reason ?? null;
}

/** Gives orders, whoever is asked; throws where one may not be given. */
export function act(play: Play, ...orders: Order[]): Play {
  for (const order of orders) {
    const wrong = refusal(play, order);
    const asked = askedFor(play, order);
    const checked = check(openView(play.state), asked, order, 'en');
    if (wrong || !checked.ok) throw new Error(`${order.type} is refused: ${wrong}`);
    const step = apply(play.state, { decision: asked.id, seat: asked.seat, order: checked.value }, play.rng);
    play.state = step.state;
    play.told.push(...step.told);
  }
  return play;
}

/** Kinds of what is asked now. */
export const asks = (play: Play): string[] => questions(clone(play.state)).map(({ kind }) => kind);

/** A unit as it is now; undefined: it is gone. */
export const now = ({ state }: Play, { id }: Unit): Unit | undefined => state.units.find((unit) => unit.id === id);

/** What was told of a kind. */
export const toldOf = <T extends Event['type']>({ told }: Play, type: T): Extract<Event, { type: T }>[] =>
  told.map(({ event }) => event).filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Units after the casualty phase of a turn; where one side alone has units, the battle is over then. */
export function afterTurn(units: Unit[], ...dice: number[]): Play {
  const play = playOf(units, { phase: 'assault', first: 'axis', active: 'allies' }, ...dice);
  nextPhase(play);
  return play;
}

/** The move of a unit along a way. */
export const moving = ({ id: unit }: Unit, ...way: string[]): OrderOf<'move'> => ({ type: 'move', unit, way });

/** The attack of a unit on another. */
export const attacking = ({ id: unit }: Unit, { id: target }: Unit): OrderOf<'attack'> => ({ type: 'attack', unit, target });

/** Dice of an attack: so many successes among eight. */
export const successes = (count: number): number[] => Array.from({ length: 8 }, (_, i) => (i < count ? 4 : 2));
