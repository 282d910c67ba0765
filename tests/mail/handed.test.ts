import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { claim } from '../../db/outbox-queue';
import { addressTroubles, handedLetters, letters, outbox } from '../../db/schema';
import { messageIdOf } from '../../lib/mail/addresses/message-ids';
import type { Envelope } from '../../lib/mail/letters/envelope';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import { NotTaken, type Transport } from '../../lib/mail/outbox/transport';
import { say } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { soon } from '../support/news';
import { bruno, clear, type Evening, evening } from './evening';
import { type TestPost, testPost } from './post';

const pause = 11_000;
/** Longer than a process that died holds its letters. */
const lease = 3 * 60_000;

/** A mail server that takes everything, and what it took for Anna. */
function server(fate: () => Promise<void> = async () => undefined) {
  const all: Envelope[] = [];
  const send: Transport['send'] = (envelope) => {
    all.push(envelope);
    return fate();
  };
  const transport: Transport = { kind: 'smtp', send, close: () => undefined };
  return { ...transport, all, taken: () => all.filter(({ to }) => to === 'anna@example.org') };
}

/** The mail server is away. */
const unwilling = async () => {
  throw new NotTaken('later', 'the mail server is away');
};

/** Nothing that follows ever happens: the process was killed. */
const killed = () => new Promise<void>(() => undefined);

/** The ridges that letters ask about. */
const asked = (letters: readonly Envelope[]) => letters.map(({ subject }) => /Ridge (\d), deployment/.exec(subject)?.[1]);
const contents = ({ subject, text, html, messageId, headers, pictures }: Envelope) => ({
  subject,
  text,
  html,
  messageId,
  headers,
  pictures,
});

