/** What is waited for; throws when it takes longer than so many milliseconds. */
export async function inTime<T>(wanted: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} milliseconds`)), milliseconds);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}
