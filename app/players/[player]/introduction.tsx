import { getTranslations } from 'next-intl/server';
import { currentLanguage } from '@/app/_words/language';
import { languageNames } from '@/app/_words/language-names';
import type { ShownIntroduction } from '@/lib/play';

/** What a player says of themselves. */
export async function IntroductionOf({ introduction }: { introduction: ShownIntroduction }) {
  const [t, language] = await Promise.all([getTranslations('introduction'), currentLanguage()]);
  const { words, hidden, languages, timeZone } = introduction;
  const facts = [
    ...(languages.length > 0 ? [{ label: t('speaks'), value: languages.map(languageNames(language)).join(', ') }] : []),
    ...(timeZone === null ? [] : [{ label: t('zone'), value: timeZone.replaceAll('_', ' ') }]),
  ];
  return (
    <section className="mb-8 max-w-2xl">
      <h2 className="sr-only">{t('ofPlayer')}</h2>
      {words !== '' && <p className="mb-3 text-lg break-words whitespace-pre-line">{words}</p>}
      {hidden && <p className="mb-3 text-soft italic">{t('wordsHidden')}</p>}
      {facts.length > 0 && (
        <p className="font-sans text-[0.9375rem]">
          {facts.map(({ label, value }) => (
            <span key={label} className="mr-6 block sm:inline">
              <span className="text-soft">{label}:</span> {value}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
