import { fail, type GameModule, type Kinds, ok } from '../../engine';

/** The position as one line of JSON, until a game writes it for people. */
export const formatJson = (state: object): string => `${JSON.stringify(state)}\n`;

/** Inverse of `formatJson`: any state in which the game finds nothing that cannot be, with the options of the table. */
export function parseJson<K extends Kinds>(invariants?: GameModule<K>['invariants']): GameModule<K>['parsePosition'] {
  return (text, options) => {
    const state = objectOf(text);
    if (state === null) return fail([{ code: 'E-POSITION', text: 'The position is not the JSON that `place` writes.' }]);
    // what the rules need of a state only they can tell: `invariants` does
    const read = ('options' in state ? { ...state, options } : state) as K['state'];
    const wrong = invariants?.(read) ?? [];
    return wrong.length === 0 ? ok(read) : fail(wrong.map((each) => ({ code: 'E-POSITION', text: each })));
  };
}

function objectOf(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}
