import { normalise } from '../../../engine';

/** What a letter may ask of the service itself, whatever the game. */
export type Command =
  | { kind: 'preview'; rest: string }
  | { kind: 'status' }
  | { kind: 'history'; last: number }
  | { kind: 'help' }
  | { kind: 'pass' }
  | { kind: 'withdraw' }
  | { kind: 'confirm' }
  | { kind: 'chat'; text: string };

type Word = Command['kind'];

/** English and Italian; the first of each is what letters print. */
export const keywords: Record<Word, { en: readonly [string, ...string[]]; it: readonly [string, ...string[]] }> = {
  preview: { en: ['PREVIEW'], it: ['ANTEPRIMA', 'PROVA'] },
  status: { en: ['STATUS'], it: ['STATO', 'SITUAZIONE'] },
  history: { en: ['HISTORY'], it: ['STORIA', 'CRONACA'] },
  help: { en: ['HELP'], it: ['AIUTO'] },
  pass: { en: ['PASS'], it: ['PASSO', 'PASSA'] },
  withdraw: { en: ['WITHDRAW'], it: ['ANNULLA', 'RITIRA'] },
  confirm: { en: ['CONFIRM'], it: ['CONFERMA', 'CONFERMO'] },
  chat: { en: ['CHAT'], it: ['CHAT', 'MESSAGGIO'] },
};

const wordOf = new Map<string, Word>(
  (Object.keys(keywords) as Word[]).flatMap((kind) =>
    [...keywords[kind].en, ...keywords[kind].it].map((name) => [normalise(name), kind] as const),
  ),
);

const yes =
  /^(yes|yep|yeah|yup|ok(ay)?|sure|agreed|accepted|of course|go ahead|(i )?(confirm|agree|accept)(ed)?|s[iì]|certo|certamente|volentieri|va bene|d.accordo|procedi|(lo |la |li )?(conferm[oa](to|ta|ti)?|accett[oa](to|ta)?))(?!\p{L})/iu;

const no =
  /^((sorry|unfortunately|purtroppo|mi dispiace|mi spiace)\W+((but|ma) )?)?(no(pe)?(?=\W*$|[,.!;:]|\s+(thanks?|thank you|grazie|sorry))|i (can.?t|cannot|won.?t|decline|refuse|must decline)|decline[ds]?|refused?|rifiut[oa](to)?|declin[oa](to)?|non (posso|voglio|partecipo|accetto|riesco|ci sto|mi va))(?!\p{L})/iu;

/** A yes is short, and a no not long; what hides a condition is no yes. */
const longestYes = 8;
const longestNo = 16;
const condition =
  /\d|\?|(?<!\p{L})(but|if|when|unless|not|no|don.?t|maybe|perhaps|let me|check|think|first|later|tomorrow|ma|se|quando|però|non|forse|vedo|vediamo|controllo|penso|prima|dopo|domani)(?!\p{L})/iu;
/** What acknowledges a letter, puts it off or refuses after all: answering machines confirm that they got it. */
const otherwise =
  /(?<!\p{L})(ricev\w*|ricezione|receiv\w*|receipt|got|lettera|letter|messaggio|message|e-?mail|sapere|rispond\w*|reply|answer|back|office|ufficio|meeting|riunione|stasera|tonight|stop|basta|refus\w*|rifiut\w*|declin\w*)(?!\p{L})/iu;

/** "Sì, confermo!" where a letter asks for a yes or a no; null when it is neither. */
export function consentIn(line: string): 'yes' | 'no' | null {
  const text = line.trim().replace(/^\W+(?=\p{L})/u, '');
  const words = text.split(/\s+/).length;
  if (no.test(text) && words <= longestNo && !text.includes('?')) return 'no';
  return yes.test(text) && !condition.test(text) && !otherwise.test(text) && words <= longestYes ? 'yes' : null;
}

const usualHistory = 12;
const longestHistory = 200;

/** Reads a line as a command; null when it is none. A keyword stands alone, but for what HISTORY, PREVIEW and CHAT take. */
export function commandIn(line: string): Command | null {
  const [, first = '', rest = ''] = /^\s*(\p{L}+)\s*[:.!,]?\s*(.*)$/su.exec(line) ?? [];
  const kind = wordOf.get(normalise(first));
  // "Messaggio ricevuto!" is not said to the table
  if (normalise(first) === 'messaggio' && first !== first.toUpperCase() && !/^\s*\p{L}+\s*:/u.test(line)) return null;
  if (kind === 'chat') return rest.trim() === '' ? null : { kind, text: rest.trim() };
  if (kind === 'preview') return { kind, rest };
  if (kind === 'history' && /^\d{1,6}\W*$/.test(rest))
    return { kind, last: Math.min(longestHistory, Math.max(1, Number.parseInt(rest, 10))) };
  if (kind === undefined || rest !== '') return null;
  return kind === 'history' ? { kind, last: usualHistory } : { kind };
}
