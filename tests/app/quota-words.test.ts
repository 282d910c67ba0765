import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenAction } from '../../app/account/actions';
import { createAction } from '../../app/tables/new/actions';
import { database } from '../../db/client';
import { rateLimits, tables } from '../../db/schema';
import { addHook } from '../../lib/hooks';
import { createTable, createToken, type PlayError, pinNote, say } from '../../lib/play';
import { limitHere, limitSubmissions } from '../../lib/play/access/rate-limit';
import { hookPost } from '../hooks/receiver';
import { type Program, program } from '../support/api';
import { onOneDatabase } from '../support/databases';
import { pinnedNotes } from '../support/notes';
import { newUser, ridgesFor } from '../support/tables';

const asking = vi.hoisted(() => ({ caller: null as unknown }));
vi.mock('../../app/_shell/guards', () => ({ signedIn: async () => asking.caller }));
vi.mock('../../app/_words/caller', () => ({ currentCaller: async () => asking.caller }));
vi.mock('../../app/tables/new/offered-games', async () => {
  const { loadGame } = await import('../../lib/games/registry');
  return { offeredGames: async () => [await loadGame('ridges')] };
});
vi.mock('next-intl/server', () => ({ getLocale: async () => 'en', getTranslations: async () => (key: string) => key }));
vi.mock('next/navigation', () => ({ redirect: (to: string) => Promise.reject(new Error(`on to ${to}`)) }));
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }));
vi.mock('../../lib/auth', async (original) => ({ ...(await original<object>()), isFreshlySignedIn: async () => true }));

type Language = 'en' | 'it';
const languages: Language[] = ['en', 'it'];

const open = {
  en: '30 of your tables wait for players already: start one of them, or delete one, before you open another.',
  it: '30 tuoi tavoli aspettano già giocatori: avviane uno, o eliminane uno, prima di aprirne un altro.',
};
const botsAlone = {
  en: 'The practice bots play 5 of your tables among themselves: let one of these games end first.',
  it: 'I giocatori automatici giocano già 5 tuoi tavoli tra loro: lascia finire prima una di quelle partite.',
};
const inThreeHours = {
  en: 'That is too many in so short a time. Try again in 3 hours.',
  it: 'Sono troppi in così poco tempo. Riprova tra 3 ore.',
};
const inASecond = {
  en: 'That is too many in so short a time. Try again in 1 second.',
  it: 'Sono troppi in così poco tempo. Riprova tra 1 secondo.',
};

