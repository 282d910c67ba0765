import { pickNumber, pickOne, run } from '../../../engine';
import { capitalised } from '../../kit/words';
import type { AdvantageId } from '../effects/ids';
import { leavesNobody, type Use, usesOf } from '../rules/declarations';
import { type Language, type Order, type State, type Units, unitTypes } from '../types';
import { movementLabels } from '../words/movement-labels';
import { namesIn } from '../words/names';
import type { Form } from './form';

/** A use of an advantage: where, then how many of each type. */
export function* advantageForm(state: State, id: AdvantageId, language: Language): Form {
  const names = namesIn(language);
  const labels = movementLabels[language];
  const uses = usesOf(state, id);
  const at = yield* pickOne(
    'use',
    uses.map((_, i) => String(i)),
    () => ({
      label: names.effect(id),
      choice: (i) => ({ label: placeOf(uses[Number(i)], language) || names.effect(id) }),
    }),
  );
  const use = uses[Number(at)];
  if (!use) throw new Error(`no use of ${id}`);
  if (!use.units) return use;
  const units: Units = {};
  const types = unitTypes.filter((type) => use.units?.[type]);
  for (const [i, type] of types.entries()) {
    const last = i === types.length - 1;
    const open = run(0, use.units[type] ?? 0).filter((count) => isOpen(state, { ...use, units: { ...units, [type]: count } }, last));
    const count = yield* pickNumber(`units-${type}`, open, () => ({ label: labels.howMany(names.kind(type)) }));
    if (count > 0) units[type] = count;
  }
  return { ...use, units };
}

/** Somebody goes, and whoever must stay does. */
const isOpen = (state: State, use: Use, last: boolean): boolean =>
  !leavesNobody(state, use) && (!last || Object.values(use.units ?? {}).some((count) => count > 0));

function placeOf(use: Use | undefined, language: Language): string {
  const names = namesIn(language);
  const owner = use?.owner ? ` ${names.of(use.owner)}` : '';
  if (use?.path) return names.path(use.path);
  return use?.space ? `${capitalised(names.space(use.space))}${owner}` : '';
}

/** A window before the battles: the advantage, or not. */
export function* reactionForm(state: State, id: AdvantageId, language: Language): Form {
  const labels = movementLabels[language];
  const chosen = yield* pickOne('react', ['use', 'pass'], () => ({
    label: namesIn(language).effect(id),
    choice: (value) => ({ label: value === 'use' ? labels.yes : labels.no }),
  }));
  if (chosen === 'use') return yield* advantageForm(state, id, language);
  const pass: Order = { type: 'pass' };
  return pass;
}
