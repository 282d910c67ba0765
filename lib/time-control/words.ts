import { hoursOf } from './due';
import { lengthText, minute, type WordsLanguage } from './length';
import type { HoursControl, TimeControl } from './rules';

/** How each language is written; English as the British do, who say the day first and have 24 hours. */
export const locales = { en: 'en-GB', it: 'it-IT' };

const hoursText = (hours: number, language: WordsLanguage): string => lengthText(hoursOf(hours), language);

/** A table's clock in sentences, the time for a question first. */
export function describeTimeControl(timeControl: TimeControl, language: WordsLanguage): string[] {
  if (timeControl.kind === 'none') return [language === 'en' ? 'No deadlines.' : 'Nessuna scadenza.'];
  const time = (hours: number) => hoursText(hours, language);
  const { turn, reaction, first, bank, grace, vacation } = timeControl;
  const days = vacation === 1 ? { en: 'day', it: 'giorno' } : { en: 'days', it: 'giorni' };
  const said: Record<WordsLanguage, (string | false | null)[]> = {
    en: [
      `${time(turn)} for a turn, ${time(reaction)} for a question in between.`,
      first > 0 && `${time(first)} more for everybody’s first turn.`,
      bank && bankText(bank, 'en'),
      countedText(timeControl, 'en'),
      grace > 0 && `An answer is still taken ${time(grace)} after the deadline.`,
      vacation > 0 && `${vacation} ${days.en} of vacation for each player.`,
    ],
    it: [
      `${time(turn)} per un turno, ${time(reaction)} per una domanda intermedia.`,
      first > 0 && `${time(first)} in più per il primo turno di ognuno.`,
      bank && bankText(bank, 'it'),
      countedText(timeControl, 'it'),
      grace > 0 && `Una risposta vale ancora entro ${time(grace)} dalla scadenza.`,
      vacation > 0 && `${vacation} ${days.it} di ferie per ogni giocatore.`,
    ],
  };
  return [...said[language].filter((line) => typeof line === 'string'), expiryText(timeControl, language)];
}

/** What softens a deadline, in one sentence; empty when nothing does. */
export function spareText(timeControl: TimeControl, language: WordsLanguage): string {
  if (timeControl.kind === 'none') return '';
  const { bank, grace } = timeControl;
  const time = hoursText(grace, language);
  const parts =
    language === 'en'
      ? [bank && 'your reserve of time is counted in', grace > 0 && `an answer is still taken ${time} later`]
      : [bank && 'la tua riserva di tempo è già compresa', grace > 0 && `una risposta vale ancora entro ${time} dalla scadenza`];
  const said = parts.filter((part) => typeof part === 'string').join('; ');
  return said === '' ? '' : `${said.charAt(0).toLocaleUpperCase(language)}${said.slice(1)}.`;
}

function bankText({ start, increment, cap }: NonNullable<HoursControl['bank']>, language: WordsLanguage): string {
  const time = (hours: number) => hoursText(hours, language);
  if (language === 'en') {
    const more = increment > 0 ? `; each answer in time adds ${time(increment)}, up to ${time(cap)}` : '';
    return `Whoever needs more draws on a bank of ${start > 0 ? time(start) : 'time that begins empty'}${more}.`;
  }
  const more = increment > 0 ? `; ogni risposta in tempo aggiunge ${time(increment)}, fino a ${time(cap)}` : '';
  return `Chi ha bisogno di più attinge a una riserva di ${start > 0 ? time(start) : 'tempo che parte da zero'}${more}.`;
}

/** Which days and hours count; null when all do. */
function countedText({ zone, days, hours }: HoursControl, language: WordsLanguage): string | null {
  if (days.length === 7 && hours === null) return null;
  const place = zone.replaceAll('_', ' ');
  const names = days.length === 7 ? null : weekdayNames([...days].sort(), language);
  const span = hours && { en: `from ${hours.from} to ${hours.to}`, it: `dalle ${hours.from} alle ${hours.to}` }[language];
  if (language === 'en') return `Time counts ${[names && `on ${names}`, span].filter(Boolean).join(', ')} (${place}).`;
  return `Il tempo conta ${[names && `di ${names}`, span].filter(Boolean).join(', ')} (${place}).`;
}

/** The name of an ISO weekday, 1 is Monday. */
export const weekdayName = (day: number, language: WordsLanguage): string =>
  // 5 January 1970 was a Monday
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(new Date((day + 3) * 24 * 60 * minute));

const weekdayNames = (days: readonly number[], language: WordsLanguage): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(days.map((day) => weekdayName(day, language)));

const resorts: Record<WordsLanguage, { alone: Record<HoursControl['expiry'], string>; otherwise: Record<HoursControl['expiry'], string> }> =
  {
    en: {
      alone: {
        wait: 'the game waits',
        pass: 'the player passes',
        bot: 'the practice bot answers',
        substitute: 'the seat is offered to a substitute and the game waits',
        forfeit: 'the player loses the seat and the practice bot plays on',
        loss: 'the player has lost',
      },
      otherwise: {
        wait: 'where it has none, the game waits',
        pass: 'where it has none, the player passes',
        bot: 'where it has none, the practice bot answers',
        substitute: 'where it has none, the seat is offered to a substitute and the game waits',
        forfeit: 'where it has none, the player loses the seat and the practice bot plays on',
        loss: 'where it has none, the player has lost',
      },
    },
    it: {
      alone: {
        wait: 'la partita aspetta',
        pass: 'il giocatore passa',
        bot: 'risponde il giocatore automatico',
        substitute: 'il posto viene offerto a un sostituto e la partita aspetta',
        forfeit: 'il giocatore perde il posto e continua il giocatore automatico',
        loss: 'il giocatore ha perso',
      },
      otherwise: {
        wait: 'se non c’è, la partita aspetta',
        pass: 'se non c’è, il giocatore passa',
        bot: 'se non c’è, risponde il giocatore automatico',
        substitute: 'se non c’è, il posto viene offerto a un sostituto e la partita aspetta',
        forfeit: 'se non c’è, il giocatore perde il posto e continua il giocatore automatico',
        loss: 'se non c’è, il giocatore ha perso',
      },
    },
  };

/** What happens when time is up, in one sentence that says it in advance. */
export function expiryText({ defaults, expiry }: Pick<HoursControl, 'defaults' | 'expiry'>, language: WordsLanguage): string {
  const { alone, otherwise } = resorts[language];
  if (language === 'en') {
    const then = defaults ? `the game’s default; ${otherwise[expiry]}` : alone[expiry];
    return defaults
      ? `When time is up standing orders answer, else ${then}.`
      : `When time is up standing orders answer; without them ${then}.`;
  }
  const then = defaults ? `la risposta predefinita del gioco; ${otherwise[expiry]}` : alone[expiry];
  return defaults
    ? `Scaduto il tempo rispondono gli ordini permanenti, altrimenti ${then}.`
    : `Scaduto il tempo rispondono gli ordini permanenti; se non ce ne sono, ${then}.`;
}
