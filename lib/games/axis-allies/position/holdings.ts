import { type Fact, partsOf } from '../../kit/position';
import { editionOf } from '../editions';
import { type EffectId, isAdvantage } from '../effects/ids';
import { powersInOrder, readUnits, wordsOf } from '../notation/grammar';
import type { AaTongue } from '../notation/vocabulary';
import { type Ending, type Power, powers, type State } from '../types';
import { advantageWord, powerWord, spaceWord, technologyWord } from './stacks';

export type AaFact = Fact<State, AaTongue>;

/** A list on one line; null: nothing to write. */
export const filled = (list: readonly string[]): string | null => list.join(', ') || null;

export const ending: AaFact = {
  write: ({ ending: end }) => end && [end.side ?? 'draw', end.reason, ...end.cities.map(spaceWord)].join(', '),
  read(state, text, lines) {
    const [side = '', reason = '', ...cities] = partsOf(text);
    const sides: Record<string, Ending['side']> = { allies: 'allies', axis: 'axis', draw: null };
    const reasons: readonly Ending['reason'][] = [
      ...(['victory-long', 'victory-short', 'victory-minor', 'victory-major', 'victory-total', 'round-limit'] as const),
    ];
    const found = reasons.find((each) => each === reason);
    if (sides[side] === undefined || !found) {
      lines.add({
        en: `"${text}" is no ending such as "axis, victory-long".`,
        it: `"${text}" non è una fine come "axis, victory-long".`,
      });
      return;
    }
    state.ending = { side: sides[side], reason: found, cities: lines.each(cities.join(','), (reader) => reader.name('space')) };
  },
};

export const bought: AaFact = {
  write: ({ bought: units }) => (Object.keys(units).length > 0 ? wordsOf('en').list(units) : null),
  read(state, text, lines) {
    state.bought = Object.assign({}, ...lines.each(text, (reader) => readUnits(reader)));
  },
};

export const treasury: AaFact = {
  write: (state) => powers.map((power) => `${powerWord(power)} ${state.treasury[power]}`).join(', '),
  read(state, text, lines) {
    for (const [power, amount] of lines.each(text, (reader) => [reader.name('power'), reader.number()] as const)) {
      state.treasury[power] = amount;
    }
  },
};

const perPower = (value: string, power: Power): string => `${powerWord(power)} ${value}`;

/** What lists of names hold. */
export type NameKind = 'space' | 'power' | 'advantage';
const words: { [N in NameKind]: (name: AaTongue['names'][N]) => string } = { space: spaceWord, power: powerWord, advantage: advantageWord };

/** Names of a list as they are written. */
export const wordsFor = <N extends NameKind>(kind: N, names: readonly AaTongue['names'][N][] = []): string[] => names.map(words[kind]);

/** A list of names in the state. */
export const namesOf = (list: 'used' | 'declared' | 'recovering' | 'led', kind: NameKind): AaFact => ({
  write: (state) => filled(wordsFor(kind, state[list])),
  read(state, text, lines) {
    Object.assign(state, { [list]: lines.each(text, (reader) => reader.name(kind)) });
  },
});

const effectWord = (id: EffectId): string => (isAdvantage(id) ? advantageWord(id) : technologyWord(id));

/** "USSR rockets + long-range aircraft, Japan jet fighters". */
export const effects: AaFact = {
  write: ({ effects: held = {} }) => filled(powersInOrder(held).map(([power, ids]) => perPower(ids.map(effectWord).join(' + '), power))),
  read(state, text, lines) {
    const found = lines.each(text, (reader): [Power, EffectId[]] => {
      const power = reader.name('power');
      const ids: EffectId[] = [];
      do ids.push(reader.name(reader.at('advantage') ? 'advantage' : 'technology'));
      while (reader.takes('and'));
      return [power, ids];
    });
    state.effects = Object.fromEntries(found);
  },
};

/** Written where it is not as the game begins. */
export const complexes: AaFact = {
  write(state) {
    const { complexes: usual = [] } = editionOf(state);
    const { complexes: here } = state;
    return here === undefined || here.join() === usual.join() ? null : (filled(here.map(spaceWord)) ?? 'none');
  },
  read(state, text, lines) {
    state.complexes = /^none$/i.test(text) ? [] : lines.each(text, (reader) => reader.name('space'));
  },
};
