/** Does the work for one after the other; one that fails keeps none of the others waiting. Returns the errors. */
export async function apart<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const each of all) await work(each).catch((error: unknown) => void failures.push(error));
  return failures;
}
