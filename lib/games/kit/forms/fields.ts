import type { Choice, Field, Language } from '../../../engine';
import type { Labelled } from '../words';

/** What a field has beside its name: a hint that several share, by the id of its text; the default where it is not the usual one. */
type FieldFacts = Omit<Field, 'name' | 'label' | 'hint' | 'default'> & { hint?: string; default?: unknown };

/** Fields of options or standing orders in one language: each has the label and hint of its id, and begins as `usual` has it. */
export function fieldsOf<D extends object>(texts: Labelled, usual: D, language: Language) {
  const textOf = (id: string) => {
    const found = texts[id];
    if (!found) throw new Error(`no text ${id}`);
    return found;
  };
  const say = (id: string): string => textOf(id).label[language];
  return {
    say,
    /** Values that are ids of texts. */
    choices: (...ids: readonly string[]): Choice[] => ids.map((value) => ({ value, label: say(value) })),
    field(name: keyof D & string, { hint, ...facts }: FieldFacts): Field {
      const said = hint === undefined ? textOf(name).hint?.[language] : say(hint);
      return { ...{ name, label: say(name), default: usual[name] }, ...(said !== undefined && { hint: said }), ...facts };
    },
  };
}

/** The same fields, all but the named ones marked as seldom changed: forms fold them away. */
export const foldedBut = (shown: readonly string[], fields: readonly Field[]): Field[] =>
  fields.map((field) => (shown.includes(field.name) ? field : { ...field, rare: true }));
