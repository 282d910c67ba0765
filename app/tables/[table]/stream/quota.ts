/** Streams that one address may have open, a club's included, and all together in a process. */
export const mostStreams = { address: 60, all: 5000 };

const byAddress = new Map<string, number>();
let all = 0;

/** Takes a place for one more stream; the answer gives it back, once, or says where there is none: for this address, or in all. */
export function takeStream(address: string): (() => void) | keyof typeof mostStreams {
  const here = byAddress.get(address) ?? 0;
  if (here >= mostStreams.address) return 'address';
  if (all >= mostStreams.all) return 'all';
  byAddress.set(address, here + 1);
  all++;
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    all--;
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left === 0) byAddress.delete(address);
    else byAddress.set(address, left);
  };
}
