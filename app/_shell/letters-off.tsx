import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { currentUser } from '@/lib/auth';
import { Notice } from '../_ui/notice';

/** Tells whoever is signed in, on every page, that no letters reach them any more; nothing while they do. */
export async function LettersOff() {
  const [t, user] = await Promise.all([getTranslations('shell'), currentUser()]);
  if (!user?.lettersOff) return null;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-3 sm:px-6">
      <Notice tone="bad">
        {t('lettersOff')} <Link href="/account#letters-stopped">{t('lettersOffLink')}</Link>
      </Notice>
    </div>
  );
}
