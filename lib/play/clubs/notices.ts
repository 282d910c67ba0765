import { deleteNotice, insertNotice } from '../../../db/club-affairs';
import { lockMembers, setNoticesDue } from '../../../db/clubs';
import { type Clock, systemClock } from '../../clock';
import { type Caller, mustBeSound, plainText, proseOf, trouble } from '../access/caller';
import { limitWithin } from '../access/rate-limit';
import { changeClub } from './club-look';
import { putNoticeLetters } from './letters';

/** Characters of a notice. */
export const longestNotice = { title: 100, text: 4000 } as const;
/** Notices of a club. */
const told = { most: 10, seconds: 24 * 60 * 60 };

const minute = 60_000;
/** Milliseconds for which a letter waits for a second notice. */
const gathersFor = 10 * minute;
/** Milliseconds from one letter with notices of a club to the next. */
export const betweenNotices = 24 * 60 * minute;

/** Tells all members something. What a letter that is still to leave will tell anyhow makes no second one. */
export async function postNotice(
  caller: Caller,
  slug: string,
  notice: { title: string; text: string },
  clock: Clock = systemClock,
): Promise<{ id: string }> {
  mustBeSound(notice, caller);
  const title = plainText(notice.title, longestNotice.title);
  const text = proseOf(notice.text);
  if (title === '' || text === '')
    throw trouble('invalid', { en: 'A notice wants a title and a text.', it: 'Un avviso vuole un titolo e un testo.' }, caller);
  if (text.length > longestNotice.text) {
    throw trouble(
      'too-large',
      { en: `A notice has ${longestNotice.text} characters at most.`, it: `Un avviso ha al più ${longestNotice.text} caratteri.` },
      caller,
    );
  }
  return changeClub(
    caller,
    slug,
    'tell',
    async ({ tx, club, user, now }) => {
      await limitWithin(tx, `club-notices:${club.id}`, told, caller.language);
      const { id } = await insertNotice(tx, { clubId: club.id, authorId: user, title, text, createdAt: now });
      const fresh = (await lockMembers(tx, club.id)).filter(
        ({ userId, noticesDueAt }) => userId !== user && (noticesDueAt === null || noticesDueAt < now),
      );
      const byDue = new Map<number, string[]>();
      for (const { userId, noticesDueAt } of fresh) {
        const after = noticesDueAt === null ? 0 : noticesDueAt.getTime() + betweenNotices;
        const due = Math.max(now.getTime() + gathersFor, after);
        byDue.set(due, [...(byDue.get(due) ?? []), userId]);
      }
      for (const [time, users] of byDue) {
        const due = new Date(time);
        await setNoticesDue(tx, club.id, users, due);
        await putNoticeLetters(tx, { club: club.id, users, due }, now);
      }
      return { id };
    },
    clock,
  );
}

/** Takes a notice down: a letter that has not left does not tell it. */
export async function removeNotice(caller: Caller, slug: string, id: string): Promise<void> {
  await changeClub(caller, slug, 'tell', async ({ tx, club }) => {
    await deleteNotice(tx, club.id, id);
  });
}
