/** JSON with keys in code-unit order and `undefined` members left out: equal values give equal text. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i ? ',' : '') + canonical(value[i]);
    return `${text}]`;
  }
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  let text = '';
  for (const key of keys) {
    const member = record[key];
    if (member === undefined) continue;
    text += `${text ? ',' : ''}${JSON.stringify(key)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

/** 106 bits of a non-cryptographic hash (two cyrb53 lanes) as 28 hex digits: finds divergence, not malice; the log's hash chain does that. */
export function checksum(value: unknown): string {
  const text = canonical(value);
  const seed = 0x9e3779b9;
  let a1 = 0xdeadbeef;
  let a2 = 0x41c6ce57;
  let b1 = a1 ^ seed;
  let b2 = a2 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const ch = text.charCodeAt(i);
    a1 = Math.imul(a1 ^ ch, 2654435761);
    a2 = Math.imul(a2 ^ ch, 1597334677);
    b1 = Math.imul(b1 ^ ch, 2654435761);
    b2 = Math.imul(b2 ^ ch, 1597334677);
  }
  return lane(a1, a2) + lane(b1, b2);
}

function lane(from1: number, from2: number): string {
  const h1 = Math.imul(from1 ^ (from1 >>> 16), 2246822507) ^ Math.imul(from2 ^ (from2 >>> 13), 3266489909);
  const h2 = Math.imul(from2 ^ (from2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(16).padStart(14, '0');
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
