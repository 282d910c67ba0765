/** Every way to pair an even number of them. */
export function* allMatchings(left: readonly number[]): Generator<[number, number][]> {
  const [first, ...others] = left;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    for (const rest of allMatchings(others.filter((each) => each !== other))) yield [[first, other], ...rest];
  }
}
