import { appendFileSync } from 'node:fs';
import pg from 'pg';

// what a process asks the database, statement by statement, and how PostgreSQL found the answer: loaded before anything else
// (`node --import`) it writes a line of JSON each to the file QUERY_LOG

/** Statements that nobody waits for. */
const unawaited = new Set(['read_ahead']);

/**
 * A statement that is sent while the answer to one before it is awaited on the same connection (`isBehind`) is no round trip of its own.
 * @typedef {{ statement: string, isBehind: boolean } | { plan: unknown }} Heard
 */

/**
 * Hears of every statement of this process from now on, and of every plan that the server sends as a notice (`auto_explain`).
 * @param {(heard: Heard) => void} sink
 * @returns {() => void} stops hearing
 */
export function hear(sink) {
  const client = pg.Client.prototype;
  const { query, emit } = client;
  client.query = function (config, ...rest) {
    const underWay = [this._activeQuery, ...this._sentQueryQueue, ...this._queryQueue];
    const isBehind = this.pipeline && underWay.some((each) => each && !unawaited.has(each.name));
    sink({ statement: typeof config === 'string' ? config : (config?.text ?? String(config)), isBehind });
    return query.call(this, config, ...rest);
  };
  client.emit = function (event, ...rest) {
    const message = event === 'notice' ? rest[0]?.message : undefined;
    const start = typeof message === 'string' && message.startsWith('duration:') ? message.indexOf('{') : -1;
    if (start >= 0) sink({ plan: JSON.parse(message.slice(start)) });
    return emit.call(this, event, ...rest);
  };
  return () => Object.assign(client, { query, emit });
}

if (process.env.QUERY_LOG) hear((heard) => appendFileSync(process.env.QUERY_LOG ?? '', `${JSON.stringify(heard)}\n`));
