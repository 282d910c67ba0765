import type { SpaceFacts } from '../facts';

type ZoneId = `sz${number}`;

/** Sea zones sz1 to so many. */
export const seaZones = (count: number): (SpaceFacts & { kind: 'sea'; id: ZoneId })[] =>
  Array.from({ length: count }, (_, i) => ({ id: `sz${i + 1}`, kind: 'sea' }));

/**
 * Borders, each once and in one order whoever names them: those in the rows of territories, and those between sea zones from lines
 * "zone: its neighbours that no line above names with it".
 */
export function bordersOf<Id extends string>(territories: readonly { readonly id: Id; readonly borders?: string }[], seas: string) {
  const lines = seas.trim().split('\n');
  const zones = lines.map((line) => line.split(': ')).map(([id, borders]) => ({ id, borders }));
  const named = [...territories, ...zones].flatMap(
    ({ id, borders }) => borders?.split(' ').map((other) => [id, other].sort().join(' ')) ?? [],
  );
  return named.sort().map((pair) => pair.split(' ') as [Id | ZoneId, Id | ZoneId]);
}
