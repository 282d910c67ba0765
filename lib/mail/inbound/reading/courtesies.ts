/** What people write around their orders, in English, Italian and German. */

const greeting =
  /^(hi|hello|hey|dear|good (morning|afternoon|evening)|ciao|salve|buon(giorno|asera|pomeriggio)|gentil[ei]|car[oaie]|hallo|guten (tag|morgen|abend)|lieber?s?|moin|servus|grüezi)\b[^\d:;]{0,60}$/i;

const intro =
  /^((here|these) are my (orders|moves)|my (orders|moves)|ecco (i miei|gli) ordini|(questi|quelli) sono i miei ordini|i miei ordini|hier sind meine (befehle|züge)|meine (befehle|züge))\b[^\d;]{0,60}$/i;

const closing =
  /^(cheers|thanks|thank you|thx|many thanks|(kind|best|warm)(est)? regards|regards|best( preferences)?|all the best|(yours )?(sincerely|faithfully|truly)( yours)?|yours|take care|talk soon|have fun|see you|bye|grazie( mille)?|((cordiali|tanti|cari|molti|un|un caro) )?salut[oi]|cordialmente|distinti saluti|a presto|buona (giornata|serata|partita)|ciao( ciao)?|(un )?abbracci[o]?|danke|(viele|liebe|beste|schöne|herzliche) grüße|mit freundlichen grüßen|gruß|mfg|lg|vg|gruss|grüße|tschüss|bis bald)(?!\p{L})[^\d;:]{0,40}$/iu;

const device =
  /^((sent|get|download) (from|with|via|using|outlook)\b|sent by\b|inviato (da|dal|con|tramite)\b|scarica outlook\b|ottieni outlook\b|gesendet (von|mit|über)\b|von meinem .{1,40} gesendet|diese nachricht wurde von|holen sie sich outlook|outlook für\b|envoyé (de|depuis)|enviado desde|verzonden vanaf)/i;

const notice =
  /^(this (e-?mail|message|communication) |confidentiality|disclaimer|questa? (e-?mail|messaggio|comunicazione) |ai sensi del|avviso di riservatezza|diese e-?mail |diese nachricht enthält|vertraulichkeit|please consider the environment|virus-free|privo di virus|mail priva di virus|virenfrei|avast)/i;

/** "Hello,", "Here are my orders:" or "Thanks, Anna". */
export const isPolite = (line: string): boolean => greeting.test(line) || intro.test(line) || closing.test(line);

/** Words of a courtesy that says nothing beside it. */
const longestCourtesy = 4;

/** Too short to hold a wish about the orders: "Thanks, but wait for Bruno" is none. */
export const isBrief = (line: string): boolean => line.split(/\s+/).length <= longestCourtesy;

/** What a mail program adds below: "Sent from my iPhone". */
export const isAdded = (line: string): boolean => device.test(line) || isNotice(line);

/** What an employer or a virus scanner adds below, in many lines. */
export const isNotice = (line: string): boolean => notice.test(line);

/** A line drawn by hand, above a signature or between orders. */
export const isRule = (line: string): boolean => /^\s*(([-_=+*~])\2{1,79}|[—–]{1,3})\s*$/.test(line) && !isSignatureMark(line);

/** The mark above a signature by RFC 3676: with its blank. */
export const isSignatureMark = (line: string): boolean => line === '-- ';
