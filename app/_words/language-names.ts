import type { Language } from '@/lib/engine';

/** Names of languages by their ISO codes, in a language. */
export function languageNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (code) => names.of(code) ?? code;
}
