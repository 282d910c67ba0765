import type { Language, Trace, Volley } from '../../../engine';
import { say } from '../../kit/words';
import { deck, type Side } from '../cards';
import type { Hex } from '../map/hexes';
import { otherSide } from '../rules/battle';
import { needed } from '../rules/hits';
import type { Event, RollFor } from '../state';
import type { UnitId } from '../types';
import { unitName, unitParts } from '../words/names';
import { rolls } from './rolls';

/** No hex of a battle belongs to anybody. */
export const isCapture = (_event: Event): boolean => false;

/** Units that are gone by it. */
export function lossesIn(event: Event): number {
  if (event.type === 'destroyed') return 1;
  return event.type === 'casualties' ? event.fates.filter(({ becomes }) => becomes.includes('destroyed')).length : 0;
}

/** Whose a unit is by its card; null: of a card that either side may have. */
function sideOf(id: UnitId): Side | null {
  const side = deck('rulebook').get(unitParts(id).card)?.side ?? 'any';
  return side === 'any' ? null : side;
}

/** The ways of units, and who attacked whom from another hex. */
export function tracesOf(event: Event): Trace[] {
  if (event.type === 'moved') return traced(event.way, sideOf(event.unit), 'move');
  if (event.type !== 'attacked') return [];
  const enemy = sideOf(event.target);
  return traced([event.from, event.at], sideOf(event.unit) ?? (enemy && otherSide(enemy)), 'attack');
}

function traced(path: readonly Hex[], owner: Side | null, kind: Trace['kind']): Trace[] {
  return owner === null || new Set(path).size < 2 ? [] : [{ path: [...path], owner, kind }];
}

/** Dice on which it hangs whether a unit lives, burns or recovers. */
const fateful: readonly RollFor[] = ['endurance', 'fire', 'recovery'];

/** The dice of an attack, with those that were thrown again as they fell first, then that of the cover roll; or the die that says what becomes of a unit. */
export function volleysIn(event: Event, language: Language): Volley[] {
  if (event.type === 'rolled' && fateful.includes(event.what)) return [fateRoll(event, language)];
  if (event.type !== 'attacked') return [];
  const { unit, target, at, kind, dice, again, modifier, hits, cover } = event;
  const [attack, defence] = kind === 'defensive' ? (['defence', 'attack'] as const) : (['attack', 'defence'] as const);
  const needs = Math.max(1, needed - modifier);
  const named = (id: UnitId) => unitName(id, language);
  const shot = (name: string, values: readonly number[]): Volley['shots'][number] => ({
    ...{ name, needs: `${needs}+` },
    dice: values.map((value) => ({ value, isHit: value >= needs })),
  });
  const rerolled = again.length > 0 ? [shot(say(language, 'thrown again', 'ritirati'), again)] : [];
  const volley: Volley = {
    ...{ space: at, round: 1, side: attack, hits, title: `${named(unit)} → ${named(target)}` },
    shots: [shot('', dice), ...rerolled],
  };
  if (cover === null || cover.die === null) return [volley];
  const { die, need, isMade } = cover;
  const title = say(language, `Cover of ${named(target)}`, `Copertura di ${named(target)}`);
  const roll = { name: '', needs: `${need}+`, dice: [{ value: die, isHit: isMade }] };
  return [volley, { space: at, round: 1, side: defence, hits: 0, title, shots: [roll] }];
}

function fateRoll({ unit, what, die, need, isPassed, hex }: Extract<Event, { type: 'rolled' }>, language: Language): Volley {
  const dice = [{ value: die, isHit: isPassed }];
  return {
    ...{ space: hex, round: 1, side: 'defence', hits: 0, title: `${unitName(unit, language)}, ${rolls[what][language]}` },
    shots: [{ name: '', needs: `${need}+`, dice }],
  };
}

/** The hex that an event is about. */
export function spaceOf(event: Event): Hex | null {
  switch (event.type) {
    case 'ground':
      return event.objective;
    case 'moved':
      return event.way.at(-1) ?? null;
    case 'attacked':
      return event.at;
    default:
      return ('hex' in event && event.hex) || null;
  }
}
