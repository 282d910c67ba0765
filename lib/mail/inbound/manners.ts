/** What people write around their orders, in English, Italian and German. */

const greeting =
  /^(hi|hello|hey|dear|good (morning|afternoon|evening)|ciao|salve|buon(giorno|asera|pomeriggio)|gentil[ei]|car[oaie]|hallo|guten (tag|morgen|abend)|lieber?s?|moin|servus|grüezi)\b[^\d:;]{0,60}$/i;

const intro =
  /^((here|these) are my (orders|moves)|my (orders|moves)|ecco (i miei|gli) ordini|(questi|quelli) sono i miei ordini|i miei ordini|hier sind meine (befehle|züge)|meine (befehle|züge))\b[^\d;]{0,60}$/i;

const closing =
  /^(cheers|thanks|thank you|thx|many thanks|(kind|best|warm)(est)? regards|regards|best( wishes)?|all the best|yours( sincerely| truly)?|have fun|see you|bye|grazie( mille)?|(cordiali |tanti |un caro )?salut[oi]|distinti saluti|a presto|buona (giornata|serata|partita)|ciao( ciao)?|un abbraccio|danke|(viele|liebe|beste|schöne|herzliche) grüße|mit freundlichen grüßen|gruß|mfg|lg|vg|gruss|grüße|tschüss|bis bald)(?!\p{L})[^\d;:]{0,40}$/iu;

const device =
  /^((sent|get|download) (from|with|via|using|outlook)\b|sent by\b|inviato (da|dal|con|tramite)\b|scarica outlook\b|ottieni outlook\b|gesendet (von|mit|über)\b|von meinem .{1,40} gesendet|diese nachricht wurde von|holen sie sich outlook|outlook für\b|envoyé (de|depuis)|enviado desde|verzonden vanaf)/i;

const notice =
  /^(this (e-?mail|message|communication) |confidentiality|disclaimer|questa? (e-?mail|messaggio|comunicazione) |ai sensi del|avviso di riservatezza|diese e-?mail |diese nachricht enthält|vertraulichkeit|please consider the environment|virus-free|privo di virus|mail priva di virus|virenfrei|avast)/i;

/** "Hello," or "Here are my orders:". */
export const isGreeting = (line: string): boolean => greeting.test(line) || intro.test(line);

/** "Thanks, Anna": what follows is a signature. */
export const isClosing = (line: string): boolean => closing.test(line);

/** What a mail program or an employer adds below. */
export const isAdded = (line: string): boolean => device.test(line) || notice.test(line);

/** A line drawn by hand, above a signature or between orders. */
export const isRule = (line: string): boolean => /^\s*(([-_=+*~])\2{1,79}|[—–]{1,3})\s*$/.test(line) && !isSignatureMark(line);

/** The mark above a signature by RFC 3676: with its blank. */
export const isSignatureMark = (line: string): boolean => line === '-- ';
