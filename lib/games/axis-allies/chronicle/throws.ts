import { type Throw, thrown } from '../../../engine';
import { controllerAtStart } from '../rules/spaces';
import type { Event, Luck, Roll, View } from '../types';

const faces = 6;

/** Shots of battles and of guns at aircraft; bombs and rockets do damage and hit nothing. */
export function throws(event: Event, view: View): Throw[] {
  if (event.type === 'fire') {
    const at = { space: event.space, part: event.side };
    return event.luck ? littleLuck(event.rolls, event.luck, event.hits, at) : event.rolls.map((roll) => shots(roll.owner, roll, at));
  }
  if (event.type !== 'flak') return [];
  const gunner = controllerAtStart(view, event.space);
  const at = { space: event.space, part: 'defence' } as const;
  return gunner === undefined ? [] : event.rolls.map((roll) => shots(gunner, roll, at));
}

const shots = (owner: string, { dice, needs }: Roll, at: NonNullable<Throw['at']>): Throw =>
  thrown(owner, { dice: dice.length, hits: dice.filter((die) => die <= needs).length, chance: Math.min(needs, faces) / faces }, at);

/** Option `lowLuck`: what strength makes sure is no luck. Each owner has the share of the volley that its strength is. */
function littleLuck(rolls: readonly Roll[], luck: readonly Luck[], hits: number, at: NonNullable<Throw['at']>): Throw[] {
  const strength = luck.reduce((sum, each) => sum + each.strength, 0);
  if (strength === 0) return [];
  const chances = luck.map((each) => (each.strength % faces) / faces);
  const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
  const dice = luck.filter(({ die }) => die !== null).length;
  const shares = new Map<string, number>();
  for (const { owner, needs, count = 0 } of rolls) shares.set(owner, (shares.get(owner) ?? 0) + (needs * count) / strength);
  return [...shares].map(([owner, share]) => ({
    ...{ owner, dice: dice * share, hits: hits * share, expected: (strength / faces) * share, variance: variance * share },
    at,
  }));
}
