import 'server-only';
import type { Language } from '../engine';
import { limit, PlayError } from '../play';

const quarterOfAnHour = 15 * 60;

/** Counts a request for a sign-in letter by where it comes from; the answer is null, or the seconds until another try may succeed. */
export const limitSender = (ip: string, language: Language): Promise<number | null> => counted(`sign-in:ip:${ip}`, 40, language);

/** Counts letters to an address, which somebody else may be asking for: what is too much for it must not lock it out. */
export const limitReceiver = (email: string, language: Language): Promise<number | null> => counted(`sign-in:email:${email}`, 5, language);

async function counted(key: string, most: number, language: Language): Promise<number | null> {
  try {
    await limit(key, { most, seconds: quarterOfAnHour }, language);
    return null;
  } catch (error) {
    if (error instanceof PlayError && error.code === 'too-many') return error.retryAfter ?? quarterOfAnHour;
    throw error;
  }
}
