declare module 'edmonds-blossom-fixed' {
  /** Edges are `[vertex, vertex, weight]`; answers with the mate of each vertex, -1 for none. */
  export default function blossom(edges: [number, number, number][], maxCardinality: boolean): number[];
}
