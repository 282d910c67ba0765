import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { POST } from '../../app/unsubscribe/[token]/one-click/route';
import { database } from '../../db/client';
import { users } from '../../db/schema';
import {
  acceptClubInvitation,
  answerOffer,
  answerRequest,
  appoint,
  clubDesk,
  hearsOfClub,
  inviteToClub,
  joinClub,
  leaveClub,
  offerClub,
  postNotice,
  removeMember,
  removeNotice,
  setClubLetters,
  setLetterSettings,
} from '../../lib/play';
import { letterChoice } from '../../lib/play/people/unsubscribe';
import { clubWith, enter } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player } from '../support/tables';
import { clear, collect } from './evening';
import { fakeClock, testPost } from './post';

const minute = 60_000;
const hour = 60 * minute;

onEachDatabase('letters of a club', () => {
  let olga: Player;
  let dino: Player;
  let mara: Player;
  let clock: ReturnType<typeof fakeClock>;
  beforeEach(async () => {
    await clear();
    clock = fakeClock(new Date('2126-08-04T10:00:00Z'));
    [olga, dino, mara] = [await newUser('Olga', 'it'), await newUser('Dino'), await newUser('Mara', 'it')];
  });

  const arrived = async () => collect(await testPost(undefined, clock));
  const told = async () => (await arrived()).map(({ to, subject }) => `${to.split('-')[0]}: ${subject}`).sort();

  it('tell who leads it of a request, and who asked of the answer, each in their language', async () => {
    const slug = await clubWith(olga, { name: 'I Corazzieri', directors: [dino] });
    clock.pass(minute);
    await told();
    await joinClub(mara, slug, 'Gioco dal 1998', clock);
    const letters = await arrived();
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      'Mara asks to join I Corazzieri',
      'Mara chiede di entrare in I Corazzieri',
    ]);
    const italian = letters.find(({ to }) => to === olga.email);
    expect(italian?.text).toContain('Scrive: Gioco dal 1998');
    expect(italian?.text).toContain(`https://fieldpost.test/clubs/${slug}/members`);
    await answerRequest(dino, slug, { user: mara.user, answer: 'decline' }, clock);
    expect(await told()).toEqual(['mara: I Corazzieri non ha accolto la tua richiesta']);
    await joinClub(mara, slug, '', clock);
    await answerRequest(dino, slug, { user: mara.user, answer: 'accept' }, clock);
    // the request is settled before anybody was told of it
    expect(await told()).toEqual(['mara: Ora fai parte di I Corazzieri']);
  });

  it('tell of an office, an offer, a hand-over and a removal', async () => {
    const slug = await clubWith(olga, { name: 'Alpini', members: [dino, mara] });
    await appoint(olga, slug, { member: dino.user, role: 'director' }, clock);
    expect(await told()).toEqual(['dino: You are a director of Alpini']);
    await offerClub(olga, slug, mara.user, clock);
    expect(await told()).toEqual(['mara: Olga vuole cederti il circolo Alpini']);
    await offerClub(olga, slug, dino.user, clock);
    await offerClub(olga, slug, null, clock);
    // an offer that was taken back is not told
    expect(await told()).toEqual([]);
    await offerClub(olga, slug, mara.user, clock);
    await answerOffer(mara, slug, 'accept', clock);
    expect(await told()).toEqual(['olga: Alpini ora appartiene a Mara']);
    await removeMember(mara, slug, dino.user, clock);
    const [letter] = await arrived();
    expect(letter).toMatchObject({ to: dino.email, subject: 'You are no longer a member of Alpini' });
    expect(letter?.text).not.toContain(slug);
  });

  it('are one a day with all notices, to everybody but their author', async () => {
    const slug = await clubWith(olga, { name: 'Bersaglieri', members: [dino, mara] });
    await postNotice(olga, slug, { title: 'Torneo', text: 'Si comincia lunedì.\nPortate i dadi.' }, clock);
    clock.pass(5 * minute);
    await postNotice(olga, slug, { title: 'Sede', text: 'Nuova sede.' }, clock);
    const { id } = await postNotice(olga, slug, { title: 'Errore', text: 'Da buttare.' }, clock);
    await removeNotice(olga, slug, id);
    expect(await told()).toEqual([]);
    clock.pass(6 * minute);
    const letters = await arrived();
    expect(letters.map(({ subject }) => subject).sort()).toEqual(['2 avvisi da Bersaglieri', '2 notices from Bersaglieri']);
    expect(letters.find(({ to }) => to === mara.email)?.text).toContain(
      'TORNEO\nOlga, domenica 4 agosto, ore 10:00 (UTC)\n\nSi comincia lunedì.\nPortate i dadi.\n\nSEDE\n',
    );
    clock.pass(hour);
    await postNotice(olga, slug, { title: 'Terzo', text: 'Ancora.' }, clock);
    clock.pass(20 * hour);
    expect(await told()).toEqual([]);
    await postNotice(olga, slug, { title: 'Quarto', text: 'Infine.' }, clock);
    clock.pass(4 * hour);
    expect(await told()).toEqual(['dino: 2 notices from Bersaglieri', 'mara: 2 avvisi da Bersaglieri']);
    clock.pass(48 * hour);
    expect(await told()).toEqual([]);
  });

  it('wait for quiet hours to end and for the hour of a daily reader', async () => {
    const slug = await clubWith(olga, { name: 'Arditi', members: [dino, mara] });
    const topics = { turn: true, question: true, news: true, reminders: [] };
    await setLetterSettings(dino, { ...topics, mode: 'instant', digestAt: '08:00', quiet: { from: '09:00', to: '18:00' } });
    await setLetterSettings(mara, { ...topics, mode: 'digest', digestAt: '20:00', quiet: null });
    await postNotice(olga, slug, { title: 'Torneo', text: 'Lunedì.' }, clock);
    clock.pass(hour);
    expect(await told()).toEqual([]);
    clock.pass(7 * hour + minute);
    expect(await told()).toEqual(['dino: A notice from Arditi']);
    clock.pass(2 * hour);
    expect(await told()).toEqual(['mara: Un avviso da Arditi']);
  });

  it('stop with one click or on the page of the club, which are one switch, and with all others', async () => {
    const slug = await clubWith(olga, { name: 'Granatieri', members: [dino, mara] });
    await postNotice(olga, slug, { title: 'Torneo', text: 'Lunedì.' }, clock);
    clock.pass(hour);
    const letter = (await arrived()).find(({ to }) => to === dino.email);
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, token = ''] = /unsubscribe\/([^/]+)\/one-click/.exec(letter?.headers['List-Unsubscribe'] ?? '') ?? [];
    const request = new Request('https://fieldpost.test', { method: 'POST' });
    expect((await POST(request, { params: Promise.resolve({ token }) })).status).toBe(204);
    expect(await hearsOfClub(dino, slug)).toBe(false);
    expect(await letterChoice(dino, token)).toMatchObject({ club: { name: 'Granatieri' }, stopped: true, allStopped: false });
    await setClubLetters(mara, slug, 'off');
    clock.pass(24 * hour);
    await postNotice(olga, slug, { title: 'Torneo', text: 'Martedì.' }, clock);
    clock.pass(hour);
    expect(await told()).toEqual([]);
    await setClubLetters(mara, slug, 'on');
    clock.pass(24 * hour);
    await postNotice(olga, slug, { title: 'Torneo', text: 'Mercoledì.' }, clock);
    clock.pass(hour);
    expect(await told()).toEqual(['mara: Un avviso da Granatieri']);
  });

  it('tell nothing of a private club to who has left it, not even by the links of old letters', async () => {
    const slug = await clubWith(olga, { name: 'Segreti', visibility: 'private', members: [dino, mara] });
    await postNotice(olga, slug, { title: 'Torneo', text: 'Lunedì.' }, clock);
    clock.pass(hour);
    const letter = (await arrived()).find(({ to }) => to === dino.email);
    const [, token = ''] = /unsubscribe\/([^/]+)\/one-click/.exec(letter?.headers['List-Unsubscribe'] ?? '') ?? [];
    expect((await letterChoice(dino, token)).club).toEqual({ name: 'Segreti' });
    clock.pass(24 * hour);
    await postNotice(olga, slug, { title: 'Torneo', text: 'Martedì.' }, clock);
    await leaveClub(dino, slug);
    clock.pass(hour);
    expect(await told()).toEqual(['mara: Un avviso da Segreti']);
    expect((await letterChoice(dino, token)).club).toEqual({ name: null });
  });

  it('invite a stranger without a word that a player wrote but the name, and a user by the name of the club', async () => {
    const slug = await clubWith(olga, { name: 'Vinci un telefono' });
    await inviteToClub(olga, slug, 'nina@example.org', clock);
    await inviteToClub(olga, slug, dino.email, clock);
    await inviteToClub(olga, slug, null, clock);
    const letters = await arrived();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [dino.email, 'Vinci un telefono: Olga invites you'],
      ['nina@example.org', 'Olga ti invita in un circolo'],
    ]);
    const stranger = letters[1];
    expect(`${stranger?.text} ${stranger?.html}`).not.toContain('telefono');
    const [, token = ''] = /clubs\/invitation\/([a-z0-9]{16})/.exec(stranger?.text ?? '') ?? [];
    expect(await acceptClubInvitation(mara, token, clock)).toEqual({ slug });
  });

  it('of an invitation that was taken back, or ran out, are not written', async () => {
    const slug = await clubWith(olga, { name: 'Tardi' });
    await inviteToClub(olga, slug, dino.email, clock);
    await enter(olga, slug, dino);
    expect(await told()).toEqual([]);
    await inviteToClub(olga, slug, 'nina@example.org', clock);
    clock.pass(31 * 24 * hour);
    expect(await told()).toEqual([]);
    expect((await clubDesk(olga, slug, clock)).invitations).toEqual([]);
  });

  it('hold the text as it was written, and nothing of who closed the account', async () => {
    const slug = await clubWith(olga, { name: 'Storia', members: [dino] });
    await postNotice(olga, slug, { title: '<b>Torneo</b>', text: 'a < b' }, clock);
    const { db } = await database();
    await db.update(users).set({ name: null }).where(eq(users.id, olga.user));
    clock.pass(hour);
    const [letter] = await arrived();
    expect(letter?.text).toContain('A former player, Sunday 4 August');
    expect(letter?.html).toContain('&lt;b&gt;Torneo&lt;/b&gt;');
  });
});
