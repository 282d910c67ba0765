const kept = new WeakMap<object, Map<string, unknown>>();

/**
 * What was worked out about a state, until `forget`. Prompts ask the same things of one state again and again; the memory hangs on the
 * object and is no part of it. The kernel forgets before and after an order is carried out; rules that ask while they change forget themselves.
 */
export function remember<T>(state: object, key: string, compute: () => T): T {
  let facts = kept.get(state);
  if (!facts) {
    facts = new Map();
    kept.set(state, facts);
  }
  if (!facts.has(key)) facts.set(key, compute());
  return facts.get(key) as T;
}

export function forget(state: object): void {
  kept.delete(state);
}
