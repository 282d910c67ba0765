import { getTranslations } from 'next-intl/server';
import { introduction, longestIntroduction, spokenLanguages } from '@/lib/play';
import { CheckField } from '../_ui/field';
import { Form } from '../_ui/form';
import { Link } from '../_ui/link';
import { Notice } from '../_ui/notice';
import { Submit } from '../_ui/submit';
import { TextArea } from '../_ui/text-area';
import { currentCaller } from '../_words/caller';
import { languageNames } from '../_words/language-names';
import { introduceAction } from './introduce-action';

/** What the user says of themselves, for everybody to see. */
export async function IntroductionForm({ user }: { user: { id: string; timeZone: string } }) {
  const [t, caller] = await Promise.all([getTranslations('introduction'), currentCaller()]);
  const { words, languages, showsZone, hidden } = await introduction(caller);
  const names = languageNames(caller.language);
  const byName = [...spokenLanguages].sort((a, b) => names(a).localeCompare(names(b), caller.language));
  return (
    <section id="introduction">
      <h2 className="mb-1">{t('title')}</h2>
      <p className="mb-4 text-soft">{t('text')}</p>
      {hidden && (
        <div className="mb-4">
          <Notice tone="bad">{t('hidden')}</Notice>
        </div>
      )}
      <Form action={introduceAction} className="grid gap-4">
        <TextArea name="words" label={t('words')} max={longestIntroduction} rows={4} defaultValue={words} />
        <details>
          <summary className="font-sans text-[0.9375rem]">
            <span className="font-semibold">{t('languages')}:</span> {languages.map(names).join(', ') || t('languagesNone')}
          </summary>
          <fieldset className="mt-3 grid grid-cols-2 gap-x-3 gap-y-1.5 sm:grid-cols-3">
            <legend className="sr-only">{t('languages')}</legend>
            {byName.map((code) => (
              <CheckField key={code} name={`speaks.${code}`} label={names(code)} defaultChecked={languages.includes(code)} />
            ))}
          </fieldset>
        </details>
        <CheckField name="zone" label={t('showsZone', { zone: user.timeZone.replaceAll('_', ' ') })} defaultChecked={showsZone} />
        <Submit className="justify-self-start">{t('save')}</Submit>
      </Form>
      {(words !== '' || languages.length > 0 || showsZone) && (
        <p className="mt-3 font-sans text-sm">
          <Link href={`/players/${user.id}`}>{t('look')}</Link>
        </p>
      )}
    </section>
  );
}
