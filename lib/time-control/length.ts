// goes to browsers as well: imports nothing
export type WordsLanguage = 'en' | 'it';

export const minute = 60_000;
const units = [
  { length: 1440 * minute, en: ['day', 'days'], it: ['giorno', 'giorni'] },
  { length: 60 * minute, en: ['hour', 'hours'], it: ['ora', 'ore'] },
  { length: minute, en: ['minute', 'minutes'], it: ['minuto', 'minuti'] },
] as const;

/** A length of time in its two largest units: "1 day and 6 hours". Less than a minute is a minute. */
export function lengthText(milliseconds: number, language: WordsLanguage): string {
  let left = Math.max(minute, Math.round(milliseconds / minute) * minute);
  const parts: string[] = [];
  for (const { length, [language]: names } of units) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) parts.push(`${count} ${names[count === 1 ? 0 : 1]}`);
  }
  return parts.slice(0, 2).join(language === 'en' ? ' and ' : ' e ');
}

/** How long there is until a deadline, in milliseconds: "in 1 day and 6 hours"; what is left of a minute is not counted. */
export function timeLeftText(left: number, language: WordsLanguage): string {
  if (left <= 0) return language === 'en' ? 'time is up' : 'tempo scaduto';
  if (left < minute) return language === 'en' ? 'in less than a minute' : 'tra meno di un minuto';
  return `${language === 'en' ? 'in' : 'tra'} ${lengthText(Math.floor(left / minute) * minute, language)}`;
}
