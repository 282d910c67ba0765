import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/auth';
import { letterTrouble } from '@/lib/play';
import { Notice } from '../_ui/notice';
import { currentCaller } from '../_words/caller';

/** Tells whoever is signed in, on every page, that no letters reach them any more; nothing while they do. */
export async function LettersOff() {
  if (!(await currentUser())) return null;
  const [t, caller] = await Promise.all([getTranslations('shell'), currentCaller()]);
  if (!(await letterTrouble(caller))) return null;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-3 sm:px-6">
      <Notice tone="bad">
        {t('lettersOff')} <Link href="/account#letters-stopped">{t('lettersOffLink')}</Link>
      </Notice>
    </div>
  );
}
