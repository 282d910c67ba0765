import type { Carried } from '../../../../db/schema';
import type { Head } from '../reading/message';

const autoSubjects =
  /^\s*(automatic reply|auto(matic)?[ -]?response|auto[ -]?reply|out of (the )?office|away from|risposta automatica|fuori (sede|ufficio)|assenza|automatische antwort|abwesenheits(notiz|nachricht|assistent)|abwesend|réponse automatique|respuesta automática|undeliver(able|ed)|delivery (status|failure)|mail delivery|returned mail|failure notice|mancato recapito|unzustellbar|nicht zustellbar)\b/i;

const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|noreply-.*|.*-bounces)@/i;

/** A part that Gmail attaches to a thumb up. */
const reaction = 'text/vnd.google.email-reaction+json';

/** A press on a button of a mail program, which needs no answer. */
export const isReaction = (attached: readonly string[]): boolean => attached.includes(reaction);

/** Why nobody is to be answered: a machine wrote it, or it is a copy; null when a person seems to have written to us. */
export function reasonForSilence({ headers, from, subject }: Head, { sender }: Carried, ourHost: string): string | null {
  const says = (name: string) => headers.get(name)?.trim().toLowerCase() ?? '';
  if (sender === '' || /^<\s*>$/.test(says('return-path'))) return 'no return address';
  if (from.length !== 1) return 'not one sender';
  if (says('message-id').endsWith(`@${ourHost}>`) && says('message-id').startsWith('<letter.')) return 'a letter of ours';
  if (says('auto-submitted') !== '' && !says('auto-submitted').startsWith('no')) return 'automatic';
  if (['x-autoreply', 'x-autorespond', 'x-auto-response', 'x-autoresponder', 'x-loop', 'x-ricevuta'].some((name) => headers.has(name)))
    return 'automatic';
  if (['list-id', 'list-post', 'list-unsubscribe', 'mailing-list', 'x-mailing-list'].some((name) => headers.has(name)))
    return 'a copy of a list';
  if (/\b(bulk|list|junk|auto_?reply)\b/.test(says('precedence'))) return 'bulk';
  if (from.some((address) => robots.test(address))) return 'a machine';
  if (says('content-type').startsWith('multipart/report')) return 'a report';
  return autoSubjects.test(subject) ? 'automatic' : null;
}
