import * as z from 'zod';
import { type Fact, jsonFact } from '../../kit/position';
import { type Side, sides } from '../cards';
import { type End, layoutDice } from '../map/battle-map';
import { type Hex, hexes } from '../map/hexes';
import type { MinisTongue } from '../notation/vocabulary';
import type { State } from '../state';

export type MinisFact = Fact<State, MinisTongue>;

const side = z.enum(sides as readonly [Side, ...Side[]]);
const hex = z.string().refine((each) => hexes.includes(each));
const id = z.string().min(1).max(100);
const perSide = <T extends z.ZodType>(value: T) => z.strictObject({ axis: value, allies: value });

const stages: readonly State['stage'][] = ['start', 'middle', 'end'];
const editions: readonly State['edition'][] = ['rulebook', 'revised'];
const endIds: readonly End[] = ['north', 'south'];
const endNames = { en: 'an end of the map', it: 'un lato della mappa' };

export const sideWords: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Allies' };
const nobody = 'nobody';

/** The side of its English name; null: there is none of that name. */
export const sideCalled = (name: string): Side | null => sides.find((each) => sideWords[each].toLowerCase() === name.toLowerCase()) ?? null;

const sideNames = { en: 'a side (Axis, Allies) or "nobody"', it: 'una parte (Axis, Allies) o "nobody"' };

/** A side, or nobody. */
const sideFact = (field: 'first' | 'chooser'): MinisFact => ({
  write: (state) => (field === 'chooser' && state.chooser === null ? null : sideWords[state[field] ?? 'axis'] && nameOf(state[field])),
  read(state, text, lines) {
    const found = lines.choice(text, [...sides.map((each) => sideWords[each]), nobody], sideNames);
    if (found !== null) state[field] = sideCalled(found);
  },
});

const nameOf = (found: Side | null): string => (found === null ? nobody : sideWords[found]);
