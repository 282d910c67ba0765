import { askOne, type Choice, hexSides, remember } from '../../../engine';
import type { Going } from '../effects/points';
import { attacksNow, chargeAim, enemiesAt, goingOf, mayTurn, targetsOf, usesOf } from '../rules/acting';
import { arrivalsOf, isArrivalTime, layingOf } from '../rules/arrivals';
import type { Aim } from '../rules/attack';
import { boardable, chargesOf, isDismountable, layable, mayExit, preyOn } from '../rules/check';
import { objectsOf } from '../rules/uses';
import { headingOf, mayEnd, onward, reachable } from '../rules/ways';
import type { K, Order, OrderOf, View } from '../state';
import type { Unit } from '../types';
import { abilityName } from '../words/abilities';
import { aimFigures } from '../words/aiming';
import { labels } from '../words/labels';
import { unitName } from '../words/names';
import { askUnit, type Form, type FormContext, orderForm, pickSide, unitChoice } from './form';
import { layForm, placeForm } from './set-up';

/** Something a unit may do, as an answer to one question. */
interface Deed extends Omit<Choice, 'value' | 'hint' | 'figures'> {
  value: string;
  /** The attack that it is. */
  aim?: Aim;
  ask(): Form;
}

/** Nothing is left to ask. */
const fixed = (order: Order) => (): Form => orderForm(order);

/** A unit, and what it does: where it goes, whom it attacks, what it uses; or nothing more. */
export function* actForm(context: FormContext): Form {
  const { view } = context;
  const { language } = context;
  const unit = yield* askUnit(context, whoActs(view), { mayEnd: true, hint: (each) => targetsHint(context, each) });
  if (!unit) return { type: 'done' };
  const byValue = remember(view, `deeds ${unit.id} ${language}`, () => new Map(deedsOf(context, unit).map((deed) => [deed.value, deed])));
  const chosen = yield* askOne<string, K>('deed', [...byValue.keys()], () => ({
    label: labels(language).whatNow({ unit: unitName(unit.id, language) }),
    choice(value) {
      const { label, card, space, aim, rare } = byValue.get(value) ?? { label: value };
      return {
        label,
        ...(card !== undefined && { card }),
        ...(space !== undefined && { space }),
        ...(aim && { figures: aimFigures(aim, language) }),
        ...(rare && { rare }),
      };
    },
  }));
  const deed = byValue.get(chosen);
  return deed ? yield* deed.ask() : { type: 'done' };
}

/** How many units one may attack now; left out: none. */
function targetsHint({ view, language }: FormContext, unit: Unit): string | undefined {
  const targets = new Set(attacksNow(view, unit).flatMap((by) => targetsOf(view, unit, by).map(({ target }) => target.id)));
  return targets.size > 0 ? labels(language).targets({ count: targets.size }) : undefined;
}

/** Units of the side whose phase it is that can do anything now. */
export const whoActs = (view: View): Unit[] =>
  remember(view, 'who acts', () => view.units.filter((unit) => unit.side === view.active && mayAct(view, unit)));

/** Where somebody can go, worked out once a position. */
const reachOf = (view: View, going: Going) => remember(view, `reach ${going.unit.id}`, () => reachable(going));

/** Whether a unit can do anything at all now. */
function mayAct(view: View, unit: Unit): boolean {
  if (unit.hex === null)
    return (
      (isArrivalTime(view, unit) && arrivalsOf(view, unit).length > 0) ||
      (view.phase === 'assault' && view.active !== null && layable(view, view.active).includes(unit) && layingOf(view, unit).length > 0)
    );
  const going = goingOf(view, unit);
  if (going && ((unit.facing !== null && unit.disrupted === 'no') || reachOf(view, going).size > 0)) return true;
  if (mayTurn(view, unit) || isDismountable(view, unit) || boardable(view, unit).length > 0 || mayExit(view, unit)) return true;
  if (attacksNow(view, unit).some((by) => targetsOf(view, unit, by).length > 0)) return true;
  return chargesOf(view, unit).length > 0 || usesOf(view, unit).some(({ ability }) => objectsOf(view, unit, ability).length > 0);
}

function deedsOf(context: FormContext, unit: Unit): Deed[] {
  const { view, language } = context;
  const words = labels(language);
  if (unit.hex === null) return [arrival(context, unit)];
  const deeds: Deed[] = [...attackDeeds(context, unit), ...chargeDeeds(context, unit), ...moveDeeds(context, unit)];
  for (const { id } of boardable(view, unit))
    deeds.push({
      value: `board ${id}`,
      label: words.boards({ unit: unitName(id, language) }),
      ask: fixed({ type: 'board', unit: unit.id, transport: id }),
    });
  if (isDismountable(view, unit))
    deeds.push({ value: 'dismount', label: words.dismounts, ask: fixed({ type: 'dismount', unit: unit.id }) });
  if (mayExit(view, unit)) deeds.push({ value: 'exit', label: words.exits, ask: fixed({ type: 'exit', unit: unit.id }) });
  return [...deeds, ...deedsOfUses(context, unit)];
}

function arrival(context: FormContext, unit: Unit): Deed {
  const { view, language } = context;
  const isLaid = view.phase === 'assault';
  return {
    value: 'come',
    label: labels(language).where,
    *ask() {
      return isLaid ? yield* layForm(context, unit) : yield* placeForm(context, unit, arrivalsOf(view, unit));
    },
  };
}

