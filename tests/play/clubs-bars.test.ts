import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountRows } from '../../db/account-rows';
import { eraseUser } from '../../db/accounts';
import { database } from '../../db/client';
import {
  acceptClubInvitation,
  closeClub,
  clubDesk,
  clubInvitation,
  clubView,
  inviteToClub,
  joinClub,
  leaveClub,
  liftBar,
  removeMember,
} from '../../lib/play';
import { clubWith, forgetUses } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player } from '../support/tables';

onEachDatabase('who was removed from a club', () => {
  let olga: Player;
  let dino: Player;
  let mara: Player;
  beforeAll(async () => {
    [olga, dino, mara] = [await newUser('Olga'), await newUser('Dino'), await newUser('Mara', 'it')];
  });
  beforeEach(forgetUses);

  const barred = async (slug: string) => (await clubDesk(dino, slug)).barred.map(({ name, by }) => [name, by]);
  const roleOf = async (slug: string) => (await clubView(mara, slug)).role;

  it('comes back by no open door, by no request and by no link, be it new, and hears what would be right', async () => {
    for (const admission of ['open', 'request'] as const) {
      const slug = await clubWith(olga, { admission, directors: [dino], members: [mara] });
      const old = await inviteToClub(olga, slug, null);
      await removeMember(dino, slug, mara.user);
      const fresh = await inviteToClub(olga, slug, null);
      expect(await codeOf(acceptClubInvitation(mara, old.token))).toBe('not-found');
      expect(await codeOf(acceptClubInvitation(mara, fresh.token))).toBe('forbidden');
      await expect(joinClub(mara, slug, 'Scusate')).rejects.toThrow('Chi lo dirige può riammetterti');
      // and is offered nothing that would be refused
      const told = expect.stringContaining('Chi lo dirige può riammetterti');
      expect(await clubView(mara, slug)).toMatchObject({ may: [], barred: told });
      expect((await clubInvitation(mara, fresh.token)).barred).toEqual(told);
      expect(await barred(slug)).toEqual([['Mara', 'Dino']]);
      expect((await clubDesk(dino, slug)).requests).toEqual([]);
      await closeClub(olga, slug);
    }
  });

  it('comes back as anybody may once a director has lifted the bar', async () => {
    const slug = await clubWith(olga, { admission: 'open', directors: [dino], members: [mara] });
    await removeMember(olga, slug, mara.user);
    expect(await codeOf(liftBar(mara, slug, mara.user))).toBe('forbidden');
    await liftBar(dino, slug, mara.user);
    expect(await barred(slug)).toEqual([]);
    expect(await joinClub(mara, slug, '')).toBe('member');
    await closeClub(olga, slug);
  });

  it('comes back by a letter to them, and by none to somebody else or of before', async () => {
    const slug = await clubWith(olga, { admission: 'open', directors: [dino], members: [mara] });
    const before = await inviteToClub(dino, slug, mara.email);
    await removeMember(olga, slug, mara.user);
    expect(await codeOf(acceptClubInvitation(mara, before.token))).toBe('not-found');
    const forwarded = await inviteToClub(olga, slug, 'nina@example.org');
    expect(await codeOf(acceptClubInvitation(mara, forwarded.token))).toBe('forbidden');
    const letter = await inviteToClub(olga, slug, mara.email);
    expect(await barred(slug)).toEqual([['Mara', 'Olga']]);
    await acceptClubInvitation(mara, letter.token);
    expect(await barred(slug)).toEqual([]);
    expect(await roleOf(slug)).toBe('member');
    // the bar is spent: who leaves by themselves may come back
    await leaveClub(mara, slug);
    expect(await joinClub(mara, slug, '')).toBe('member');
    await closeClub(olga, slug);
  });

  it('has it in the file of their data, without the name of a club that is private', async () => {
    const [open, hidden] = [await clubWith(olga, { members: [mara] }), await clubWith(olga, { visibility: 'private', members: [mara] })];
    for (const slug of [open, hidden]) await removeMember(olga, slug, mara.user);
    const { db } = await database();
    const barredFrom = async ({ user }: Player) => (await accountRows(db, user))?.sections.clubsBarredFrom.map(({ club }) => club);
    expect((await barredFrom(mara))?.sort()).toEqual([open, null]);
    for (const slug of [open, hidden]) await closeClub(olga, slug);
  });

  it('is kept out of that club alone, and forgotten with the account', async () => {
    const slug = await clubWith(olga, { admission: 'open', directors: [dino] });
    const other = await clubWith(olga, { admission: 'open' });
    const gone = await newUser('Gino');
    await joinClub(gone, slug, '');
    await removeMember(dino, slug, gone.user);
    expect(await joinClub(gone, other, '')).toBe('member');
    const { db } = await database();
    await eraseUser(db, gone.user);
    expect(await barred(slug)).toEqual([]);
    for (const each of [slug, other]) await closeClub(olga, each);
  });
});
