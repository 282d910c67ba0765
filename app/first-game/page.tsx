import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '../_shell/guards';
import { Page } from '../_ui/page';
import { firstGameAction } from './actions';
import { BeginForm } from './begin-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('firstGame'))('title') };
}

/** Sets up a first game against the practice bot. Looking at this page changes nothing: its form does, which browsers with scripts send by themselves. */
export default async function FirstGame() {
  await signedIn('/first-game');
  const t = await getTranslations('firstGame');
  return (
    <Page title={t('title')} letter>
      <p className="mb-6">{t('text')}</p>
      <BeginForm action={firstGameAction} begin={t('begin')} />
    </Page>
  );
}
