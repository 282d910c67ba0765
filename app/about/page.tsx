import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Page } from '../_ui/page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('about'))('title') };
}

export default async function About() {
  const t = await getTranslations('about');
  return (
    <Page title={t('title')} narrow>
      <div className="prose">
        <p className="text-lg">{t('what')}</p>
        <h2>{t('publishersTitle')}</h2>
        <p>{t('publishers')}</p>
        <h2>{t('contentTitle')}</h2>
        <p>{t('content')}</p>
        <h2>{t('dataTitle')}</h2>
        <p>{t('data')}</p>
      </div>
    </Page>
  );
}
