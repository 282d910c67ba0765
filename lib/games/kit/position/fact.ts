import type { ZodType } from 'zod';
import { canonical } from '../../../engine';
import type { Tongue } from '../notation';
import type { PositionReader } from './reader';

/** One fact of a state beside what stands where: how the line with its label is written (null: it goes without saying) and read. */
export interface Fact<S, T extends Tongue> {
  write(state: S): string | null;
  read(state: S, text: string, lines: PositionReader<T>): void;
}

/** A field of the state as JSON, left out while it is as `usual`: for what nobody writes by hand. Its shape is the field's. */
export function jsonFact<F extends string, V, S extends Readonly<Record<F, V>>, T extends Tongue>(
  field: F,
  shape: ZodType,
  usual: V,
): Fact<S, T> {
  return {
    write: (state) => (canonical(state[field]) === canonical(usual) ? null : JSON.stringify(state[field])),
    read(state, text, lines) {
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch {
        lines.add({ en: `"${field}" is followed by JSON.`, it: `dopo "${field}" viene un JSON.` });
        return;
      }
      const parsed = shape.safeParse(json);
      if (parsed.success) Object.assign(state, { [field]: parsed.data });
      else {
        const [issue] = parsed.error.issues;
        const at = [field, ...(issue?.path ?? [])].join('.');
        lines.add({ en: `"${at}" does not fit: ${issue?.message}.`, it: `"${at}" non va bene: ${issue?.message}.` });
      }
    },
  };
}
