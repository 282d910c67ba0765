import { effects, rowsOf } from '../../../engine';
import type { Power, State } from '../types';
import { advantageWords, technologyWords } from '../words/advantages';
import { advantages, technologies } from './advantages';
import { type AdvantageId, type EffectId, ownerOf } from './ids';
import { points } from './points';

/** The registry of technologies and advantages. */
export const table = effects(
  points,
  rowsOf<typeof points, EffectId>({ ...technologyWords, ...advantageWords }, { ...technologies, ...advantages }),
);

type Holding = Pick<State, 'edition' | 'effects'>;
const none: readonly EffectId[] = [];

/** What a power has; nothing in games without technologies and advantages, which is asked on every die and every step. */
export const heldBy = ({ effects: held }: Holding, power: Power): readonly EffectId[] => held?.[power] ?? none;
export const holds = (state: Holding, power: Power, id: EffectId): boolean => heldBy(state, power).includes(id);

/** Its power has the advantage, and it is not used up. */
export const isAvailable = (state: Holding & Pick<State, 'used'>, id: AdvantageId): boolean =>
  holds(state, ownerOf(id), id) && !state.used?.includes(id);
