import { type DestinationStream, type Logger, pino } from 'pino';
import { env } from './env';
import { visitor } from './visitor';

// pages are bundled apart from the process they run in: both write into the same
const shared = globalThis as typeof globalThis & { fieldpostLog?: Logger | undefined };

const facts = (): object => {
  const request = visitor()?.request;
  return request === undefined ? {} : { request };
};

const open = (level: string, to?: DestinationStream): Logger => {
  const options = { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, mixin: facts };
  return to ? pino(options, to) : pino(options);
};

/** Writes lines of JSON to the output of the process, under a name; each bears its time in UTC and the number of the request under way. */
export function logOf(name: string): Logger {
  shared.fieldpostLog ??= open(env().LOG_LEVEL);
  return shared.fieldpostLog.child({ name });
}

/** Has all lines from now on written elsewhere; null: to the output again. */
export function writeLogTo(to: DestinationStream | null): void {
  shared.fieldpostLog = to === null ? undefined : open('debug', to);
}
