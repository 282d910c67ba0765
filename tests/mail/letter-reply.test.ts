import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { seats, users } from '../../db/schema';
import { accept } from '../../lib/mail/inbound/arrival/accept';
import { processInbox } from '../../lib/mail/inbound/process-inbox';
import { createTable, handOver, lobbyView, propose, setLetterSettings, tableView } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor } from '../support/tables';
import { bruno, collect, evening, type Received } from './evening';
import { clearPost, doorOf, type OpenDoor, receive, receiveSigned, replies } from './inbox';
import { type TestPost, testPost } from './post';
import { noteOf } from './sender';

const minute = 60_000;
const hour = 60 * minute;
const one = (text: string): string => text.replace(/\s+/g, ' ');

onOneDatabase('a reply to a letter that asks no question of a game', () => {
  let post: TestPost;
  let door: OpenDoor;
  beforeEach(async () => {
    post = { ...(await testPost()), replies };
    await clearPost(post);
    // a table's log stays for good: Bruno leaves those of the tests before
    await post.db.update(seats).set({ userId: null }).where(eq(seats.userId, 'bruno'));
    // invitations go out at once, by the clock on the wall
    post.clock.pass(Date.now() - post.clock.now().getTime() + minute);
    door = doorOf(post);
  });

  const letterTo = async (address: string): Promise<Received> => {
    const letters = (await collect(post)).filter(({ to }) => to === address);
    expect(post.complaints).toEqual([]);
    expect(letters.length).toBeGreaterThan(0);
    return letters.at(-1)!;
  };
  /** Somebody's signed answer to a letter, and what is written back. */
  const answer = async (letter: Received, text: string, from = letter.to): Promise<Received> => {
    const to = letter.headers['Reply-To']!;
    expect(await receiveSigned(door, noteOf({ from: `Dario Neri <${from}>`, to, text }), [to])).toBe('answered');
    expect(door.complaints).toEqual([]);
    return letterTo(letter.to);
  };

  /** Bruno's daily letter about so many tables, of which `asking` wait for him. */
  async function daily(count: number, asking: number): Promise<{ letter: Received; ids: string[] }> {
    const settings = { turn: true, question: true, news: true, quiet: null, reminders: [50], mode: 'digest' as const, digestAt: '20:30' };
    const ids: string[] = [];
    const timeControl = { kind: 'hours', turn: 24 * 7, reaction: 24 * 7 } as const;
    for (let n = 0; n < count; n++) {
      const { id, play } = await evening(post, { title: `Table ${n + 1}`, timeControl });
      if (n === 0) await setLetterSettings(bruno, settings, post.clock);
      if (n >= asking) await play('blue', 'DEPLOY 1');
      ids.push(id);
    }
    post.clock.pass(minute);
    await collect(post);
    post.clock.pass(24 * hour);
    const letter = (await collect(post)).find(({ to, kind }) => to === 'bruno@example.org' && kind === 'digest');
    return { letter: letter!, ids };
  }

  it('plays its orders when exactly one table of a daily letter asks', async () => {
    const { letter, ids } = await daily(2, 1);
    const answered = await answer(letter, 'Ciao, stasera gioco piano.\n\nSCHIERA 3\n\nBruno');
    expect(answered.text).toContain('Letti così:\n    SCHIERA 3');
    expect((await tableView(bruno, ids[0]!)).questions).toMatchObject([{ held: true }]);
  });

  it('to a daily letter about several tables plays nothing, and is told how to address each', async () => {
    const { letter, ids } = await daily(3, 2);
    const answered = await answer(letter, 'SCHIERA 3');
    expect(answered.headers['In-Reply-To']).toMatch(/@example\.org>$/);
    const text = one(answered.text);
    expect(text).toContain('parlava di più tavoli: non è stato giocato nulla');
    const addresses = [...text.matchAll(/Crinali, (Table \d): (post\+[a-kmnp-z2-9]{26}@fieldpost\.test)/g)];
    expect(addresses.map(([, title]) => title).sort()).toEqual(['Table 1', 'Table 2']);
    expect(one(answered.html)).toContain(addresses[0]![2]!);
    for (const id of ids.slice(0, 2)) expect((await tableView(bruno, id)).questions).toMatchObject([{ held: false }]);
    const second = addresses.find(([, title]) => title === 'Table 2')![2]!;
    await answer({ ...answered, headers: { 'Reply-To': second } }, 'SCHIERA 2');
    expect((await tableView(bruno, ids[1]!)).questions).toMatchObject([{ held: true }]);
  });

  /** Carla offers a seat to an address: the letter, and her table. */
  async function invited(email: string): Promise<{ carla: Player; id: string; letter: Received }> {
    const carla = await newUser('Carla', 'it');
    const seats = { red: { kind: 'me' }, blue: { kind: 'invite', email } } as const;
    const { id } = await createTable(carla, { game: 'ridges', title: 'Sera', options: {}, seats, timeControl: { kind: 'none' } });
    return { carla, id, letter: await letterTo(email) };
  }
  const blue = async (carla: Player, id: string) => (await lobbyView(carla, id)).seats.find(({ seat }) => seat === 'blue');

  it.each([
    ['Sì!', 'dario'],
    ['Ciao Carla,\n\ncerto, volentieri.\n\nDario', 'dino'],
    ['sì, confermo', 'dora'],
  ])('takes the seat of an invitation: %j, by somebody without an account', async (text, name) => {
    const { carla, id, letter } = await invited(`${name}@example.org`);
    expect(letter.text).toContain('Rispondi SÌ a questa lettera');
    const answered = await answer(letter, text);
    expect(answered.subject).toContain('Il posto è tuo');
    expect(await blue(carla, id)).toMatchObject({ userName: 'Dario Neri' });
    const [user] = await post.db
      .select()
      .from(users)
      .where(eq(users.email, `${name}@example.org`));
    expect(user).toMatchObject({ language: 'it', emailVerified: expect.any(Date) });
  });

  it('takes the seat for the account of the address, however often it is said', async () => {
    const dora = await newUser('Dora', 'en');
    const { carla, id, letter } = await invited(dora.email);
    expect((await answer(letter, 'Yes, I accept')).text).toContain('You have taken the seat');
    expect(await blue(carla, id)).toMatchObject({ userId: dora.user, userName: 'Dora' });
    expect((await answer(letter, 'Yes')).text).toContain('You have taken the seat');
    expect((await answer(letter, 'No')).text).toContain('settled or withdrawn meanwhile');
  });

  it('leaves the seat of an invitation, and who invited is told', async () => {
    const { carla, id, letter } = await invited('dario@example.org');
    expect((await answer(letter, 'No grazie, ho troppo da fare')).subject).toContain('Hai rifiutato l’invito');
    expect(await blue(carla, id)).toMatchObject({ userId: null, invited: null });
    expect((await answer(letter, 'sì')).text).toContain('è già deciso, o è stato ritirato');
    expect(await blue(carla, id)).toMatchObject({ userId: null });
  });

  it('tells who invited that the seat was declined', async () => {
    const { carla, letter } = await invited('dario@example.org');
    const to = letter.headers['Reply-To']!;
    await receiveSigned(door, noteOf({ from: 'dario@example.org', to, text: 'No.' }), [to]);
    const told = await letterTo(carla.email);
    expect(told.subject).toContain('dario@example.org non vuole giocare Blu');
  });

  it('to an invitation that is neither a yes nor a no changes nothing and is told how to answer; a later yes counts', async () => {
    const { carla, id, letter } = await invited('dario@example.org');
    const helped = await answer(letter, 'Che gioco è? Quanto dura una partita?');
    expect(helped.subject).toContain('Sì o no?');
    expect(await blue(carla, id)).toMatchObject({ userId: null });
    await answer(helped, 'OK, va bene');
    expect(await blue(carla, id)).toMatchObject({ userName: 'Dario Neri' });
  });

  it('to an invitation, of a sender nobody can prove, waits for a yes from the invited mailbox', async () => {
    const { carla, id, letter } = await invited('dario@lenient.test');
    const to = letter.headers['Reply-To']!;
    const from = 'dario@lenient.test';
    expect(await receive(door, noteOf({ from, to, text: 'Sì' }), [to], { sender: from })).toBe('answered');
    expect(await blue(carla, id)).toMatchObject({ userId: null });
    const asked = await letterTo(from);
    expect(one(asked.text)).toContain('nulla prova che sia tua');
    const back = asked.headers['Reply-To']!;
    expect(await receive(door, noteOf({ from, to: back, text: 'sì, confermo' }), [back], { sender: from })).toBe('answered');
    expect(await blue(carla, id)).not.toMatchObject({ userId: null });
  });

  it('to an invitation, from another address or forged, takes no seat', async () => {
    const { carla, id, letter } = await invited('dario@example.org');
    const to = letter.headers['Reply-To']!;
    expect(await receive(door, noteOf({ from: 'dario@example.org', to, text: 'Sì' }), [to])).toBe('silence: forged');
    const asked = await answer(letter, 'Sì', 'eva@example.org');
    expect(asked.to).toBe('dario@example.org');
    expect(one(asked.text)).toContain('È arrivata una risposta da eva@example.org');
    expect(await blue(carla, id)).toMatchObject({ userId: null });
  });

  it('takes over a held seat that was offered', async () => {
    const [carla, dora] = [await newUser('Carla'), await newUser('Dora', 'it')];
    const id = await ridgesFor(carla, dora);
    await collect(post);
    const elena = await newUser('Elena', 'it');
    await handOver(carla, id, 'red', elena.email);
    await answer(await letterTo(elena.email), 'Sì');
    expect((await tableView(elena, id)).mySeats).toEqual(['red']);
  });

  it.each([
    ['sì, confermo', 'Hai acconsentito', 'over'],
    ['No, continuiamo', 'Hai rifiutato', 'running'],
  ])('to a proposal is consent or refusal: %j', async (text, title, status) => {
    const [carla, dora] = [await newUser('Carla'), await newUser('Dora', 'it')];
    const id = await ridgesFor(carla, dora);
    await collect(post);
    await propose(carla, id, { seat: 'red', wish: { kind: 'end', winners: [] } });
    const asked = await letterTo(dora.email);
    expect(asked.text).toContain('Rispondi SÌ a questa lettera');
    const to = asked.headers['Reply-To']!;
    expect(await receiveSigned(door, noteOf({ from: dora.email, to, text }), [to])).toBe('answered');
    const letters = (await collect(post)).filter((each) => each.to === dora.email).map(({ subject }) => subject);
    expect(letters.some((subject) => subject.includes(title))).toBe(true);
    expect((await tableView(dora, id)).status).toBe(status);
  });

  it('is silence where the address was made up, or the letter is too old', async () => {
    const { letter } = await invited('dario@example.org');
    const to = letter.headers['Reply-To']!;
    const other = to.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
    expect(await receiveSigned(door, noteOf({ from: 'dario@example.org', to: other, text: 'Sì' }), [other])).toBe(
      'silence: no token of ours',
    );
    post.clock.pass(61 * 24 * hour);
    expect(await receiveSigned(door, noteOf({ from: 'dario@example.org', to, text: 'Sì' }), [to])).toMatch(/^silence/);
  });

  it('that is too large to be read is told so', async () => {
    const { letter } = await invited('dario@example.org');
    const to = letter.headers['Reply-To']!;
    const raw = noteOf({ from: 'dario@example.org', to, text: 'Sì' });
    await accept(post.db, { way: 'imap', carried: { recipients: [to], sender: null, peer: null, isCut: true }, raw }, post.clock.now());
    while ((await processInbox(door)) > 0);
    expect(one((await letterTo('dario@example.org')).text)).toContain('non è stata letta');
  });

  it('of an answering machine without marks is answered a few times an hour', async () => {
    const { letter } = await invited('dario@example.org');
    let last = letter;
    const fates: string[] = [];
    for (let n = 0; n < 12; n++) {
      const to = last.headers['Reply-To']!;
      fates.push(
        await receiveSigned(door, noteOf({ from: 'dario@example.org', to, text: `Sono in ferie fino al ${n + 1} agosto.` }), [to]),
      );
      last = (await collect(post)).find(({ to }) => to === 'dario@example.org') ?? last;
    }
    expect(fates.filter((fate) => fate === 'answered')).toHaveLength(5);
    expect(new Set(fates.slice(5))).toEqual(new Set(['silence: too many letters']));
  });
});
