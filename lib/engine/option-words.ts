import type { Field } from './field';
import type { Language, Text } from './game';

const words = {
  yes: { en: 'yes', it: 'sì' },
  no: { en: 'no', it: 'no' },
  own: { en: 'the table’s own', it: 'proprio del tavolo' },
} satisfies Record<string, Text>;

/** The options of a table as they were chosen, in words. One that came after the table was opened is none of it. */
export function optionWords(
  fields: readonly Field[],
  options: Readonly<Record<string, unknown>>,
  language: Language,
): { label: string; value: string }[] {
  const said = (field: Field): string => {
    const value = options[field.name];
    if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][language];
    if (field.kind === 'text') return words[value === '' ? 'no' : 'own'][language];
    const labelOf = (each: unknown) => field.choices?.find((choice) => choice.value === String(each))?.label ?? String(each);
    return Array.isArray(value) ? value.map(labelOf).join(', ') || words.no[language] : labelOf(value);
  };
  return fields.filter(({ name }) => options[name] !== undefined).map((field) => ({ label: field.label, value: said(field) }));
}
