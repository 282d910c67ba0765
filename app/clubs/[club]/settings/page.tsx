import type { Metadata } from 'next';
import { forbidden } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CharterForm } from '../../_parts/charter-form';
import { headOf, titleOf } from '../../_parts/club-head';
import { ClubPage } from '../../_parts/club-page';
import { Press } from '../../_parts/press';
import { closeAction, saveAction } from './actions';
import { charterOf } from './charter-of';

interface Props {
  params: Promise<{ club: string }>;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => titleOf(params, 'settings');

export default async function Settings({ params }: Props) {
  const [t, { club: slug }] = await Promise.all([getTranslations('clubs'), params]);
  const club = await headOf(slug);
  if (!club.may.includes('describe')) forbidden();
  return (
    <ClubPage club={club} here="settings">
      <h2 className="mb-4">{t('section.settings')}</h2>
      <CharterForm action={saveAction} club={slug} charter={charterOf(club)} isWhole={club.may.includes('govern')} submit={t('save')} />
      {club.may.includes('close') && (
        <details className="mt-10 max-w-2xl">
          <summary className="py-1.5 font-sans text-[0.9375rem] text-brick underline">{t('close')}</summary>
          <div className="mt-2 grid gap-3 border-l-4 border-brick pl-4">
            <p>{t('closeText')}</p>
            <Press action={closeAction} sends={{ club: slug }} text={t('closeDo')} tone="danger" size="small" />
          </div>
        </details>
      )}
    </ClubPage>
  );
}
