import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/auth';
import { Travel } from '../_ui/travel';
import { signOutAction } from './actions';
import { hasMailbox } from './mailbox';
import { Postmark } from './postmark';

/** The running head of every page. */
export async function Header() {
  const [t, user] = await Promise.all([getTranslations('shell'), currentUser()]);
  const links = [
    ...(user ? [{ href: '/tables', text: t('tables') }] : []),
    { href: '/open-tables', text: t('openTables') },
    { href: '/rules', text: t('rules') },
    ...(hasMailbox() ? [{ href: '/mailbox', text: t('mailbox') }] : []),
  ];
  return (
    <header className="double-rule">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
        <Link href="/" className="flex items-center gap-2 text-ink no-underline">
          <Postmark />
          <span className="text-xl font-semibold tracking-tight">Fieldpost</span>
        </Link>
        <nav aria-label={t('navigation')} className="order-last -mx-2 flex w-full flex-wrap md:order-none md:mx-0 md:w-auto md:flex-1">
          {links.map(({ href, text }) => (
            <Link
              key={href}
              href={href}
              className="flex min-h-10 items-center px-2 font-sans text-[0.9375rem] text-ink no-underline hover:underline md:px-3"
            >
              {text}
              <Travel />
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          {user ? (
            <>
              <Link href="/account" className="button" data-tone="quiet" data-size="small">
                {user.name ?? t('account')}
              </Link>
              <form action={signOutAction}>
                <button type="submit" className="button" data-tone="quiet" data-size="small">
                  {t('signOut')}
                </button>
              </form>
            </>
          ) : (
            <Link href="/sign-in" className="button" data-size="small">
              {t('signIn')}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
