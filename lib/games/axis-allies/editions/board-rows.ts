import type { SpaceFacts } from '../facts';

/** Sea zones sz1 to so many. */
export const seaZones = (count: number): (SpaceFacts & { kind: 'sea'; id: `sz${number}` })[] =>
  Array.from({ length: count }, (_, i) => ({ id: `sz${i + 1}`, kind: 'sea', name: `Sea Zone ${i + 1}` }));

/** Borders, each once, from lines "space: its neighbours that no line above names with it". */
export const bordersOf = <Id extends string>(text: string): (readonly [Id, Id])[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [space = '', ...others] = line.split(/:? /);
      return others.map((other) => [space as Id, other as Id] as const);
    });
