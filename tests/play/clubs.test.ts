import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../db/client';
import { clubMembers, clubs } from '../../db/schema';
import {
  acceptClubInvitation,
  adjudicate,
  answerOffer,
  answerRequest,
  appoint,
  type Caller,
  closeClub,
  clubDesk,
  clubNotices,
  clubPresets,
  clubView,
  createTable,
  declineClubInvitation,
  dropPreset,
  editClub,
  foundClub,
  foundLeague,
  inviteToClub,
  joinClub,
  keepPreset,
  leaveClub,
  clubMembers as membersOf,
  myClubs,
  offerClub,
  postNotice,
  removeMember,
  removeNotice,
  setClubLetters,
  withdrawClubInvitation,
  withdrawRequest,
} from '../../lib/play';
import { rights } from '../../lib/play/clubs/rights';
import { charterOf, clubWith, enter, forgetUses } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, ridgesFor } from '../support/tables';

const preset = { name: 'Quick', game: 'ridges', options: { ridges: 3 }, timeControl: { kind: 'none' }, absence: 'shift' } as const;

onEachDatabase('a club', () => {
  let olga: Player;
  let dino: Player;
  let mara: Player;
  let eve: Player;
  beforeAll(async () => {
    [olga, dino, mara, eve] = [await newUser('Olga'), await newUser('Dino'), await newUser('Mara'), await newUser('Eve')];
  });

  beforeEach(forgetUses);

  const rolesIn = async (slug: string) => {
    const { db } = await database();
    const rows = await db.select().from(clubMembers).innerJoin(clubs, eq(clubs.id, clubMembers.clubId)).where(eq(clubs.slug, slug));
    return Object.fromEntries(rows.map(({ club_members: { userId, role } }) => [userId, role]));
  };

  describe('lets those do what their role may, and nobody else', () => {
    /** What each act is done by; every club has a newcomer who asks, and a member besides those who try. */
    const acts: Record<
      keyof typeof rights,
      ((who: Caller, slug: string, at: { asker: Player; other: Player; heir: Player }) => Promise<unknown>)[]
    > = {
      read: [(who, slug) => clubNotices(who, slug), (who, slug) => clubPresets(who, slug), (who, slug) => setClubLetters(who, slug, 'off')],
      play: [
        (who, slug) =>
          createTable(who, {
            game: 'ridges',
            title: 'T',
            options: {},
            seats: {},
            timeControl: { kind: 'none' },
            visibility: 'club',
            club: slug,
          }),
      ],
      invite: [(who, slug) => inviteToClub(who, slug, null), (who, slug) => withdrawClubInvitation(who, slug, 'none')],
      answer: [
        (who, slug) => clubDesk(who, slug),
        (who, slug, { asker }) => answerRequest(who, slug, { user: asker.user, answer: 'accept' }),
      ],
      tell: [(who, slug) => postNotice(who, slug, { title: 'A', text: 'B' }), (who, slug) => removeNotice(who, slug, 'none')],
      equip: [(who, slug) => keepPreset(who, slug, preset), (who, slug) => dropPreset(who, slug, 'none')],
      describe: [
        async (who, slug) => {
          const { name, visibility, admission } = await clubView(who, slug);
          return editClub(who, slug, charterOf({ name, visibility, admission, address: slug }));
        },
      ],
      judge: [
        async (who, slug, { other, heir }) => {
          const id = await ridgesFor(other, heir, { club: slug });
          await adjudicate(who, id, { verdict: 'draw', winners: [], reason: 'Too late', appeal: null });
        },
      ],
      direct: [(who, slug) => foundLeague(who, slug, { name: `League of ${slug}`, description: { en: '', it: '' } })],
      remove: [(who, slug, { other }) => removeMember(who, slug, other.user)],
      appoint: [(who, slug, { heir }) => appoint(who, slug, { member: heir.user, role: 'director' })],
      govern: [(who, slug) => editClub(who, slug, charterOf({ name: 'Renamed', admission: 'open', address: slug }))],
      'hand-over': [(who, slug, { heir }) => offerClub(who, slug, heir.user)],
      leave: [(who, slug) => leaveClub(who, slug)],
      close: [(who, slug) => closeClub(who, slug)],
    };

    it.each(Object.keys(rights) as (keyof typeof rights)[])('%s', async (act) => {
      const at = { asker: await newUser('Asker'), other: await newUser('Other'), heir: await newUser('Heir') };
      for (const [role, who] of [
        ['owner', olga],
        ['director', dino],
        ['member', mara],
        ['stranger', eve],
        ['visitor', { user: null, language: 'en' }],
      ] as const) {
        for (const attempt of acts[act]) {
          const slug = await clubWith(olga, { directors: [dino], members: [mara, at.other, at.heir] });
          await joinClub(at.asker, slug, 'Let me in');
          const may = (rights[act] as readonly string[]).includes(role);
          const refusal = role === 'owner' && act === 'leave' ? 'conflict' : 'forbidden';
          expect([act, role, await codeOf(attempt(who, slug, at))]).toEqual([act, role, may ? 'no error' : refusal]);
          await closeClub(olga, slug).catch(() => undefined);
        }
      }
    });

    it('a director neither removes another nor touches the owner', async () => {
      const gino = await newUser('Gino');
      const slug = await clubWith(olga, { directors: [dino, gino], members: [mara] });
      expect(await codeOf(removeMember(dino, slug, gino.user))).toBe('forbidden');
      expect(await codeOf(removeMember(dino, slug, olga.user))).toBe('forbidden');
      expect(await codeOf(removeMember(olga, slug, olga.user))).toBe('conflict');
      expect(await codeOf(removeMember(olga, slug, gino.user))).toBe('no error');
      expect(await codeOf(removeMember(olga, slug, gino.user))).toBe('not-found');
    });
  });

  it('takes everybody at once, by request, or by invitation alone', async () => {
    const open = await clubWith(olga, { admission: 'open' });
    expect(await joinClub(mara, open, '')).toBe('member');
    expect(await codeOf(joinClub(mara, open, ''))).toBe('conflict');
    const asked = await clubWith(olga, { admission: 'request' });
    expect(await joinClub(mara, asked, 'I play \n Ridges')).toBe('requested');
    expect(await codeOf(joinClub(mara, asked, ''))).toBe('conflict');
    expect((await clubView(mara, asked)).hasAsked).toBe(true);
    expect((await clubDesk(olga, asked)).requests).toMatchObject([{ userId: mara.user, name: 'Mara', text: 'I play Ridges' }]);
    await answerRequest(olga, asked, { user: mara.user, answer: 'decline' });
    expect(await codeOf(answerRequest(olga, asked, { user: mara.user, answer: 'accept' }))).toBe('not-found');
    await joinClub(mara, asked, '');
    await withdrawRequest(mara, asked);
    await joinClub(mara, asked, '');
    await answerRequest(olga, asked, { user: mara.user, answer: 'accept' });
    expect(await rolesIn(asked)).toEqual({ [olga.user]: 'owner', [mara.user]: 'member' });
    const closed = await clubWith(olga, { admission: 'invitation' });
    expect(await codeOf(joinClub(mara, closed, ''))).toBe('forbidden');
    for (const slug of [open, asked, closed]) await closeClub(olga, slug);
  });

  it('is entered by a link as often as it stands, and by a letter once', async () => {
    const slug = await clubWith(olga);
    const { token } = await inviteToClub(olga, slug, null);
    await acceptClubInvitation(dino, token);
    await acceptClubInvitation(mara, token);
    expect(await codeOf(declineClubInvitation(eve, token))).toBe('not-found');
    await withdrawClubInvitation(olga, slug, token);
    expect(await codeOf(acceptClubInvitation(eve, token))).toBe('not-found');
    const letter = await inviteToClub(olga, slug, eve.email);
    expect(await codeOf(inviteToClub(olga, slug, eve.email.toUpperCase()))).toBe('conflict');
    expect(await codeOf(inviteToClub(olga, slug, 'nobody'))).toBe('invalid');
    await acceptClubInvitation(eve, letter.token);
    expect(await codeOf(acceptClubInvitation(await newUser('Late'), letter.token))).toBe('not-found');
    const declined = await inviteToClub(olga, slug, 'nina@example.org');
    await declineClubInvitation(eve, declined.token);
    expect((await clubDesk(olga, slug)).invitations).toEqual([]);
    await closeClub(olga, slug);
  });

  it('lets nobody who was removed come back by a link, and keeps the letters of others', async () => {
    const slug = await clubWith(olga, { directors: [dino], members: [mara] });
    const link = await inviteToClub(olga, slug, null);
    await inviteToClub(dino, slug, 'nina@example.org');
    await inviteToClub(olga, slug, 'nino@example.org');
    await removeMember(olga, slug, dino.user);
    expect(await codeOf(acceptClubInvitation(dino, link.token))).toBe('not-found');
    expect((await clubDesk(olga, slug)).invitations.map(({ email }) => email)).toEqual(['nino@example.org']);
    await closeClub(olga, slug);
  });

  it('goes to a new owner who accepts, and who owned it stays as a director', async () => {
    const slug = await clubWith(olga, { directors: [dino], members: [mara] });
    expect(await codeOf(answerOffer(mara, slug, 'accept'))).toBe('conflict');
    await offerClub(olga, slug, mara.user);
    await offerClub(olga, slug, dino.user);
    expect(await codeOf(answerOffer(mara, slug, 'accept'))).toBe('conflict');
    await answerOffer(dino, slug, 'decline');
    await offerClub(olga, slug, mara.user);
    expect((await clubView(mara, slug)).isOffered).toBe(true);
    await answerOffer(mara, slug, 'accept');
    expect(await rolesIn(slug)).toEqual({ [olga.user]: 'director', [dino.user]: 'director', [mara.user]: 'owner' });
    await offerClub(mara, slug, olga.user);
    await leaveClub(olga, slug);
    await enter(mara, slug, olga);
    // who left and came back is not offered it any more
    expect(await codeOf(answerOffer(olga, slug, 'accept'))).toBe('conflict');
    await closeClub(mara, slug);
  });

  it('has one address at most, and a private one an address that nobody can guess', async () => {
    const { slug } = await foundClub(olga, charterOf({ name: 'Circolo di Forlì' }));
    expect(slug).toBe('circolo-di-forli');
    expect(await codeOf(foundClub(mara, charterOf({ name: 'Circolo di Forli' })))).toBe('conflict');
    expect(await codeOf(foundClub(mara, charterOf({ name: '!!!' })))).toBe('invalid');
    expect(await codeOf(foundClub(mara, charterOf({ name: 'New' })))).toBe('invalid');
    expect(await codeOf(foundClub(mara, charterOf({ name: 'Forlì', address: 'forli-2a3b4c5d6e' })))).toBe('invalid');
    const hidden = await foundClub(mara, charterOf({ name: 'Circolo di Forlì', visibility: 'private' }));
    expect(hidden.slug).toMatch(/^circolo-di-forli-([2-9][a-z]){5}$/);
    // private and back: the ending comes, stays, and goes
    const closed = await editClub(olga, slug, charterOf({ name: 'Circolo', address: slug, visibility: 'private' }));
    expect(closed.slug).toMatch(/^circolo-di-forli-([2-9][a-z]){5}$/);
    expect(await editClub(olga, closed.slug, charterOf({ name: 'Circolo', address: slug, visibility: 'private' }))).toEqual(closed);
    expect(await codeOf(clubView(eve, closed.slug))).toBe('not-found');
    expect(await editClub(olga, closed.slug, charterOf({ name: 'Circolo', address: slug }))).toEqual({ slug });
    await closeClub(olga, slug);
    await closeClub(mara, hidden.slug);
    expect(await codeOf(clubView(olga, slug))).toBe('not-found');
  });

  it('lists its members as they came, the owner and the directors first', async () => {
    const slug = await clubWith(olga, { members: [mara, eve], directors: [dino] });
    expect((await membersOf(eve, slug)).members.map(({ name, role }) => [name, role])).toEqual([
      ['Olga', 'owner'],
      ['Dino', 'director'],
      ['Mara', 'member'],
      ['Eve', 'member'],
    ]);
    expect((await myClubs(dino)).find((club) => club.slug === slug)?.role).toBe('director');
    await closeClub(olga, slug);
  });

  it('keeps presets that a table could be made of, each name once', async () => {
    const slug = await clubWith(olga);
    const { id } = await keepPreset(olga, slug, preset);
    expect(await codeOf(keepPreset(olga, slug, preset))).toBe('conflict');
    expect(await codeOf(keepPreset(olga, slug, { ...preset, name: 'Wrong', options: { ridges: -1 } }))).toBe('invalid');
    expect(await codeOf(keepPreset(olga, slug, { ...preset, name: 'Wrong', game: 'chess' }))).toBe('invalid');
    expect(await codeOf(keepPreset(olga, slug, { ...preset, name: '  ' }))).toBe('invalid');
    expect(await clubPresets(olga, slug)).toMatchObject([{ id, name: 'Quick', gameTitle: 'Ridges', options: { ridges: 3 } }]);
    await dropPreset(olga, slug, id);
    expect(await clubPresets(olga, slug)).toEqual([]);
    await closeClub(olga, slug);
  });
});
