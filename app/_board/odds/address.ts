import type { BattleSetUp } from '@/lib/engine';

const sides = ['attack', 'defence'] as const;
const prefix = { attack: 'a.', defence: 'd.' } as const;

/** A set-up as the query of an address: choices by name, units behind "a." and "d.". */
export function queryOf({ choices, ...units }: BattleSetUp): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) {
    for (const each of [value].flat()) if (each !== false && each !== undefined) query.append(name, String(each));
  }
  for (const side of sides) {
    for (const [type, count] of Object.entries(units[side])) if (count > 0) query.append(`${prefix[side]}${type}`, String(count));
  }
  return query.toString();
}

/** The set-up of a query; what it does not say stays open. Several values of a name are a list. */
export function setUpFrom(query: Readonly<Record<string, string | string[] | undefined>>): BattleSetUp {
  const choices: Record<string, unknown> = {};
  const units: Record<(typeof sides)[number], Record<string, number>> = { attack: {}, defence: {} };
  for (const [name, value] of Object.entries(query)) {
    const side = sides.find((each) => name.startsWith(prefix[each]));
    if (side) units[side][name.slice(prefix[side].length)] = Number([value].flat()[0]) || 0;
    else choices[name] = value === 'true' ? true : value;
  }
  return { choices, ...units };
}
