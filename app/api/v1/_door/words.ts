import { deepestJson, type Language, type Text } from '@/lib/engine';

/** What the door itself refuses, before lib/play is asked. */
export const words = {
  large: { en: 'The body is larger than 64 KB.', it: 'Il corpo supera i 64 KB.' },
  media: { en: 'Send JSON, with "Content-Type: application/json".', it: 'Invia JSON, con "Content-Type: application/json".' },
  json: { en: 'The body is not JSON.', it: 'Il corpo non è JSON.' },
  deep: { en: `The JSON is nested deeper than ${deepestJson} levels.`, it: `Il JSON è annidato oltre ${deepestJson} livelli.` },
  shape: { en: 'The request has not the form that is documented.', it: 'La richiesta non ha la forma documentata.' },
  key: {
    en: 'Send an Idempotency-Key of 1 to 64 printable ASCII characters: with it a repeated request has no second effect.',
    it: 'Invia una Idempotency-Key di 1–64 caratteri ASCII stampabili: così una richiesta ripetuta non ha un secondo effetto.',
  },
  picks: {
    en: 'The picks do not follow the prompts: ask with fewer of them and take what is offered.',
    it: 'Le scelte non seguono le domande: chiedi con meno scelte e prendi ciò che viene offerto.',
  },
  people: {
    en: 'This is for people: a bot account plays at tables that others make. Use a token of your own.',
    it: 'Questo è per le persone: un account bot gioca ai tavoli creati da altri. Usa un token tuo.',
  },
  nowhere: {
    en: 'There is nothing at this address. What there is stands in /api/v1/openapi.json.',
    it: 'A questo indirizzo non c’è nulla. Che cosa c’è sta in /api/v1/openapi.json.',
  },
  closed: {
    en: 'This question is not open for you. Look at the table for what is asked now.',
    it: 'Questa domanda non è aperta per te. Guarda al tavolo che cosa si chiede ora.',
  },
  broken: {
    en: 'Something broke here. Your request may be sent again with the same key.',
    it: 'Qui si è rotto qualcosa. La richiesta si può inviare di nuovo con la stessa chiave.',
  },
} satisfies Record<string, Text>;

/** The language a program asks for; English when it says nothing. */
export const askedLanguage = (request: Request): Language => (/^it\b/i.test(request.headers.get('accept-language') ?? '') ? 'it' : 'en');
