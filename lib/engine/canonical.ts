/** JSON with keys in code-unit order and `undefined` members left out: equal values give equal text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i ? ',' : '') + canonical(value[i]);
    return `${text}]`;
  }
  const record = value as Record<string, unknown>;
  let text = '';
  for (const key of sortedKeys(record)) {
    const member = record[key];
    if (member === undefined) continue;
    text += `${text ? ',' : ''}${quoted(key)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

/** Keys in code-unit order; most objects have them so. */
export function sortedKeys(record: object): string[] {
  const keys = Object.keys(record);
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] as string) > (keys[i] as string)) return keys.sort();
  return keys;
}

/** Keys are few and come again and again. */
const quotes = new Map<string, string>();
const mostQuotes = 10_000;

/** A key as JSON has it. */
export function quoted(key: string): string {
  const known = quotes.get(key);
  if (known !== undefined) return known;
  if (quotes.size >= mostQuotes) quotes.clear();
  const text = JSON.stringify(key);
  quotes.set(key, text);
  return text;
}

/** A deep copy of plain JSON, quicker than structuredClone. */
export function clone<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = clone(value[i]);
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    // Assigning to __proto__ would set the copy's prototype instead of a member.
    if (key === '__proto__')
      Object.defineProperty(copy, key, { value: clone(value[key]), enumerable: true, writable: true, configurable: true });
    else copy[key] = clone(value[key]);
  }
  return copy as T;
}

/** Freezes plain JSON all the way down, so that a reader that writes throws. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}
