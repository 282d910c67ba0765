/** The shape of a catalogue: every key of the English one, with any text. A missing or surplus key does not compile. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
