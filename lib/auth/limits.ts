import 'server-only';
import type { Language } from '../engine';
import { limit, PlayError } from '../play';

const quarterOfAnHour = 15 * 60;

/** Counts a request for a sign-in letter; the answer is null, or the seconds until another try may succeed. */
export async function limitSignIn({ email, ip, language }: { email: string; ip: string; language: Language }): Promise<number | null> {
  try {
    await limit(`sign-in:ip:${ip}`, { most: 40, seconds: quarterOfAnHour }, language);
    await limit(`sign-in:email:${email}`, { most: 5, seconds: quarterOfAnHour }, language);
    return null;
  } catch (error) {
    if (error instanceof PlayError && error.code === 'too-many') return error.retryAfter ?? quarterOfAnHour;
    throw error;
  }
}
