import { readFileSync } from 'node:fs';

/** Ticks of a process's time a second, on every Linux there is. */
const ticks = 100;

/** Seconds of CPU that a process has used; null where the system does not say. */
export function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return null;
  }
}
