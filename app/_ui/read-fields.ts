import type { Field } from '../../lib/engine';

/** A form's data or a query. */
export interface FormFields {
  get(name: string): unknown;
  getAll(name: string): unknown[];
  has(name: string): boolean;
}

export type FieldFault = { kind: 'number'; min: number; max: number } | { kind: 'choice' } | { kind: 'text'; max: number };

/** Characters of a text field that names no size. */
export const longestText = 10_000;

/** Name of a field's control; `ranking` fields have one control a place. */
export const controlOf = (prefix: string, field: Pick<Field, 'name'>, place?: number): string =>
  place === undefined ? `${prefix}.${field.name}` : `${prefix}.${field.name}.${place}`;

/** Every choice of a `ranking` field once: those of the value first, in its order, then the rest. */
export function rankingOf({ choices = [] }: Pick<Field, 'choices'>, value: unknown): string[] {
  const known = choices.map((choice) => choice.value);
  const chosen = Array.isArray(value) ? value.filter((each): each is string => known.includes(each)) : [];
  return [...new Set([...chosen, ...known])];
}

/** Reads the values of a game's fields (options, standing orders) from what a form sent. `faults` is by control name. */
export function readFields(
  fields: readonly Field[],
  sheet: FormFields,
  prefix: string,
): { values: Record<string, unknown>; faults: Record<string, FieldFault> } {
  const values: Record<string, unknown> = {};
  const faults: Record<string, FieldFault> = {};
  for (const field of fields) {
    const name = controlOf(prefix, field);
    const choices = (field.choices ?? []).map(({ value }) => value);
    const known = (value: unknown): value is string => typeof value === 'string' && choices.includes(value);
    switch (field.kind) {
      case 'toggle':
        values[field.name] = sheet.has(name);
        break;
      case 'number': {
        const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
        const text = String(sheet.get(name) ?? '').trim();
        const number = Number(text);
        if (/^-?\d{1,9}$/.test(text) && number >= min && number <= max) values[field.name] = number;
        else faults[name] = { kind: 'number', min, max };
        break;
      }
      case 'text': {
        const { max = longestText } = field;
        const text = String(sheet.get(name) ?? '').trim();
        if (text.length <= max) values[field.name] = text;
        else faults[name] = { kind: 'text', max };
        break;
      }
      case 'choice': {
        const value = sheet.get(name);
        if (known(value)) values[field.name] = value;
        else faults[name] = { kind: 'choice' };
        break;
      }
      case 'choices': {
        const chosen = sheet.getAll(name);
        if (chosen.every(known)) values[field.name] = choices.filter((each) => chosen.includes(each));
        else faults[name] = { kind: 'choice' };
        break;
      }
      case 'ranking': {
        const ranked = choices.map((_, place) => sheet.get(controlOf(prefix, field, place)));
        if (ranked.every(known) && new Set(ranked).size === choices.length) values[field.name] = ranked;
        else faults[name] = { kind: 'choice' };
        break;
      }
    }
  }
  return { values, faults };
}

/** The values fields have until somebody chooses. */
export function defaultsOf(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, default: value }) => [name, value]));
}