onOneDatabase('a letter that was handed over and never acknowledged', () => {
  beforeEach(clear);

  const deliverAll = async (post: Parameters<typeof deliverDue>[0]) => {
    while ((await deliverDue(post)) > 0);
  };

  /** A round, behind which Anna is asked about the next ridge. */
  async function round({ play }: Evening) {
    await play('red', 'DEPLOY 1');
    await play('blue', 'DEPLOY 0');
    await play('blue', 'PASS');
  }

  /** A table where letters about two rounds have become one, handed over by a process that died then. */
  async function handedOver() {
    const dead = server(killed);
    const post = await testPost(server());
    const table = await evening(post, { options: { ridges: 9 } });
    post.clock.pass(pause);
    await deliverAll(post);
    await round(table);
    await round(table);
    post.clock.pass(pause);
    void deliverDue({ ...post, transport: dead });
    await soon(() => dead.all.length === 2);
    const next = server();
    return { table, dead, next, post: { ...post, transport: next } };
  }

  it('is sent again word for word, though more has happened', async () => {
    const { table, dead, next, post } = await handedOver();
    await say(bruno, table.id, 'Are you still there?', { clock: post.clock });
    post.clock.pass(lease);
    await deliverAll(post);
    expect(next.taken().map(contents)).toEqual(dead.taken().map(contents));
    expect(await post.db.select().from(handedLetters)).toEqual([]);
    await deliverAll(post);
    expect(next.taken()).toHaveLength(1);
  });

  it('does not ask what a newer letter asks', async () => {
    const { table, dead, next, post } = await handedOver();
    expect(asked(dead.taken())).toEqual(['3']);
    await round(table);
    post.clock.pass(lease);
    await deliverAll(post);
    expect(asked(next.taken())).toEqual(['4']);
    expect(next.taken()[0]?.messageId).not.toBe(dead.taken()[0]?.messageId);
    expect(await post.db.select().from(handedLetters)).toEqual([]);
  });

  /** The database, with something that happens between a letter's rows being taken and the table being looked at. */
  const asItMoves = (db: TestPost['db'], meanwhile: () => Promise<void>) => {
    let first = true;
    return new Proxy(db, {
      get: (_, name) => {
        if (name !== 'transaction') return Reflect.get(db, name);
        return async (work: Parameters<typeof db.transaction>[0]) => {
          const done = await db.transaction(work);
          if (first) {
            first = false;
            await meanwhile();
          }
          return done;
        };
      },
    });
  };

  /** Anna waits for one letter about two rounds, and others are played as soon as a worker has taken its rows. */
  async function overtaken(rounds = 1) {
    const post = await testPost(server());
    const table = await evening(post, { options: { ridges: 9 } });
    post.clock.pass(pause);
    await deliverAll(post);
    await round(table);
    await round(table);
    post.clock.pass(pause);
    const more = async () => {
      for (let n = 0; n < rounds; n++) await round(table);
    };
    return { post, table, moving: asItMoves(post.db, more) };
  }

  it.each(['smtp', 'local'] as const)('tells at once what was asked while it was written, and nothing tells it again: %s', async (kind) => {
    const { post, moving } = await overtaken();
    const next = server();
    const transport = { ...next, kind };
    await deliverDue({ ...post, db: moving, transport });
    post.clock.pass(10 * pause);
    await deliverAll({ ...post, transport });
    expect(asked(next.taken())).toEqual(['4']);
    expect(await post.db.$count(outbox, and(eq(outbox.userId, 'anna'), isNull(outbox.sentAt), isNull(outbox.mootAt)))).toBe(0);
  });

  it('tells it under one name though its process dies, or the mail server is away', async () => {
    const { post, moving } = await overtaken();
    const dead = server(killed);
    void deliverDue({ ...post, db: moving, transport: dead });
    await soon(() => dead.taken().length === 1);
    post.clock.pass(lease);
    const away = server(async () => {
      throw new NotTaken('unknown', 'the line broke');
    });
    await deliverAll({ ...post, transport: away });
    post.clock.pass(lease);
    const next = server();
    await deliverAll({ ...post, transport: next });
    post.clock.pass(10 * pause);
    await deliverAll({ ...post, transport: next });
    expect(asked(dead.taken())).toEqual(['4']);
    expect([...away.taken(), ...next.taken()].map(contents)).toEqual([...dead.taken(), ...dead.taken()].map(contents));
  });

  it('tells all that a newer row was put there for, several questions too, though its process dies', async () => {
    const { post, moving } = await overtaken(3);
    const dead = server(killed);
    void deliverDue({ ...post, db: moving, transport: dead });
    await soon(() => dead.taken().length === 1);
    post.clock.pass(lease);
    const next = server();
    await deliverAll({ ...post, transport: next });
    post.clock.pass(10 * pause);
    await deliverAll({ ...post, transport: next });
    expect(asked(dead.taken())).toEqual(['6']);
    expect(next.taken().map(contents)).toEqual(dead.taken().map(contents));
  });

  it('leaves a newer row alone that has come to ask more than was known when it was written', async () => {
    const { post, table, moving } = await overtaken(2);
    // a round is played once both letters are made and before either is written down
    let made = 0;
    let goOn = (): void => undefined;
    const played = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const late = new Proxy(moving, {
      get: (_, name) => {
        if (name !== 'execute') return Reflect.get(moving, name);
        return async (query: Parameters<typeof moving.execute>[0]) => {
          if (++made === 2) await round(table).then(goOn);
          await played;
          return post.db.execute(query);
        };
      },
    });
    const next = server();
    await deliverDue({ ...post, db: late, transport: next });
    post.clock.pass(10 * pause);
    await deliverAll({ ...post, transport: next });
    expect(asked(next.taken()).sort()).toEqual(['5', '6']);
  });

  it('is free with what it told as well when it was surely not taken', async () => {
    const { post, table, moving } = await overtaken();
    const away = server(unwilling);
    await deliverDue({ ...post, db: moving, transport: away });
    await round(table);
    post.clock.pass(lease);
    const next = server();
    await deliverAll({ ...post, transport: next });
    expect(asked(next.taken())).toEqual(['5']);
  });

  it('keeps its name for what it says while nothing arrives at its reader', async () => {
    const { dead, next, post, table } = await handedOver();
    await post.db.insert(addressTroubles).values({
      ...{ email: 'anna@example.org', kind: 'bounce', reason: '550 gone', failures: 1 },
      ...{ lastAt: post.clock.now(), offAt: post.clock.now() },
    });
    post.clock.pass(lease);
    await deliverAll(post);
    expect(next.taken()).toEqual([]);
    await round(table);
    await post.db.delete(addressTroubles);
    post.clock.pass(25 * 60 * 60_000);
    await deliverAll(post);
    expect(asked(next.taken())).toEqual(['4']);
    expect(next.taken()[0]?.messageId).not.toBe(dead.taken()[0]?.messageId);
  });

  it('is not handed over by a process that slept longer than it may hold it', async () => {
    const slow = server();
    const post = await testPost(slow);
    await evening(post, { options: { ridges: 9 } });
    post.clock.pass(pause);
    await deliverDue({ ...post, db: asItMoves(post.db, async () => post.clock.pass(lease)) });
    expect(slow.all).toEqual([]);
    await deliverAll(post);
    expect(asked(slow.taken())).toEqual(['1']);
  });

  it('stays what it was through every failure of a second try', async () => {
    const { table, dead, post } = await handedOver();
    const away = server(unwilling);
    post.clock.pass(lease);
    await deliverAll({ ...post, transport: away });
    await say(bruno, table.id, 'Hello?', { clock: post.clock });
    post.clock.pass(lease);
    const back = server();
    await deliverAll({ ...post, transport: back });
    expect([...away.taken(), ...back.taken()].map(contents)).toEqual([...dead.taken(), ...dead.taken()].map(contents));
  });

  it('is free again when it was surely not taken: what came meanwhile is told in it', async () => {
    const away = server(unwilling);
    const post = await testPost(away);
    const table = await evening(post, { options: { ridges: 9 } });
    post.clock.pass(pause);
    await deliverAll(post);
    expect(asked(away.taken())).toEqual(['1']);
    expect(await post.db.select().from(handedLetters)).toEqual([]);
    await round(table);
    post.clock.pass(lease);
    const next = server();
    await deliverAll({ ...post, transport: next });
    expect(asked(next.taken())).toEqual(['2']);
  });

  it('is told in one with what came later when its process died before that', async () => {
    const next = server();
    const post = await testPost(next);
    const table = await evening(post, { options: { ridges: 9 } });
    post.clock.pass(pause);
    const claimed = await claim(post.db, {
      now: post.clock.now(),
      most: 10,
      lease: 2 * 60_000,
      messageIdOf: (id) => messageIdOf(id, 'fieldpost.test'),
    });
    expect(claimed.length).toBeGreaterThan(0);
    await round(table);
    post.clock.pass(lease);
    await deliverAll(post);
    expect(asked(next.taken())).toEqual(['2']);
  });

  it('is not handed over by a process that lost it meanwhile', async () => {
    const slow = server();
    const post = await testPost(slow);
    await evening(post, { options: { ridges: 9 } });
    post.clock.pass(pause);
    const asOthersTakeIt = (db: typeof post.db) =>
      new Proxy(post.db, {
        get: (_, name) => {
          if (name !== 'execute') return Reflect.get(db, name);
          return async (query: Parameters<typeof db.execute>[0]) => {
            await db.update(outbox).set({ leasedUntil: new Date(post.clock.now().getTime() + 1) });
            return db.execute(query);
          };
        },
      });
    await deliverDue({ ...post, db: asOthersTakeIt(post.db) });
    expect(slow.all).toEqual([]);
    expect(post.complaints).toEqual([]);
    post.clock.pass(lease);
    await deliverAll(post);
    expect(asked(slow.taken())).toEqual(['1']);
  });

  it('is not written down where nothing but our own record takes it', async () => {
    const written: number[] = [];
    const post = await testPost();
    const send = async () => void written.push(await post.db.$count(handedLetters));
    await evening(post, { options: { ridges: 9 } });
    post.clock.pass(pause);
    await deliverAll({ ...post, transport: { kind: 'local', send, close: () => undefined } });
    await deliverAll({ ...post, transport: { kind: 'smtp', send, close: () => undefined } });
    expect(written).toEqual([0, 0]);
    expect(await post.db.$count(letters)).toBe(2);
  });

  it('is known by the row that its record is kept under, also when a younger one is due first', async () => {
    const post = await testPost(server());
    await evening(post, { options: { ridges: 9 } });
    const [first] = await post.db.select().from(outbox).where(eq(outbox.userId, 'anna')).orderBy(outbox.createdAt, outbox.id).limit(1);
    await post.db.update(outbox).set({ notBefore: post.clock.now() });
    const later = new Date(post.clock.now().getTime() + pause);
    await post.db
      .update(outbox)
      .set({ notBefore: later })
      .where(eq(outbox.id, first?.id ?? ''));
    const claimed = await claim(post.db, {
      now: post.clock.now(),
      most: 10,
      lease,
      messageIdOf: (id) => messageIdOf(id, 'fieldpost.test'),
    });
    const [annas] = claimed.filter(({ rows }) => rows[0]?.userId === 'anna');
    expect(annas?.rows.map(({ id }) => id)).toHaveLength(2);
    expect(annas?.rows[0]?.id).toBe(first?.id);
    expect(annas?.messageId).toBe(`<letter.${first?.id}@fieldpost.test>`);
  });
});
