/** What is printed of a kind of unit: its values, and what it can do besides. */
export interface UnitCard {
  title: string;
  /** What and whose it is, from when, what it costs; left out: the title says it. */
  kind?: string;
  values: { label: string; value: string }[];
  /** Values that hang on something else, as a small table: dice by range. */
  table?: { head: string[]; rows: string[][] };
  abilities: { name: string; text: string }[];
}

/** A unit as it can be looked up: where a card is left out, that of its icon is meant, if there is one. */
export interface Looked {
  card?: string;
  /** What holds for it now beyond what its card says, a sentence each. */
  now?: string[];
}
