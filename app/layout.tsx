import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from './_shell/footer';
import { Header } from './_shell/header';
import { LettersOff } from './_shell/letters-off';
import { isTheme, themeCookie } from './_shell/theme';
import { currentLanguage } from './_words/language';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell');
  return { title: { default: `Fieldpost: ${t('tagline')}`, template: '%s · Fieldpost' }, description: t('tagline') };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4eee1' },
    { media: '(prefers-color-scheme: dark)', color: '#1c1a16' },
  ],
};

export default async function Layout({ children }: { children: ReactNode }) {
  const [language, jar, t] = await Promise.all([currentLanguage(), cookies(), getTranslations('shell')]);
  const theme = jar.get(themeCookie)?.value;
  return (
    <html lang={language} data-theme={isTheme(theme) ? theme : 'auto'}>
      <body>
        <a href="#content" className="button sr-only focus:not-sr-only focus:absolute focus:left-2 focus:top-2 focus:z-50">
          {t('skip')}
        </a>
        <Header />
        <LettersOff />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </body>
    </html>
  );
}
