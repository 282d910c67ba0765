/**
 * Asks whether a table plays with something that a version of its game's rules changed, by the first version of which each change holds: tables that began
 * before it play on without.
 */
export const followsBy =
  <Quirk extends string>(since: Readonly<Record<Quirk, number>>) =>
  ({ rules }: { readonly rules: number }, quirk: Quirk): boolean =>
    rules >= since[quirk];
