import { beforeEach, expect, it } from 'vitest';
import { clubDesk, clubView, joinClub, removeMember, withdrawRequest } from '../../lib/play';
import { clubWith } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player } from '../support/tables';
import { collect, type Received } from './evening';
import { clearPost, doorOf, type OpenDoor, receiveSigned, replies } from './inbox';
import { type TestPost, testPost } from './post';
import { noteOf } from './sender';

const one = (text: string): string => text.replace(/\s+/g, ' ');

onEachDatabase('a reply to a letter about a request to join a club', () => {
  let post: TestPost;
  let door: OpenDoor;
  let olga: Player;
  let dino: Player;
  let mara: Player;
  let slug: string;
  beforeEach(async () => {
    post = { ...(await testPost()), replies };
    await clearPost(post);
    door = doorOf(post);
    [olga, dino, mara] = [await newUser('Olga'), await newUser('Dino', 'it'), await newUser('Mara')];
    slug = await clubWith(olga, { directors: [dino] });
    await collect(post);
  });

  /** The letter to a director about Mara's request, which is made with it. */
  async function asked(leader: Player): Promise<Received> {
    await joinClub(mara, slug, 'Ciao', post.clock);
    return (await collect(post)).find(({ to }) => to === leader.email)!;
  }
  /** An answer to a letter, signed for the domain of its sender, and what is written back. */
  async function answer(letter: Received, text: string, from = letter.to): Promise<Received | undefined> {
    const to = letter.headers['Reply-To']!;
    expect(await receiveSigned(door, noteOf({ from: `Somebody <${from}>`, to, text }), [to])).toBe('answered');
    expect(door.complaints).toEqual([]);
    return (await collect(post)).find((each) => each.to === letter.to);
  }
  const roleOfMara = async () => (await clubView(mara, slug)).role;

  it.each([
    ['ACCEPT', 'en'],
    ['Yes, of course.', 'en'],
    ['ACCETTO', 'it'],
    ['sì!', 'it'],
  ] as const)('lets them in: %s', async (text, language) => {
    const letter = await asked(language === 'it' ? dino : olga);
    expect(letter.text).toContain(language === 'it' ? 'Rispondi ACCETTO a questa lettera' : 'Reply ACCEPT to this letter');
    const answered = await answer(letter, text);
    expect(answered?.subject).toContain(language === 'it' ? 'Richiesta accolta' : 'You let them in');
    expect(answered?.text).toContain(`https://fieldpost.test/clubs/${slug}/members`);
    expect(await roleOfMara()).toBe('member');
  });

  it.each([
    ['DECLINE', 'en'],
    ['RIFIUTO', 'it'],
    ['No, grazie', 'it'],
  ] as const)('declines: %s', async (text, language) => {
    const answered = await answer(await asked(language === 'it' ? dino : olga), text);
    expect(answered?.subject).toContain(language === 'it' ? 'Richiesta rifiutata' : 'You declined their request');
    expect(await roleOfMara()).toBeNull();
    expect((await clubDesk(olga, slug)).requests).toEqual([]);
  });

  it('changes nothing when it is neither a yes nor a no, and says how to write it', async () => {
    const answered = await answer(await asked(olga), 'Who is that?');
    expect(one(answered!.text)).toContain('with ACCEPT or DECLINE in a line by itself');
    expect((await clubDesk(olga, slug)).requests).toHaveLength(1);
  });

  it('changes nothing when nothing proves that it is the director’s', async () => {
    const answered = await answer(await asked(olga), 'ACCEPT', mara.email);
    expect(one(answered!.text)).toContain(`An answer came from ${mara.email}, but nothing proves that it is yours.`);
    expect(await roleOfMara()).toBeNull();
  });

  it('answers that request alone: not one that was made anew since, nor one that another director has settled', async () => {
    const old = await asked(olga);
    await withdrawRequest(mara, slug);
    post.clock.pass(1000);
    const fresh = await asked(dino);
    expect(one((await answer(old, 'ACCEPT'))!.text)).toContain('What you were asked is settled or withdrawn meanwhile.');
    expect(await roleOfMara()).toBeNull();
    await answer(fresh, 'ACCETTO');
    expect(await roleOfMara()).toBe('member');
  });

  it('of who leads the club no more changes nothing', async () => {
    const letter = await asked(dino);
    await removeMember(olga, slug, dino.user);
    await collect(post);
    expect(one((await answer(letter, 'ACCETTO'))!.text)).toContain('La tua lettera non ha cambiato nulla'.toUpperCase());
    expect(await roleOfMara()).toBeNull();
  });
});
