import { eq } from 'drizzle-orm';
import { addressTroubles, chatLines, inbox, letters, outbox, rateLimits, replyTokens, unsubscribes } from '../../db/schema';
import { replyPostOf } from '../../lib/mail/addresses/reply-addresses';
import { accept } from '../../lib/mail/inbound/arrival/accept';
import { type Door, processInbox } from '../../lib/mail/inbound/process-inbox';
import type { Reader } from '../../lib/mail/inbound/reader';
import { type Done, type JobKind, jobs, type Work } from '../../lib/mail/inbound/reader-jobs';
import type { TestPost } from './post';
import { dkimSigned, witnesses } from './sender';

export const replies = replyPostOf('Fieldpost <post@fieldpost.test>');

export interface OpenDoor extends Door {
  complaints: unknown[];
  /** What whoever runs the service was told. */
  alarms: string[];
}

/** Reads letters in this process, for tests that are about what they say: it hands over copies, as between processes. */
export const readerHere: Reader = {
  async ask<K extends JobKind>(kind: K, work: Work<K>) {
    const job = jobs[kind] as (work: Work<K>) => Promise<Done<K>>;
    return structuredClone(await job(structuredClone(work)));
  },
  end: async () => undefined,
};

/** The house's door for letters, with a DNS of its own. */
export function doorOf({ db, clock, baseUrl }: TestPost): OpenDoor {
  const complaints: unknown[] = [];
  const alarms: string[] = [];
  const world = { db, clock, baseUrl, replies, host: 'fieldpost.test', reader: readerHere, ...witnesses, complaints, alarms };
  return { ...world, complain: (_id, error) => complaints.push(error), alarm: (reason) => alarms.push(reason) };
}

/** Hands a raw message to the house as a mail server would, and has it dealt with; returns what became of it. */
export async function receive(
  door: Door,
  raw: Buffer,
  recipients: string[],
  { sender = 'anna@example.org' }: { sender?: string | null } = {},
): Promise<string> {
  const known = new Set((await door.db.select({ id: inbox.id }).from(inbox)).map(({ id }) => id));
  const carried = { recipients, sender, peer: { ip: '198.51.100.7', helo: 'mail.example.org' } };
  await accept(door.db, { way: 'smtp', carried, raw }, door.clock.now());
  while ((await processInbox(door)) > 0);
  const added = (await door.db.select().from(inbox)).find(({ id }) => !known.has(id));
  return added ? (added.fate ?? 'waits') : 'known';
}

export const receiveSigned = async (door: Door, raw: Buffer, recipients: string[]): Promise<string> =>
  receive(door, await dkimSigned(raw), recipients);

/** An empty house, as far as letters go. */
export async function clearPost({ db }: TestPost): Promise<void> {
  for (const rows of [letters, outbox, unsubscribes, inbox, replyTokens, addressTroubles, chatLines, rateLimits]) await db.delete(rows);
}

/** What the inbox keeps of a message. */
export async function inboxRow({ db }: TestPost, key: string) {
  const [row] = await db.select().from(inbox).where(eq(inbox.key, key));
  return row ?? null;
}
