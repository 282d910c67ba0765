import { by, instead, none, type Row } from './checklist';

const hostile = by('commands/hostile.test.ts', 'nobody should send');
const noOauth = none('There is no OAuth: people sign in by letter, programs by personal tokens.');
const noMedia = none('There is no sound and no picture that moves between people.');
const operator = (what: string) => none(`Whoever runs the service decides: ${what}`);

/** Tokens, OAuth, cryptography, communication, configuration, data, architecture, logs, WebRTC. */
export const rows: readonly Row[] = [
  ['9.1.1', by('mail/unsubscribe.test.ts', 'is told in their language that a link is wrong')],
  ['9.1.2', none('Links and addresses of letters bear one kind of MAC, HMAC with SHA-256; nothing in them names another.')],
  ['9.1.3', none('The key is this installation’s own; nothing in a token names one.')],
  ['9.2.1', by('mail/trust.test.ts', 'what is not confirmed within seven days is void')],
  ['9.2.2', by('mail/unsubscribe.test.ts', 'has a token for each address and scope')],
  ['9.2.3 9.2.4', none('Tokens are made and read by this installation alone.')],

  ['10.1.1 10.1.2 10.2.1 10.2.2 10.3.1 10.3.2 10.3.3 10.3.4', noOauth],
  ['10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 10.4.6 10.4.7 10.4.8 10.4.9 10.4.10 10.4.11', noOauth],
  ['10.5.1 10.5.2 10.5.3 10.5.4 10.5.5 10.6.1 10.6.2 10.7.1 10.7.2 10.7.3', noOauth],

  [
    '11.1.1',
    none('AUTH_SECRET, the key exports are signed with and the one pushes are signed with, in README.md and lib/chance/README.md.'),
  ],
  ['11.1.2', none('SHA-256, HMAC with it, Ed25519 for exports, P-256 for pushes: lib/chance/README.md and lib/README.md name them.')],
  ['11.2.1', by('play/chance.test.ts', 'needs nothing but Web Crypto')],
  [
    '11.2.2',
    none('Files name their format and the algorithm of their signature, and old ones keep theirs; keys can be added to the list.'),
  ],
  ['11.2.3', none('No primitive is weaker than 128 bits: SHA-256, Ed25519, P-256.')],
  ['11.3.1 11.3.2 11.3.3', none('Nothing is encrypted here but pushes, which web-push encrypts as RFC 8291 says (AES-128-GCM).')],
  ['11.4.1', by('play/chance.test.ts', 'are committed to by the SHA-256 of the secret')],
  ['11.4.2', none('There are no passwords.')],
  ['11.4.3', by('play/chance.test.ts', 'names the row that was changed')],
  ['11.4.4', none('No key is made of a password.')],
  ['11.5.1', by('app/sign-in.test.ts', 'writes a letter with a link')],
  ['11.6.1', by('play/chance.test.ts', 'finds what was forged')],

  ['12.1.1', operator('TLS ends at the proxy; Node’s own, for letters that come in, begins at 1.2.')],
  ['12.1.2', operator('TLS ends at the proxy; Node’s own list of ciphers otherwise.')],
  ['12.1.3', none('No client shows a certificate.')],
  ['12.2.1', by('commands/headers.test.ts', 'is to come back over HTTPS alone')],
  ['12.2.2', operator('the certificate is the proxy’s.')],
  ['12.3.1', operator('DATABASE_URL, SMTP_URL and IMAP_URL say whether TLS is spoken; all of them can.')],
  ['12.3.2', by('hooks/hooks.test.ts', 'do not trust a certificate that nobody vouches for')],
  ['12.3.3 12.3.4', none('There are no services within: processes meet in the database alone.')],

  ['13.1.1', none('PostgreSQL, a mail server, a mailbox, webhooks, push services and the DNS, each with its variable in README.md.')],
  ['13.2.1', operator('the database and the mail servers are asked with what their addresses say.')],
  ['13.2.2', operator('the database’s account needs its own database alone; extensions are not needed.')],
  ['13.2.3', none('No credential has a default.')],
  ['13.2.4', by('hooks/address.test.ts', 'is refused when only one of its addresses is private')],
  ['13.2.5', by('hooks/address.test.ts', 'is refused when only one of its addresses is private')],
  ['13.3.1', operator('secrets are variables of the process, or lie in the data folder, which is ours alone; the repository has none.')],
  ['13.3.2', by('commands/start.test.ts', 'keeps its secret')],
  ['13.4.1', none('Files are handed out from the build alone, by name; the checkout is beside it and out of reach.')],
  ['13.4.2', none('npm start serves a production build; drafts of games and the tools of developers are of npm run dev alone.')],
  ['13.4.3', none('No folder is listed: only what the build made is handed out, by name.')],
  ['13.4.4', by('commands/door.test.ts', 'that nobody uses is refused')],
  ['13.4.5', none('The API’s document is meant for everybody; /api/health tells two words.')],

  ['14.1.1', none('Addresses, secrets of tables, sealed orders and hidden views; what a reader may see is tested for each.')],
  ['14.1.2', by('play/rights.test.ts', 'is the same to the byte whatever the other side hides')],
  [
    '14.2.1',
    instead('Links in letters bear their token in the address, for a letter can do nothing else; they are spent once and reach no log.'),
  ],
  ['14.2.2', by('play/rights.test.ts', 'does not show a held order to anybody')],
  ['14.2.3', by('commands/headers.test.ts', 'is to run scripts of this server')],
  ['14.2.4', by('play/discreet.test.ts', 'and none of its values')],
  ['14.3.1', by('browser/offline.spec.ts', 'until its reader signs out')],
  ['14.3.2', by('app/api.test.ts', 'shows a program its own tables and its own view only')],
  ['14.3.3', by('app/offline.test.ts', 'without one a table is shown as it was seen')],

  ['15.1.1', none('README.md, Updates of libraries, says how soon one with a known hole is replaced.')],
  ['15.1.2', by('arch/house.test.ts', 'pins every dependency exactly')],
  ['15.1.3', none('Pictures, odds, letters and audits: README.md says how each is bounded, lib/raster and lib/play how.')],
  ['15.2.1', by('arch/house.test.ts', 'pins every dependency exactly')],
  ['15.2.2', by('play/in-turn.test.ts', 'stops twelve who write to it')],
  ['15.2.3', by('arch/house.test.ts', 'uses every dependency')],
  ['15.3.1', by('app/api.test.ts', 'shows a program its own tables and its own view only')],
  ['15.3.2', by('hooks/hooks.test.ts', 'follow no redirect')],
  ['15.3.3', by('app/api.test.ts', 'for a query nobody knows: 400')],
  ['15.3.4', by('commands/door.test.ts', 'is told by the farthest of')],
  ['15.3.5', hostile],
  ['15.3.6', hostile],
  ['15.3.7', hostile],

  ['16.1.1', by('security/events.test.ts', 'is listed in README.md')],
  ['16.2.1 16.2.4', by('security/events.test.ts', 'says when, what, who and where')],
  ['16.2.2', none('Times in logs are ISO 8601 in UTC.')],
  ['16.2.3', none('Logs go to the output of the process alone.')],
  ['16.2.5', by('commands/log-secrets.test.ts', 'reaches no log')],
  ['16.3.1', by('security/events.test.ts', 'of who signs in and out')],
  ['16.3.2', by('security/events.test.ts', 'of what somebody may not do')],
  ['16.3.3', by('security/events.test.ts', 'of what was sent to get around')],
  ['16.3.4', by('play/cut-off.test.ts', 'does not end the worker')],
  ['16.4.1', none('Logs are JSON, which escapes; of what came in no more than a path is written.')],
  ['16.4.2 16.4.3', operator('logs are the output of the process, to be kept where nobody who breaks in can change them.')],
  ['16.5.1', by('play/discreet.test.ts', 'and none of its values')],
  ['16.5.2', by('play/cut-off.test.ts', 'is not healthy while it is silent')],
  ['16.5.3', by('play/cut-off.test.ts', 'goes on after its connections were ended within transactions')],

  ['17.1.1 17.2.1 17.2.2 17.2.3 17.2.4 17.3.1 17.3.2', noMedia],
];
