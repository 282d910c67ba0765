/**
 * What turns one plain JSON value into another. A list of one element: this value instead. An object: of the old object or list `in` holds members
 * that changed inside, `set` members that are new or another value, `gone` names that are no more; `length` is that of a list which became shorter.
 * Null: nothing changed.
 */
export type Delta =
  | null
  | [value: unknown]
  | { in?: Record<string, Delta>; set?: Record<string, unknown>; gone?: string[]; length?: number };

type Container = Record<string, unknown> | unknown[];

/** The smallest delta that members give: a list is compared place by place. */
export function deltaOf(before: unknown, after: unknown): Delta {
  if (Object.is(before, after)) return null;
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  const changed: [string, Delta][] = [];
  const set: [string, unknown][] = [];
  for (const [name, value] of Object.entries(after)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(before, name)) set.push([name, value]);
    else {
      const delta = deltaOf(member(before, name), value);
      if (Array.isArray(delta)) set.push([name, delta[0]]);
      else if (delta) changed.push([name, delta]);
    }
  }
  const gone = Array.isArray(after) ? [] : Object.keys(before).filter((name) => member(after, name) === undefined);
  const isShorter = Array.isArray(before) && Array.isArray(after) && after.length < before.length;
  if (changed.length + set.length + gone.length === 0 && !isShorter) return null;
  return {
    ...(changed.length > 0 && { in: Object.fromEntries(changed) }),
    ...(set.length > 0 && { set: Object.fromEntries(set) }),
    ...(gone.length > 0 && { gone }),
    ...(isShorter && { length: after.length }),
  };
}

/** The value a delta leads to. The old one stays as it is, and shares with the new one what did not change. */
export function withDelta(before: unknown, delta: Delta): unknown {
  if (delta === null) return before;
  if (Array.isArray(delta)) return delta[0];
  if (!isContainer(before)) throw new TypeError('a change inside of what has no inside');
  const inner = Object.entries(delta.in ?? {}).map(([name, change]): [string, unknown] => [name, withDelta(member(before, name), change)]);
  const members = [...inner, ...Object.entries(delta.set ?? {})];
  if (Array.isArray(before)) {
    const list = before.slice(0, delta.length);
    for (const [place, value] of members) list[Number(place)] = value;
    return list;
  }
  const gone = new Set(delta.gone);
  // from entries: assigning to __proto__ would set the prototype
  return Object.fromEntries([...Object.entries(before).filter(([name]) => !gone.has(name)), ...members]);
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
const member = (of: Container, name: string): unknown => (Object.hasOwn(of, name) ? (of as Record<string, unknown>)[name] : undefined);
