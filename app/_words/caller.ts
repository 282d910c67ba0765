import 'server-only';
import { cache } from 'react';
import { currentUser } from '@/lib/auth';
import type { Caller } from '@/lib/play';
import { currentLanguage } from './language';

/** Who asks for this page, as lib/play wants to know it. */
export const currentCaller = cache(async (): Promise<Caller> => {
  const [user, language] = await Promise.all([currentUser(), currentLanguage()]);
  return { user: user?.id ?? null, language };
});
