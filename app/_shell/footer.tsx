import { cookies } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { languages } from '@/lib/engine';
import { chooseLanguageAction, chooseThemeAction } from './actions';
import { isTheme, themeCookie, themes } from './theme';

const languageNames = { en: 'English', it: 'Italiano' } as const;

/** Language, appearance and the small print; the forms work without JavaScript. */
export async function Footer() {
  const [t, locale, jar] = await Promise.all([getTranslations('shell'), getLocale(), cookies()]);
  const stored = jar.get(themeCookie)?.value;
  const theme = isTheme(stored) ? stored : 'auto';
  const option =
    'min-h-9 px-2 font-sans text-sm aria-pressed:font-semibold aria-pressed:text-ink text-soft aria-pressed:underline hover:underline';
  return (
    <footer className="mt-12 border-t border-rule">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 gap-y-1 px-4 py-4 sm:px-6">
        <form action={chooseLanguageAction} className="-ml-2 flex items-center">
          <fieldset className="flex items-center">
            <legend className="sr-only">{t('language')}</legend>
            {languages.map((each) => (
              <button key={each} type="submit" name="language" value={each} lang={each} aria-pressed={each === locale} className={option}>
                {languageNames[each]}
              </button>
            ))}
          </fieldset>
        </form>
        <form action={chooseThemeAction} className="-ml-2 flex items-center">
          <fieldset className="flex items-center">
            <legend className="sr-only">{t('appearance')}</legend>
            {themes.map((each) => (
              <button key={each} type="submit" name="theme" value={each} aria-pressed={each === theme} className={option}>
                {t(each)}
              </button>
            ))}
          </fieldset>
        </form>
        <p className="flex flex-wrap gap-x-4 font-sans text-sm text-soft md:ml-auto">
          <Link href="/how-dice-work" className="py-1.5">
            {t('dice')}
          </Link>
          <Link href="/about" className="py-1.5">
            {t('about')}
          </Link>
          <span className="py-1.5">{t('notAffiliated')}</span>
        </p>
      </div>
    </footer>
  );
}
