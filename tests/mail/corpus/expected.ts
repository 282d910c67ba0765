import type { Language } from '../../../lib/engine';
import type { Report } from '../../../lib/mail/inbound/reading/reports';

/** What must be understood of a message of the corpus. */
export interface Expected {
  file: string;
  /** What is special about it. */
  about: string;
  /** The player's; English unless said otherwise. */
  language?: Language;
  /** Lines that go to the game. */
  orders?: string[];
  /** Keywords of the service, with what they take. */
  commands?: string[];
  preview?: boolean;
  /** Prose around the orders, which the answer says was not read. */
  ignored?: string[];
  /** Orders that are not to be seen, or struck out. */
  hidden?: string[];
  /** Lines for which nothing is played. */
  asked?: string[];
  /** What it answers where a letter asks for a yes or a no. */
  consent?: 'yes' | 'no' | null;
  attached?: string[];
  /** Nobody is answered, and why. */
  silence?: string;
  report?: Report;
}

export const expected: Expected[] = [
  {
    file: '01-gmail-web-en.eml',
    about: 'Gmail in a browser, a whole turn above the quote',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END', 'END', 'MOBILISE 2 infantry in Russia'],
  },
  {
    file: '02-gmail-web-it-signature.eml',
    about: 'Gmail in Italian with a greeting and a signature',
    ignored: ['Ciao,'],
    orders: ['COMPRA 2 fanterie', 'MUOVI 3 fanterie: Russia > Russia occidentale', 'FINE', 'FINE', 'MOBILITA 2 fanterie in Russia'],
  },
  {
    file: '03-gmail-web-de.eml',
    about: 'Gmail in German with greeting and farewell',
    ignored: ['Hallo zusammen,', 'Viele Grüße', 'Jörg'],
    orders: ['BUY 1 submarine'],
  },
  {
    file: '04-gmail-long-line.eml',
    about: 'Gmail breaks the long line in the plain part; the HTML has it whole',
    orders: ['BUY 2 infantry', 'MOBILISE 1 infantry in Russia, 1 infantry in Karelia, 1 infantry in Caucasus, 1 tank in Archangel'],
  },
  {
    file: '05-gmail-plain-mode-wrapped.eml',
    about: 'Gmail in plain text mode: the broken line is put together again',
    orders: ['BUY 2 infantry', 'MOBILISE 1 infantry in Russia, 1 infantry in Karelia, 1 infantry in Caucasus, 1 tank in Archangel', 'END'],
  },
  { file: '06-gmail-bottom-posted.eml', about: 'Gmail, orders below the quote', orders: ['BUY nothing', 'END'] },
  { file: '07-gmail-interleaved.eml', about: 'Gmail, orders between the quoted lines', orders: ['BUY 2 infantry', 'END'] },
  {
    file: '08-gmail-android-en.eml',
    about: 'Gmail on Android: the second line in a div inside the first',
    orders: ['BUY 2 infantry', 'END'],
  },
  { file: '09-gmail-android-it-keywords.eml', about: 'Gmail on Android, Italian keywords', commands: ['status', 'history 5'] },
  {
    file: '10-gmail-ios-de-preview.eml',
    about: 'Gmail on an iPhone in German, base64, a preview after a thank-you',
    ignored: ['Danke!'],
    orders: ['BUY 2 infantry'],
    preview: true,
  },
  {
    file: '11-outlook-windows-en.eml',
    about: 'Outlook for Windows: the letter repeated without a mark',
    ignored: ['Kind regards,', 'Anna'],
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END', 'END', 'MOBILISE 2 infantry in Russia'],
  },
  {
    file: '12-outlook-windows-it.eml',
    about: 'Outlook in Italian, ISO-8859-1, Da/Inviato/A/Oggetto',
    ignored: ['Buongiorno,', 'Cordiali saluti', 'Anna Rossi'],
    orders: ['COMPRA 2 fanterie', 'MUOVI 3 fanterie: Russia > Russia occidentale', 'FINE', 'FINE', 'MOBILITA 2 fanterie in Russia'],
  },
  {
    file: '13-outlook-windows-de.eml',
    about: 'Outlook in German, windows-1252, Von/Gesendet/An/Betreff',
    ignored: ['Guten Tag,', 'Mit freundlichen Grüßen', 'Jörg Müller'],
    orders: ['BUY 1 submarine', 'END'],
  },
  { file: '14-outlook-html-only.eml', about: 'Outlook, HTML alone', orders: ['BUY 2 infantry'] },
  { file: '15-outlook-plain-original-message.eml', about: 'Outlook in plain text with its divider', orders: ['BUY nothing', 'END'] },
  { file: '16-outlook-plain-messaggio-originale.eml', about: 'Outlook in Italian plain text, 8-bit ISO-8859-1', orders: ['COMPRA niente'] },
  {
    file: '17-outlook-plain-urspruengliche-nachricht.eml',
    about: 'Outlook in German plain text, quoted-printable windows-1252',
    orders: ['BUY 2 infantry'],
  },
  {
    file: '18-outlook-web-signature.eml',
    about: 'Outlook in a browser with a marked signature',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia'],
  },
  { file: '19-outlook-ios-en.eml', about: 'Outlook on an iPhone', orders: ['BUY 2 infantry'] },
  {
    file: '20-outlook-android-it-plain.eml',
    about: 'Outlook on Android in Italian, plain text in base64',
    orders: ['COMPRA 2 fanterie', 'FINE'],
  },
  { file: '21-outlook-android-de.eml', about: 'Outlook on Android in German', orders: ['BUY 1 submarine'] },
  { file: '22-windows-mail-it-pass.eml', about: 'Mail for Windows in Italian: a pass, a head without addresses', commands: ['pass'] },
  {
    file: '23-apple-mail-en.eml',
    about: 'Apple Mail on a Mac',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END', 'END', 'MOBILISE 2 infantry in Russia'],
  },
  {
    file: '24-apple-mail-it.eml',
    about: 'Apple Mail in Italian with a farewell',
    ignored: ['Saluti,', 'Anna'],
    orders: ['COMPRA 2 fanterie', 'MUOVI 3 fanterie: Russia > Russia occidentale', 'FINE', 'FINE', 'MOBILITA 2 fanterie in Russia'],
  },
  {
    file: '25-apple-mail-de-plain.eml',
    about: 'Apple Mail in German, plain text, the attribution quoted too',
    orders: ['BUY 2 infantry', 'END'],
  },
  { file: '26-iphone-en.eml', about: 'iPhone, plain text', orders: ['BUY 2 infantry', 'END'] },
  { file: '27-iphone-it.eml', about: 'iPhone in Italian', orders: ['COMPRA 2 fanterie'] },
  { file: '28-iphone-de.eml', about: 'iPhone in German, base64', orders: ['BUY 1 submarine'] },
  {
    file: '29-iphone-orders-below-signature.eml',
    about: "iPhone, HTML alone, typed below 'Sent from my iPhone'",
    orders: ['BUY 2 infantry', 'END'],
  },
  {
    file: '30-iphone-smart-punctuation.eml',
    about: 'iPhone turns -- into a dash and > into an arrow',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END'],
  },
  {
    file: '31-ipad-picture-between.eml',
    about: 'iPad, a picture between two pieces of text',
    orders: ['BUY 2 infantry', 'END'],
    attached: ['map.png'],
  },
  {
    file: '32-thunderbird-flowed-en.eml',
    about: 'Thunderbird, format=flowed: a long line in pieces',
    orders: ['BUY 2 infantry', 'MOBILISE 1 infantry in Russia, 1 infantry in Karelia, 1 infantry in Caucasus, 1 tank in Archangel', 'END'],
  },
  {
    file: '33-thunderbird-flowed-it-bottom.eml',
    about: 'Thunderbird in Italian: below the quote, signature by the book',
    orders: ['COMPRA 2 fanterie', 'MUOVI 3 fanterie: Russia > Russia occidentale', 'FINE', 'FINE', 'MOBILITA 2 fanterie in Russia'],
  },
  {
    file: '34-thunderbird-de-html.eml',
    about: 'Thunderbird in German, HTML alone, phone number in the signature',
    orders: ['BUY 2 infantry', 'END'],
  },
  {
    file: '35-thunderbird-delsp.eml',
    about: 'format=flowed with delsp',
    orders: ['MOBILISE 1 infantry in Russia, 1 infantry in Karelia, 1 infantry in Caucasus, 1 tank in Archangel'],
  },
  { file: '36-thunderbird-signature-above-quote.eml', about: 'a signature above the quote', orders: ['BUY 1 submarine'] },
  { file: '37-yahoo-web-en.eml', about: 'Yahoo in plain text: the quote has no marks', orders: ['BUY 2 infantry', 'END'] },
  { file: '38-yahoo-html.eml', about: 'Yahoo, HTML alone, no block quote', orders: ['BUY 2 infantry', 'END'] },
  { file: '39-proton-en.eml', about: 'Proton Mail', orders: ['BUY 2 infantry', 'END'] },
  { file: '40-gmx-de.eml', about: 'GMX in German: the head begins with Gesendet', ignored: ['Moin,'], orders: ['BUY 2 infantry', 'END'] },
  {
    file: '41-libero-it.eml',
    about: 'Libero in Italian, ISO-8859-1, the name alone at the end',
    ignored: ['Salve,', 'Anna'],
    orders: ['COMPRA 2 fanterie', 'MUOVI 3 fanterie: Russia > Russia occidentale'],
  },
  { file: '42-samsung-android-it.eml', about: 'Samsung Mail in Italian', orders: ['COMPRA 2 fanterie', 'FINE'] },
  { file: '43-k9-android-de.eml', about: 'K-9 Mail in German', orders: ['BUY 2 infantry'] },
  {
    file: '44-mutt-en.eml',
    about: 'mutt: a sentence below the orders is not dropped in silence, the answer names it',
    ignored: ['In time, I hope.'],
    orders: ['BUY 1 infantry'],
  },
  { file: '45-fairemail-en.eml', about: 'FairEmail: an attribution without a verb', commands: ['history 20', 'help'] },
  {
    file: '46-bare-dashes-then-orders.eml',
    about: 'a bare -- between orders ends nothing',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END'],
  },
  {
    file: '47-bare-dashes-then-signature.eml',
    about: 'a bare -- above a signature',
    orders: ['BUY 2 infantry', 'END'],
    ignored: ['Anna Rossi', 'Example Ltd, 7 Harbour Road'],
  },
  { file: '48-employer-notice.eml', about: 'an employer’s notice', orders: ['BUY 2 infantry'] },
  {
    file: '49-numbered-list.eml',
    about: 'orders as a numbered list',
    ignored: ['Here are my orders:', 'Thanks!'],
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END'],
  },
  { file: '50-comments-and-semicolons.eml', about: 'comments, and two orders in one line', orders: ['BUY 2 infantry', 'END', 'END'] },
  {
    file: '51-chat-and-orders-it.eml',
    about: 'a word to the table, accents in ISO-8859-1, and an order',
    orders: ['COMPRA 2 fanterie'],
    commands: ['chat Perché così di fretta? Ci vediamo giovedì; porto io il caffè #1'],
  },
  { file: '52-withdraw-en.eml', about: 'taking back', ignored: ['Thanks', 'Anna'], commands: ['withdraw'] },
  { file: '53-annulla-it.eml', about: 'taking back in Italian', commands: ['withdraw'] },
  { file: '54-confirm-it.eml', about: 'a yes in Italian', commands: ['confirm'], consent: 'yes' },
  {
    file: '55-preview-on-one-line.eml',
    about: 'the keyword and the first order in one line',
    orders: ['BUY 2 infantry', 'END'],
    preview: true,
  },
  {
    file: '56-orders-attached-only.eml',
    about: 'orders in an attachment are not read',
    ignored: ['Hi, see attached.'],
    orders: [],
    attached: ['orders.txt'],
  },
  { file: '57-empty-top-post.eml', about: 'nothing but the quote', orders: [] },
  { file: '58-utf16-html.eml', about: 'a rare character set', orders: ['BUY 2 infantry', 'END'] },
  { file: '59-outlook-winmail-tnef.eml', about: 'Outlook with its winmail.dat', orders: ['BUY 2 infantry'], attached: ['winmail.dat'] },
  {
    file: '60-bottom-posted-unmarked-quote.eml',
    about: 'below a quote without marks: our own last line tells where it ends',
    orders: ['BUY 2 infantry', 'END'],
  },
  { file: '61-exchange-out-of-office-en.eml', about: 'Exchange, out of office', silence: 'automatic' },
  { file: '62-exchange-abwesenheit-de.eml', about: 'Exchange in German, known by its subject alone', silence: 'automatic' },
  { file: '63-risposta-automatica-it.eml', about: 'Italian out of office', silence: 'automatic' },
  { file: '64-gmail-vacation.eml', about: 'Gmail vacation responder that would say END', silence: 'automatic' },
  { file: '65-vacation-null-sender.eml', about: 'an answer with an empty return path', silence: 'no return address' },
  { file: '66-mailing-list-copy.eml', about: 'a copy that a mailing list sends round', silence: 'a copy of a list' },
  { file: '67-google-group-copy.eml', about: 'a copy of a group', silence: 'a copy of a list' },
  { file: '68-own-letter-looped.eml', about: 'our own letter, forwarded back', silence: 'a letter of ours' },
  { file: '69-ticket-system.eml', about: 'a ticket system', silence: 'automatic' },
  { file: '70-no-reply-sender.eml', about: 'a no-reply address', silence: 'a machine' },
  { file: '71-two-senders.eml', about: 'two senders in From', silence: 'not one sender' },
  {
    file: '72-bounce-postfix-unknown-user.eml',
    about: 'Postfix: nobody of that name',
    report: {
      kind: 'bounce',
      blame: 'address',
      reason: '5.1.1 550 5.1.1 <anna@example.org>: Recipient address rejected: User unknown in virtual mailbox table',
      outboxId: 'k3v9m2p7q4r8s5t6',
    },
  },
  {
    file: '73-bounce-exchange-full-mailbox.eml',
    about: 'Exchange: a full mailbox says nothing against the address',
    report: {
      kind: 'bounce',
      blame: 'mailbox',
      reason: '5.2.2 554 5.2.2 mailbox full; STOREDRV.Deliver; quota exceeded',
      outboxId: 'k3v9m2p7q4r8s5t6',
    },
  },
  {
    file: '74-bounce-gmail.eml',
    about: 'Gmail: address not found',
    report: {
      kind: 'bounce',
      blame: 'address',
      reason: '5.1.1 550-5.1.1 The email account that you tried to reach does not exist.',
      outboxId: 'k3v9m2p7q4r8s5t6',
    },
  },
  { file: '75-bounce-delayed.eml', about: 'a delay is no failure', silence: 'no return address' },
  {
    file: '76-complaint-arf.eml',
    about: 'a feedback loop reports a complaint',
    report: { kind: 'complaint', reason: 'abuse', outboxId: 'k3v9m2p7q4r8s5t6' },
  },
  {
    file: '77-webmail-whole-letter-repeated.eml',
    about: 'a webmail repeats the whole letter, its head and body too, below the orders',
    orders: ['BUY 1 infantry', 'END'],
  },
  {
    file: '78-gmail-way-body-inside-quote.eml',
    about: 'the whole letter, its body too, inside the quote',
    orders: ['BUY 1 infantry', 'END'],
  },
  { file: '79-read-receipt.eml', about: 'a read receipt that would say END', silence: 'a report' },
  { file: '80-smime-signed.eml', about: 'S/MIME', orders: ['BUY 2 infantry', 'END'], attached: ['smime.p7s'] },
  {
    file: '81-pgp-signed.eml',
    about: 'OpenPGP, German, below the quote, with a farewell',
    ignored: ['Gruß', 'Anna'],
    orders: ['BUY 1 submarine'],
    attached: ['OpenPGP_signature.asc'],
  },
  { file: '82-pec-receipt-it.eml', about: 'a receipt of Italian certified mail', silence: 'automatic' },
  { file: '83-gmail-reaction.eml', about: 'a thumb up in Gmail', silence: 'a reaction' },
  { file: '84-roundcube-it-bottom.eml', about: 'Roundcube in Italian, below the quote', orders: ['COMPRA 2 fanterie', 'FINE'] },
  { file: '85-fastmail-en.eml', about: 'Fastmail', orders: ['BUY 2 infantry', 'END'] },
  {
    file: '86-spark-it.eml',
    about: 'Spark in Italian with its line at the end',
    orders: ['COMPRA 1 fanteria'],
    commands: ['chat Buona partita a tutti'],
  },
  {
    file: '87-undeclared-charset.eml',
    about: 'UTF-8 that nobody declared, without MIME part headers',
    orders: ['BUY 2 infantry'],
    commands: ['chat Perché no? È giovedì'],
  },
  {
    file: '88-forwarded-as-attachment.eml',
    about: 'an older message attached: what it orders is not read',
    orders: ['BUY 1 infantry'],
    attached: ['older.eml'],
  },
  {
    file: '89-gmail-web-en-prose.eml',
    about: 'Gmail in a browser, with excuses above and good preferences below',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END', 'END', 'MOBILISE 2 infantry in Russia'],
    ignored: [
      'Hi Bruno, hi Fieldpost,',
      'sorry for the delay, it was 35 degrees here and I was at the lake.',
      'Here is my turn:',
      'Let us see what Germany makes of it!',
      'Cheers,',
      'L.',
    ],
  },
  {
    file: '90-gmail-web-it-prose.eml',
    about: 'Gmail in Italian: an introduction, a farewell and an initial',
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'MUOVI 3 fanterie: Russia > Russia occidentale', 'FINE', 'FINE', 'MOBILITA 2 fanterie in Russia'],
    ignored: ['Ciao Anna, ecco i miei ordini:', 'Un saluto,', 'L.'],
  },
  {
    file: '91-outlook-windows-en-prose.eml',
    about: 'Outlook for Windows: the weather, and a signature with a phone number',
    orders: ['BUY 2 infantry', 'END'],
    ignored: [
      'Dear all,',
      'Lovely weather today, 31 degrees in the shade. My orders are below.',
      'Sincerely',
      'Laura',
      'Laura Bianchi | Example Ltd | +44 20 7946 0000',
    ],
  },
  {
    file: '92-outlook-windows-it-table.eml',
    about: 'Outlook in Italian, HTML alone: the rows of a pasted table are lines',
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'MUOVI 3 fanterie: Russia > Russia occidentale', 'FINE', 'FINE', 'MOBILITA 2 fanterie in Russia'],
    ignored: ['Buongiorno, in allegato no, li incollo qui dal foglio:', 'Cordiali saluti', 'Anna'],
  },
  {
    file: '93-gmail-web-en-table-two-columns.eml',
    about: 'Gmail, a spreadsheet with verbs in a column of their own',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END', 'END', 'MOBILISE 2 infantry in Russia'],
    ignored: ['My plan from the spreadsheet:'],
  },
  {
    file: '94-outlook-web-it-prose.eml',
    about: 'Outlook in a browser in Italian, base64, prose around the orders',
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'FINE'],
    ignored: ['Ciao a tutti,', "stavolta provo a difendermi un po' meglio.", 'A presto', 'M.'],
  },
  {
    file: '95-apple-mail-en-struck-out.eml',
    about: 'Apple Mail: what is struck out is no order, though the plain part shows it',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END'],
    ignored: ['Hi, second thoughts:'],
    hidden: ['BUY 1 tank', 'MOVE 4 infantry: Russia > Karelia'],
  },
  {
    file: '96-thunderbird-en-fine.eml',
    about: 'Thunderbird: an English "Fine." is not the Italian FINE',
    orders: ['BUY 2 infantry', 'END'],
    ignored: ['Thanks for the letter.'],
    asked: ['Fine.'],
  },
  {
    file: '97-thunderbird-it-undated.eml',
    about: 'Thunderbird in Italian: an attribution without a date, a quote without marks',
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'MUOVI 3 fanterie: Russia > Russia occidentale', 'FINE', 'FINE', 'MOBILITA 2 fanterie in Russia'],
    ignored: ['Buonasera,', 'qui piove da tre giorni e ho avuto tempo di pensarci.', 'Un abbraccio', 'Nonno Piero'],
  },
  {
    file: '98-k9-android-it-prose.eml',
    about: 'K-9 Mail in Italian, a line about the train',
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'FINE'],
    ignored: ['Ciao, scrivo dal treno.', 'Ci sentiamo stasera!'],
  },
  {
    file: '99-k9-android-en-prose-between.eml',
    about: 'K-9 Mail: prose among the orders is asked about',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END'],
    asked: ['and now the tricky part, I am not sure about this'],
  },
  {
    file: '100-yahoo-it-html.eml',
    about: 'Yahoo in Italian, HTML alone, the quote in no block quote',
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'FINE'],
    ignored: ['Salve a tutti!', 'Dopo lunga riflessione la mia mossa è questa.', 'Buona settimana', 'Gianni'],
  },
  {
    file: '101-libero-it-html-prose.eml',
    about: 'Libero in Italian, HTML alone: a fever with a number',
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'FINE', 'FINE'],
    ignored: ['Ciao,', 'oggi niente attacchi, ho la febbre a 38.', 'Grazie mille a tutti per la pazienza', 'Sandra'],
  },
  {
    file: '102-virgilio-it-plain.eml',
    about: 'Virgilio in Italian, plain text: Da, Data, A, Ogg',
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'FINE'],
    ignored: ['Buongiorno,', 'questi gli ordini:', 'Distinti saluti', 'rag. Ugo'],
  },
  {
    file: '103-undated-en.eml',
    about: 'an attribution without a date, and a quote without marks that holds orders',
    orders: ['BUY 2 infantry', 'END'],
  },
  { file: '104-undated-de.eml', about: 'the same in German', orders: ['BUY 2 infantry', 'END'] },
  { file: '105-undated-fr.eml', about: 'the same in French, with a day and a blank before the colon', orders: ['BUY 2 infantry', 'END'] },
  {
    file: '106-latin1-undeclared.eml',
    about: 'accents in windows-1252 that nobody declared',
    language: 'it',
    orders: ['COMPRA 2 fanterie'],
    commands: ['chat Perché no? È giovedì, più o meno – dice lui'],
  },
  {
    file: '107-latin1-undeclared-parts.eml',
    about: 'the same in two parts, one of them without any head',
    language: 'it',
    orders: ['COMPRA 2 fanterie'],
    commands: ['chat Così è più semplice'],
  },
  {
    ...{ file: '108-misspelt-orders.eml', about: 'misspelt orders are no prose: the game says what is wrong with them' },
    orders: ['BYU 2 infantry', 'MOVE 3 infantry: Rusia > West Russia', 'END', 'MOBILISE 2 infantri in Russia'],
    ignored: ['Hi there'],
  },
  { file: '109-si-confermo.eml', about: 'a yes in words', language: 'it', ignored: ['Anna'], commands: ['confirm'], consent: 'yes' },
  {
    ...{ file: '110-name-that-begins-a-verb.eml', about: 'signed by Don, which would do for DONE' },
    language: 'it',
    orders: ['COMPRA 2 fanterie'],
    ignored: ['Don'],
  },
  {
    ...{ file: '111-hidden-text.eml', about: 'hidden, shrunk, struck out and white on white; white on dark is seen' },
    orders: ['BUY 2 infantry', 'END'],
    hidden: ['BUY 7 infantry', 'END', 'BUY nothing', 'END', 'END', 'MOVE 1 tank: Russia > Karelia'],
  },
  {
    ...{ file: '112-arrow-begins-a-line.eml', about: 'a way broken before its arrow is no quote' },
    orders: ['BUY 2 infantry', 'MOVE 1 infantry, 1 tank from the reserve of the capital: Russia > Karelia > West Russia', 'END'],
  },
  { file: '113-comments-between.eml', about: 'remarks of one’s own, above, between and behind', orders: ['BUY 2 infantry', 'END'] },
  {
    ...{ file: '114-apple-mail-it-prose.eml', about: 'Apple Mail in Italian, HTML alone, autumn and a farewell' },
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'FINE'],
    ignored: ['Caro Bruno, è arrivato l’autunno.', 'Tuo, Aldo'],
  },
  {
    file: '115-fine-among-italian-orders.eml',
    about: 'an English player who writes Italian orders means FINE',
    orders: ['COMPRA 2 fanterie', 'Fine', 'Fine'],
  },
  {
    file: '116-thunderbird-html-en-prose.eml',
    about: 'Thunderbird, HTML alone, a marked signature',
    orders: ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END'],
    ignored: ['Good evening,', 'my grandson explained the board to me, so:', 'With best preferences from Bath'],
  },
  {
    file: '117-outlook-windows-it-two-columns.eml',
    about: 'Outlook in Italian, a table of two columns, in whose cells Word writes paragraphs',
    language: 'it',
    orders: ['COMPRA 2 fanterie', 'MUOVI 3 fanterie: Russia > Russia occidentale', 'FINE'],
    ignored: ['Buongiorno,', 'Grazie e buona giornata,', 'Anna'],
    hidden: ['FINE'],
  },
  { file: '118-outlook-hidden-line.eml', about: 'Outlook repeats the hidden line of a letter too', orders: ['BUY 2 infantry'] },
];
