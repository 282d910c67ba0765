import { type Language, languages } from '../../lib/engine';

export const languageCookie = 'language';

export const isLanguage = (text: unknown): text is Language => languages.some((each) => each === text);

/** The languages a browser asks for, most wanted first, by their primary tags ("it-CH" is "it"); q=0 is a refusal. */
function wanted(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
      const weight = q === undefined ? 1 : Number(q.slice(2));
      return { tag: tag.split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The user's own choice, else the cookie's, else the first language of Accept-Language that we speak, else English. */
export function chooseLanguage(from: { preference?: unknown; cookie?: unknown; acceptLanguage?: string | null }): Language {
  if (isLanguage(from.preference)) return from.preference;
  if (isLanguage(from.cookie)) return from.cookie;
  return wanted(from.acceptLanguage ?? '').find(isLanguage) ?? 'en';
}
