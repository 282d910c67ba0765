import type { WordsLanguage } from './length';
import { locales } from './words';

/** In whose zone and language a moment is said. */
export interface Reckoning {
  zone: string;
  language: WordsLanguage;
}

const hourWord: Record<WordsLanguage, string> = { en: '', it: 'ore ' };

/** "5 August 2026". */
export const dayText = (at: Date, { zone, language }: Reckoning): string =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(at);

/** "Tuesday 5 August, 11:00": the one form of a moment, on pages as in letters. */
export const momentText = (at: Date, reckoning: Reckoning): string => said(at, reckoning, {});

/** "Tuesday 5 August, 11:00 (Europe/London)": wherever a deadline stands. */
export const zonedText = (at: Date, reckoning: Reckoning): string => withZone(momentText(at, reckoning), reckoning);

/** `zonedText` with the year: for what may be long ago. */
export const datedText = (at: Date, reckoning: Reckoning): string => withZone(said(at, reckoning, { year: 'numeric' }), reckoning);

const withZone = (text: string, { zone }: Reckoning): string => `${text} (${zone.replaceAll('_', ' ')})`;

function said(at: Date, { zone, language }: Reckoning, { year }: { year?: 'numeric' }): string {
  const locale = locales[language];
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: zone }).format(at);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...(year && { year }), timeZone: zone }).format(at);
  const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(at);
  return `${weekday} ${day}, ${hourWord[language]}${hour}`;
}