function attackDeeds({ view, language }: FormContext, unit: Unit): Deed[] {
  const words = labels(language);
  return attacksNow(view, unit).flatMap((by) =>
    targetsOf(view, unit, by).map((aim: Aim): Deed => {
      const name = unitName(aim.target.id, language);
      const what = by === null ? '' : abilityName({ id: by, level: 0 }, language);
      return {
        value: `attack ${aim.target.id}${by === null ? '' : ` ${by}`}`,
        label: by === null ? words.attacks({ unit: name }) : words.attacksBy({ unit: name, what }),
        card: aim.target.card,
        space: aim.at,
        aim,
        ask: fixed({ type: 'attack', unit: unit.id, target: aim.target.id, ...(by !== null && { by }) }),
      };
    }),
  );
}

const chargeDeeds = ({ view, language }: FormContext, unit: Unit): Deed[] =>
  chargesOf(view, unit).flatMap((hex) =>
    enemiesAt(view, unit, hex).map((target): Deed => {
      const { id, card } = target;
      const aim = chargeAim(view, { ...unit, hex }, target);
      return {
        value: `charge ${id}`,
        card,
        label: labels(language).charges({ unit: unitName(id, language) }),
        space: hex,
        ...(typeof aim !== 'string' && { aim }),
        ask: fixed({ type: 'charge', unit: unit.id, hex, target: id }),
      };
    }),
  );

const deedsOfUses = ({ view, language }: FormContext, unit: Unit): Deed[] =>
  usesOf(view, unit).flatMap(({ ability }) =>
    objectsOf(view, unit, ability).map(({ target, hex }): Deed => {
      const what = abilityName({ id: ability, level: 0 }, language);
      const on = target === null ? (hex ?? '') : unitName(target, language);
      return {
        value: `use ${ability} ${target ?? hex ?? ''}`,
        label: on === '' ? what : labels(language).usesOn({ what, on }),
        ...(hex !== null && { space: hex }),
        ask: fixed({ type: 'use', unit: unit.id, ability, ...(target !== null && { target }), ...(hex !== null && { hex }) }),
      };
    }),
  );

/** Where it goes by the best way, another way hex by hex, or only another facing. */
function moveDeeds(context: FormContext, unit: Unit): Deed[] {
  const { view, language } = context;
  const words = labels(language);
  const going = goingOf(view, unit);
  const isTurning = unit.facing !== null && unit.disrupted === 'no' && (going !== null || mayTurn(view, unit));
  const turn: Deed = {
    value: 'turn',
    label: words.turn,
    *ask() {
      const others = hexSides.filter((side) => side !== unit.facing);
      return {
        type: 'move',
        unit: unit.id,
        way: [],
        facing: yield* pickSide(context, { field: 'facing', label: words.facing, sides: others }),
      };
    },
  };
  const ends = going ? reachOf(view, going) : new Map<string, string[]>();
  const stepwise: Deed[] =
    going && ends.size > 0
      ? [
          {
            value: 'steps',
            label: words.stepwise,
            rare: true,
            *ask() {
              return yield* goForm(context, unit, yield* stepsForm(context, unit));
            },
          },
        ]
      : [];
  return [
    ...[...ends].map(([hex, way]): Deed => ({ value: `to ${hex}`, label: hex, space: hex, ask: () => goForm(context, unit, way) })),
    ...stepwise,
    ...(isTurning ? [turn] : []),
  ];
}

/** A way hex by hex. */
function* stepsForm({ view, language }: FormContext, unit: Unit): Form<string[]> {
  const going = goingOf(view, unit);
  const words = labels(language);
  const way: string[] = [];
  while (going) {
    const next = onward(going, way);
    const mayStop = way.length > 0 && mayEnd(going, way) === null;
    if (next.length === 0) break;
    const step = yield* askOne<string, K>(`step-${way.length + 1}`, [...next, ...(mayStop ? ['stop'] : [])], () => ({
      label: words.nextHex,
      choice: (value) => (value === 'stop' ? { label: words.stopHere } : { label: value, space: value }),
    }));
    if (step === 'stop') break;
    way.push(step);
  }
  return way;
}

/** What is left to say of a way: whom it runs over, what it faces at its end. */
function* goForm(context: FormContext, unit: Unit, way: readonly string[]): Form {
  const { view, language } = context;
  const words = labels(language);
  const order: OrderOf<'move'> = { type: 'move', unit: unit.id, way: [...way] };
  const prey = preyOn(view, unit, way);
  const chosen =
    prey.length === 0
      ? 'none'
      : yield* askOne<string, K>('overrun', [...prey.map(({ id }) => id), 'none'], () => ({
          label: words.overrun,
          choice(value) {
            const one = prey.find(({ id }) => id === value);
            return one ? unitChoice(one, language) : { label: words.nobody };
          },
        }));
  const overrun = chosen === 'none' ? {} : { overrun: chosen };
  if (unit.facing === null) return { ...order, ...overrun };
  const usual = headingOf(unit.hex ?? '', way);
  const facing = yield* pickSide(context, { field: 'facing', label: words.facing, usual: usual ?? unit.facing });
  return { ...order, ...overrun, facing };
}
