import type { Volley } from '../../../engine';
import type { Event, Language } from '../types';
import { namesIn } from '../words/names';
import { volleyTitle } from '../words/volley-titles';

/** The dice of a volley, by owner and type; with the option `lowLuck` those that decide on what strength leaves open. */
export function volleysIn(event: Event, language: Language): Volley[] {
  if (event.type !== 'fire') return [];
  const { space, round, side, rolls, luck = [], hits } = event;
  const names = namesIn(language);
  const isJoint = new Set(rolls.map(({ owner }) => owner)).size > 1;
  const thrown = (name: string, needs: number, dice: readonly number[]) => ({
    ...{ name, needs: String(needs) },
    dice: dice.map((value) => ({ value, isHit: value <= needs })),
  });
  const shots = [
    ...rolls.map(({ owner, type, needs, dice, count = dice.length }) =>
      thrown(`${names.unit(type, count)}${isJoint ? ` ${names.of(owner)}` : ''}`, needs, dice),
    ),
    ...luck.flatMap(({ strength, die }) => (die === null ? [] : [thrown('', strength % 6, [die])])),
  ];
  return [{ ...{ space, round, side, hits, shots }, title: volleyTitle(event, language) }];
}
