import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages, open, scriptedDie } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import type { Command } from '../../lib/mail/inbound/reading/commands';
import { consentOf, readSheet } from '../../lib/mail/inbound/reading/letter-sheet';
import { readMessage } from '../../lib/mail/inbound/reading/message';
import { type OrderReader, orderReaderFor } from '../../lib/mail/inbound/reading/order-reader';
import { reportIn } from '../../lib/mail/inbound/reading/reports';
import { writtenIn } from '../../lib/mail/inbound/reading/written';
import { isReaction, reasonForSilence } from '../../lib/mail/inbound/trust/silence';
import { root } from '../support/sources';
import { expected } from './corpus/expected';
import type { Expected } from './corpus/understood';

const folder = join(root, 'tests/mail/corpus');

/** The reader of the first question of Axis & Allies: 1941, which all letters of the corpus answer. */
async function orderReaderOf1941(language: Language): Promise<OrderReader> {
  const game = await loadGame('aa-1941');
  const { state } = open(game, game.optionsSchema.parse({}), scriptedDie([]));
  const [decision] = game.decisions(state);
  if (!decision) throw new Error('nothing is asked');
  const view = game.view(state, decision.seat);
  return orderReaderFor(game, view, [decision], language);
}

const said = (command: Command): string => {
  if (command.kind === 'chat') return `chat ${command.text}`;
  return command.kind === 'history' ? `history ${command.last}` : command.kind;
};

/** What the house understands of a message, in the words of `Expected`. */
async function understood(raw: Buffer, reader: OrderReader): Promise<Omit<Expected, 'file' | 'about' | 'language'>> {
  const message = await readMessage(raw);
  const report = reportIn(message);
  if (report) return { report };
  const machine = reasonForSilence(message, { recipients: [], sender: null, peer: null }, 'fieldpost.test');
  const silence = machine ?? (isReaction(message.attached) ? 'a reaction' : null);
  if (silence !== null) return { silence };
  const sheet = readSheet(
    writtenIn(message, (line) => line.includes('https://fieldpost.test/unsubscribe/')),
    reader,
    message.names,
  );
  return {
    ...((sheet.orders.length > 0 || sheet.commands.length === 0) && { orders: sheet.orders }),
    ...(sheet.commands.length > 0 && { commands: sheet.commands.map(said) }),
    ...(sheet.isPreview && { preview: true }),
    ...(sheet.ignored.length > 0 && { ignored: sheet.ignored }),
    ...(sheet.hidden.length > 0 && { hidden: sheet.hidden }),
    ...(sheet.asked.length > 0 && { asked: sheet.asked.flatMap(({ line, doubt }) => (doubt === null ? [] : [line])) }),
    ...(consentOf(sheet) !== null && { consent: consentOf(sheet) }),
    ...(message.attached.length > 0 && { attached: message.attached }),
  };
}

describe('the corpus of messages', () => {
  const readers = new Map<Language, OrderReader>();
  beforeAll(async () => {
    for (const language of languages) readers.set(language, await orderReaderOf1941(language));
  });

  it('holds at least sixty messages, and says of each what must be understood', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    expect(files.sort()).toEqual(expected.map(({ file }) => file).sort());
    expect(files.length).toBeGreaterThanOrEqual(60);
  });

  it.each(expected)('$file: $about', async ({ file, about: _, language = 'en', ...what }) => {
    expect(await understood(readFileSync(join(folder, file)), readers.get(language)!)).toEqual(what);
  });
});
