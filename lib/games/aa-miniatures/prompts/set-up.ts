import { askList, askOne, pickOne, remember } from '../../../engine';
import { type Side, sides } from '../cards';
import type { End } from '../map/battle-map';
import { deployable, deploymentOf, isBetween, layingOf, layoutsOf, objectives, ridesFor } from '../rules/arrivals';
import { homeward, layable, sidesFree } from '../rules/check';
import type { K } from '../state';
import type { Unit } from '../types';
import { labels } from '../words/labels';
import { sideName } from '../words/names';
import { askUnit, type Form, type FormContext, pickHex, pickSide, unitChoice } from './form';

export function* armyForm({ language }: FormContext): Form {
  const cards = yield* askList<K>('cards', () => ({ label: labels(language).army }));
  return { type: 'army', cards: cards.toSorted() };
}

export function* groundForm(context: FormContext): Form {
  const { language } = context;
  const layout = yield* pickOne<string, K>('layout', layoutsOf(context.view).map(String), () => ({
    label: labels(language).layout,
    choice: (value) => ({ label: value }),
  }));
  return { type: 'ground', layout: Number(layout), objective: yield* pickHex(context, objectives, 'objective') };
}

export function* firstForm({ language }: FormContext): Form {
  const side = yield* askOne<Side, K>('side', sides, () => ({
    label: labels(language).first,
    choice: (value) => ({ label: sideName(value, language) }),
  }));
  return { type: 'first', side };
}

export function* endForm({ language }: FormContext): Form {
  const words = labels(language);
  const end = yield* askOne<End, K>('end', ['north', 'south'], () => ({ label: words.end, choice: (value) => ({ label: words[value] }) }));
  return { type: 'end', end };
}

/** A unit of those that wait for their place, where it stands and what it faces, or the transport that carries it. */
export function* deployForm(context: FormContext, side: Side): Form {
  const { view } = context;
  const waiting = remember(view, 'who is deployed', () => deployable(view, side));
  const unit = yield* askUnit(context, waiting, { mayEnd: waiting.length === 0 });
  return unit ? yield* placeForm(context, unit, deploymentOf(view, unit)) : { type: 'done' };
}

export function* placeForm(context: FormContext, unit: Unit, hexes: readonly string[]): Form {
  const { view, language } = context;
  const rides = view.phase === 'deployment' ? ridesFor(view, unit) : [];
  const byValue = new Map(rides.map((each) => [`on ${each.id}`, each]));
  const words = labels(language);
  const where = yield* askOne<string, K>('hex', [...hexes, ...byValue.keys()], () => ({
    label: words.where,
    choice(value) {
      const ride = byValue.get(value);
      return ride ? { label: words.boards({ unit: unitChoice(ride, language).label }) } : { label: value, space: value };
    },
  }));
  const ride = byValue.get(where);
  if (ride) return { type: 'deploy', unit: unit.id, aboard: ride.id };
  if (unit.facing === null) return { type: 'deploy', unit: unit.id, hex: where };
  const facing = yield* pickSide(context, { field: 'facing', label: words.facing, usual: homeward(view, unit) });
  return { type: 'deploy', unit: unit.id, hex: where, facing };
}

/** An obstacle that is laid before anybody is deployed, or in an assault. */
export function* layForm(context: FormContext, unit: Unit): Form {
  const { view, language } = context;
  if (!isBetween(view, unit)) return { type: 'lay', unit: unit.id, hex: yield* pickHex(context, layingOf(view, unit)) };
  const open = layingOf(view, unit).filter((hex) => sidesFree(view, hex).length > 0);
  const hex = yield* pickHex(context, open);
  return {
    type: 'lay',
    unit: unit.id,
    hex,
    side: yield* pickSide(context, { field: 'side', label: labels(language).side, sides: sidesFree(view, hex) }),
  };
}

export function* obstaclesForm(context: FormContext, side: Side): Form {
  const unit = yield* askUnit(context, layable(context.view, side), { mayEnd: true });
  return unit ? yield* layForm(context, unit) : { type: 'done' };
}
