import { pickNumber, pickOne, run } from '../../../engine';
import { capitalised } from '../../kit/words';
import type { AdvantageId } from '../effects/ids';
import { leavesNobody, type Use, usesOf } from '../rules/declarations';
import { type Language, type Order, type State, type Units, unitTypes } from '../types';
import { advantageChoice, type Form, pickAt, wordsIn } from './form';

/** A use of an advantage: where, then how many of each type. */
export function* advantageForm(state: State, id: AdvantageId, language: Language): Form {
  const { names, labels } = wordsIn(language);
  const use = yield* pickAt('use', usesOf(state, id), () => ({
    label: names.effect(id),
    choice: (each) => ({ label: placeOf(each, language) || names.effect(id) }),
  }));
  if (!use.units) return use;
  const units: Units = {};
  const types = unitTypes.filter((type) => use.units?.[type]);
  for (const [i, type] of types.entries()) {
    const last = i === types.length - 1;
    const open = run(0, use.units[type] ?? 0).filter((count) => isOpen(state, { ...use, units: { ...units, [type]: count } }, last));
    const count = yield* pickNumber(`units-${type}`, open, () => ({
      label: labels.howMany({ units: names.unit(type, use.units?.[type] ?? 0) }),
    }));
    if (count > 0) units[type] = count;
  }
  return { ...use, units };
}

/** Somebody goes, and whoever must stay does. */
const isOpen = (state: State, use: Use, last: boolean): boolean =>
  !leavesNobody(state, use) && (!last || Object.values(use.units ?? {}).some((count) => count > 0));

function placeOf(use: Use, language: Language): string {
  const { names } = wordsIn(language);
  const owner = use.owner ? ` ${names.of(use.owner)}` : '';
  if (use.path) return names.path(use.path);
  return use.space ? `${capitalised(names.space(use.space))}${owner}` : '';
}

/** A window before the battles: the advantage, or not. */
export function* reactionForm(state: State, id: AdvantageId, language: Language): Form {
  const { labels } = wordsIn(language);
  const chosen = yield* pickOne('react', ['use', 'pass'], () => ({
    label: wordsIn(language).names.effect(id),
    choice: (value) => (value === 'use' ? { ...advantageChoice(id, language), label: labels.use } : { label: labels.letBe }),
  }));
  if (chosen === 'use') return yield* advantageForm(state, id, language);
  const pass: Order = { type: 'pass' };
  return pass;
}
