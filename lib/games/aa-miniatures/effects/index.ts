import { type Effect, effects, type Held, type Hooks } from '../../../engine';
import { airRows } from './air-rows';
import { attackRows } from './attack-rows';
import { commanderRows } from './commander-rows';
import { defenceRows } from './defence-rows';
import { defensiveRows } from './defensive-rows';
import { movementRows } from './movement-rows';
import { abilityPoints } from './points';
import { statusRows } from './status-rows';

type Points = typeof abilityPoints;
const hooks = { ...airRows, ...attackRows, ...commanderRows, ...defenceRows, ...defensiveRows, ...movementRows, ...statusRows };
export type AbilityId = keyof typeof hooks;

const row = (on: Hooks<Points>): Effect<Points> => ({ name: { en: '', it: '' }, text: { en: '', it: '' }, on });

/** Every ability of a card, and what it says to the rules. */
export const abilities = effects<Points, AbilityId>(
  abilityPoints,
  Object.fromEntries(Object.entries(hooks).map(([id, on]) => [id, row(on)])) as Record<AbilityId, Effect<Points>>,
);

export const known = (held: readonly Held[]): Held<AbilityId>[] => held.filter((each): each is Held<AbilityId> => abilities.has(each.id));
