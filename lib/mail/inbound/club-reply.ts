import { requestOf } from '../../../db/club-affairs';
import type { OutboxRow } from '../../../db/outbox';
import { findUser } from '../../../db/people';
import { answerRequest, PlayError } from '../../play';
import { letterWords } from '../words';
import { clubWords } from '../words/clubs';
import type { Note } from '../writing/answer-payload';
import type { Door } from './process-inbox';

interface Said {
  /** The letter that is answered. */
  letter: Pick<OutboxRow, 'userId' | 'createdAt'>;
  /** Where the answer came from. */
  from: string;
  /** doubtful: a yes or a no that nothing proves to be the director's. Null: neither. */
  consent: 'yes' | 'no' | 'doubtful' | null;
}

/** A director answers a letter about a request to join. What is in doubt is not asked about: the page settles it as fast. */
export async function answerClubLetter({ db, clock }: Door, { letter, from, consent }: Said): Promise<Note['note']> {
  const user = letter.userId === null ? null : await findUser(db, letter.userId);
  const language = user?.language ?? 'en';
  const words = clubWords[language].reply;
  const request = user === null || user.lockedAt !== null ? null : await requestOf(db, { leader: user.id, at: letter.createdAt });
  if (!user || !request) return { what: 'unchanged', club: null, text: letterWords[language].note.gone };
  const about = { club: { slug: request.slug, name: request.club } };
  if (consent === 'doubtful') return { what: 'unchanged', ...about, text: words.doubt(from) };
  if (consent === null) return { what: 'unchanged', ...about, text: words.unclear };
  const asker = request.name ?? clubWords[language].formerPlayer;
  const answer = consent === 'yes' ? 'accept' : 'decline';
  try {
    await answerRequest({ user: user.id, language }, request.slug, { user: request.userId, answer }, clock);
  } catch (error) {
    if (!(error instanceof PlayError) || error.isPassing) throw error;
    return { what: 'unchanged', ...about, text: error.message };
  }
  return answer === 'accept'
    ? { what: 'admitted', ...about, text: words.admitted(asker) }
    : { what: 'refused', ...about, text: words.refused(asker) };
}
