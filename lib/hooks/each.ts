interface Ways<T> {
  tell(each: T): Promise<void>;
  /** Has what failed tried again later. */
  putBack(each: T, error: unknown): Promise<void>;
  /** Hears of what could not be told for a reason of ours. */
  complain(each: T, error: unknown): void;
}

/** Tells all that was taken at once; one that fails keeps no other waiting. What cannot even be put back is anybody's again when its lease is over. */
export async function tellEach<T>(taken: readonly T[], { tell, putBack, complain }: Ways<T>): Promise<void> {
  const stumbled = async (each: T, error: unknown) => {
    complain(each, error);
    await putBack(each, error).catch((another: unknown) => complain(each, another));
  };
  await Promise.all(taken.map((each) => tell(each).catch((error: unknown) => stumbled(each, error))));
}
