const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value is, as far as words made of it depend on that; of a list what its first member is. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${isObject(value[0]) ? keysOf(value[0]) : typeof value[0]}]`;
  return value === null ? 'null' : typeof value;
}

const keysOf = (value: object): string => Object.keys(value).sort().join(',');

/** The shape of an event: its type, and of which kinds its members are. */
export function shapeOf(event: { type: string }): string {
  const members = Object.entries(event).filter(([key]) => key !== 'type');
  return [event.type, ...members.map(([key, value]) => `${key}:${kindOf(value)}`).sort()].join(' ');
}