onOneDatabase('who has as much as there is room for', () => {
  beforeEach(async () => {
    const { db } = await database();
    await db.delete(rateLimits);
  });

  /** Tables as they are counted, in a given number. */
  async function own(user: string, count: number, status: 'open' | 'running') {
    const { db } = await database();
    const { id } = await createTable({ user, language: 'en' }, { ...ridges, seats: { red: { kind: 'me' } } });
    const [row] = await db.select().from(tables).where(eq(tables.id, id));
    await db.insert(tables).values(Array.from({ length: count - 1 }, (_, n) => ({ ...row!, id: `${id}-${n}`, status })));
    if (status === 'running') await db.insert(tables).values({ ...row!, id: `${id}-last`, status });
  }
  /** As many uses as are allowed, the window open for three hours more. */
  async function used(key: string, count: number) {
    const { db } = await database();
    await db.insert(rateLimits).values({ key, count, resetsAt: Date.now() + 3 * 3_600_000 });
  }
  const ridges = { game: 'ridges', title: 'T', options: {}, timeControl: { kind: 'none' } } as const;
  let names = 0;
  const someone = (language: Language) => program(`reader${++names}`, language);

  interface Case {
    fill(user: string): Promise<void> | void;
    ask(who: Program): ReturnType<Program['post']>;
    status: 409 | 429;
    says: Record<Language, string>;
  }
  const cases: Record<string, Case> = {
    'open tables': {
      fill: (user) => own(user, 30, 'open'),
      ask: (who) => who.post('tables', { game: 'ridges', seats: { red: { kind: 'me' } } }),
      status: 409,
      says: open,
    },
    'tables of bots alone': {
      fill: (user) => own(user, 5, 'running'),
      ask: (who) => who.post('tables', { game: 'ridges', seats: { red: { kind: 'bot' }, blue: { kind: 'bot' } } }),
      status: 409,
      says: botsAlone,
    },
    'tables a day': {
      fill: (user) => used(`tables:${user}`, 100),
      ask: (who) => who.post('tables', { game: 'ridges', seats: { red: { kind: 'me' } } }),
      status: 429,
      says: inThreeHours,
    },
    'letters of invitation a day': {
      fill: (user) => used(`invitations:${user}`, 40),
      ask: (who) => who.post('tables', { game: 'ridges', seats: { red: { kind: 'invite', email: 'stranger@example.org' } } }),
      status: 429,
      says: inThreeHours,
    },
    'requests of programs a minute': {
      fill: (user) => {
        for (let n = 0; n < 1200; n++) limitHere(`api:${user}`, { most: 1200, seconds: 3 * 3600 }, 'en');
      },
      ask: (who) => who.get('me'),
      status: 429,
      says: inThreeHours,
    },
    sheets: {
      fill: (user) => {
        const later = Date.now() + 60_000;
        for (let n = 0; n < 300; n++) limitSubmissions(user, { user, language: 'en' }, later);
      },
      ask: async (who) => who.order((await who.post('tables', { game: 'ridges', solo: true })).body.id, 'red', ['DEPLOY 1']),
      status: 429,
      says: inASecond,
    },
  };

  describe.each(Object.entries(cases))('%s', (_, { fill, ask, status, says }) => {
    it.each(languages)('a program is told what would be right: %s', async (language) => {
      const who = await someone(language);
      await fill(who.user);
      const answer = await ask(who);
      expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({ status, type: 'application/problem+json' });
      const { title, detail, ...rest } = answer.body;
      expect({ title, detail }).toEqual({ title: status === 429 ? 'too-many' : 'conflict', detail: says[language] });
      // of what is inside nothing
      expect(Object.keys(rest).sort()).toEqual(['status', 'type']);
      expect(answer.headers.get('retry-after') !== null).toBe(status === 429);
    });
  });

  const formOf = (fields: Record<string, string>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  const tableForm = (holder: string) =>
    formOf({
      game: 'ridges',
      title: 'T',
      who: 'others',
      timeControl: 'none',
      'option.ridges': '3',
      'seat.red': holder,
      'seat.blue': holder,
    });

  it.each(languages)('a form keeps what was typed and says the same: %s', async (language) => {
    const sent = async (fill: (user: string) => Promise<void>, form: FormData) => {
      const { user } = await newUser('Nina', language);
      await fill(user);
      asking.caller = { id: user, user, language };
      return createAction({ kind: 'none' } as never, form);
    };
    expect(await sent((user) => own(user, 30, 'open'), tableForm('open'))).toMatchObject({ kind: 'wrong', message: open[language] });
    expect(await sent((user) => own(user, 5, 'running'), tableForm('bot'))).toMatchObject({ message: botsAlone[language] });
    expect(await sent((user) => used(`tables:${user}`, 100), tableForm('open'))).toMatchObject({
      message: inThreeHours[language],
      values: { title: 'T' },
    });
    const { user } = await newUser('Nina', language);
    for (let n = 0; n < 20; n++) await createToken({ user, language }, `${n}`);
    asking.caller = { id: user, user, language };
    const says = { en: 'Revoke a token first: 20 is the most.', it: 'Prima revoca un token: al massimo 20.' };
    expect(await createTokenAction({ kind: 'none' } as never, formOf({ name: 'one more' }))).toMatchObject({
      ...{ kind: 'wrong', message: says[language] },
      values: { name: 'one more' },
    });
  });

  it.each(languages)('what else is full says what would be right: %s', async (language) => {
    const [ann, bob] = [await newUser('Ann', language), await newUser('Bob')];
    const id = await ridgesFor(ann, bob);
    const told = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        ({ code, message }: PlayError) => `${code}: ${message}`,
      );
    const post = await hookPost();
    const hook = () => addHook(ann, id, { kind: 'json', url: 'https://fieldpost.test:8443/' }, post);
    for (let n = 0; n < 5; n++) await hook();
    expect(await told(hook())).toBe(
      {
        en: 'invalid: A table has 5 webhooks at most: remove one first.',
        it: 'invalid: Un tavolo ha al più 5 webhook: prima togline uno.',
      }[language],
    );
    await pinnedNotes(ann.user, id, 200);
    expect(await told(pinNote(ann, id, { seq: 0, audience: 'private', text: 'Here.' }))).toBe(
      { en: 'conflict: Delete a note first: 200 a table is the most.', it: 'conflict: Prima elimina una nota: al massimo 200 per tavolo.' }[
        language
      ],
    );
    await used(`chat:${ann.user}`, 60);
    expect(await told(say(ann, id, 'Hello'))).toBe(`too-many: ${inThreeHours[language]}`);
  });
});
