import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, replay, type Told } from '../../lib/engine';
import { gameIds, loadGame } from '../../lib/games/registry';
import { recordedGame, recordingsOf, replayInput } from '../support/recorded';
import { root } from '../support/sources';

type Event = Told['event'];

/** Events as tables have them in their logs, one of each shape: what was told once is read for ever. A file only ever grows. */
const keptOf = (id: string): Event[] => JSON.parse(readFileSync(join(root, 'tests/games/told', `${id}.json`), 'utf8'));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value is, as far as words made of it depend on that; of a list what its first member is. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${isObject(value[0]) ? keysOf(value[0]) : typeof value[0]}]`;
  return value === null ? 'null' : typeof value;
}

const keysOf = (value: object): string => Object.keys(value).sort().join(',');

/** The shape of an event: its type, and of which kinds its members are. */
function shapeOf(event: { type: string }): string {
  const members = Object.entries(event).filter(([key]) => key !== 'type');
  return [event.type, ...members.map(([key, value]) => `${key}:${kindOf(value)}`).sort()].join(' ');
}

/** One recorded game a game, of the rules as they stand. */
const recent = (id: string) =>
  recordingsOf(id)
    .map(recordedGame)
    .sort((a, b) => b.rules - a.rules || a.entries.length - b.entries.length)[0];

describe.each(gameIds)('what %s has told', (id) => {
  it('is still put into words, in both languages', async () => {
    const game = await loadGame(id);
    const options = game.optionsSchema.parse({});
    for (const event of keptOf(id)) {
      for (const language of languages) {
        const line = game.narrate(event, language, options);
        expect(line.trim(), JSON.stringify(event)).not.toBe('');
        expect(line, JSON.stringify(event)).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
      }
    }
  });

  it('has every shape that it tells today', async () => {
    const file = recent(id);
    if (!file) return;
    const known = new Set(keptOf(id).map(shapeOf));
    const missing = new Map<string, Event>();
    replay(await loadGame(id), replayInput(file), {
      visit: (_seq, _state, told) => {
        for (const event of told.flatMap((each) => [each.event, each.others ?? []].flat())) {
          if (!known.has(shapeOf(event))) missing.set(shapeOf(event), event);
        }
      },
    });
    expect([...missing.values()].map((event) => JSON.stringify(event))).toEqual([]);
  });
});
