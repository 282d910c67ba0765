import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { currentUser } from '@/lib/auth';
import { Offline } from '../_offline/offline';
import { Travel } from '../_ui/travel';
import { signOutAction } from './actions';
import { hasMailbox } from './mailbox';
import { Menu } from './menu';
import { Postmark } from './postmark';

/** The running head of every page. */
export async function Header() {
  const [t, user] = await Promise.all([getTranslations('shell'), currentUser()]);
  const links = [
    ...(user ? [{ href: '/tables', text: t('tables') }] : []),
    { href: '/open-tables', text: t('openTables') },
    { href: '/clubs', text: t('clubs') },
    { href: '/leagues', text: t('leagues') },
    { href: '/ratings', text: t('ratings') },
    { href: '/rules', text: t('rules') },
    ...(hasMailbox() ? [{ href: '/mailbox', text: t('mailbox') }] : []),
  ];
  const navigation = links.map(({ href, text }) => (
    <Link
      key={href}
      href={href}
      className="flex min-h-10 items-center px-3 font-sans text-[0.9375rem] text-ink no-underline hover:underline"
    >
      {text}
      <Travel />
    </Link>
  ));
  const account = user ? (
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
  );
  return (
    <header className="double-rule">
      <Offline isSignedIn={user !== null} />
      <div className="mx-auto flex max-w-7xl items-center gap-x-6 px-4 py-1.5 sm:px-6 md:py-2">
        <Link href="/" className="flex items-center gap-2 text-ink no-underline">
          <Postmark />
          <span className="text-xl font-semibold tracking-tight">Fieldpost</span>
        </Link>
        <nav aria-label={t('navigation')} className="hidden flex-1 flex-wrap roomy:flex">
          {navigation}
        </nav>
        <div className="ml-auto hidden items-center gap-1 roomy:flex">{account}</div>
        <Menu label={t('menu')} className="ml-auto roomy:hidden">
          <nav aria-label={t('navigation')} className="grid">
            {navigation}
          </nav>
          <div className="mt-1 flex flex-wrap items-center gap-1 border-t border-rule pt-1">{account}</div>
        </Menu>
      </div>
    </header>
  );
}
