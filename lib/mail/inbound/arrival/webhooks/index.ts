import { database } from '../../../../../db/client';
import { countUse } from '../../../../../db/limits';
import { systemClock } from '../../../../clock';
import { isAllSound } from '../../../../engine';
import { env, type MailProvider, mailProviders } from '../../../../env';
import { noteBounce, noteComplaint } from '../../../bounces/address-troubles';
import { alarmText, hourly } from '../../../bounces/alarm';
import { largestMessage } from '../../reading/message';
import { accept } from '../accept';
import { readMailgun } from './mailgun';
import { readMandrill } from './mandrill';
import type { Delivery, ReadWebhook, Returned, WebhookRequest } from './request';
import { readSendgrid } from './sendgrid';

const readers: Record<MailProvider, ReadWebhook> = { mailgun: readMailgun, sendgrid: readSendgrid, mandrill: readMandrill };

/** Bytes of a webhook: a message grows when it is packed into a form. */
export const largestWebhook = 3 * largestMessage;

/** Longer than a signed time stays fresh. */
const nonceMemory = 60 * 60 * 1000;

const alarm = hourly((reason) => console.error(`${alarmText}: ${reason}`), systemClock);

/** Where a provider posts to. */
export const webhookAddress = (provider: MailProvider): string => `${env().BASE_URL}/api/mail/${provider}`;

/**
 * Takes what a provider posts and returns the HTTP status that tells it how that went: 404 no secret is set, 401 not signed with one,
 * 406 cannot be read and shall not be sent again, 200 kept.
 */
export async function takeWebhook(name: string, posted: Pick<WebhookRequest, 'header' | 'body'>): Promise<200 | 401 | 404 | 406> {
  const provider = mailProviders.find((each) => each === name);
  const secrets = provider && env().MAIL_WEBHOOK_SECRETS?.[provider];
  if (!provider || !secrets) return 404;
  const request: WebhookRequest = { ...posted, url: webhookAddress(provider), now: systemClock.now() };
  let delivery: Delivery | null = null;
  try {
    for (const secret of secrets) delivery ??= await readers[provider](request, secret);
  } catch {
    // not what the provider sends: to say why would tell a stranger more than it helps
    return 406;
  }
  if (!delivery) return 401;
  if (!isAllSound(namesIn(delivery))) return 406;
  await keep(delivery, request.now);
  return 200;
}

/** What rows are found and kept by: no database holds a NUL. Reasons and messages are kept whatever they hold. */
const namesIn = ({ messages, returned, once }: Delivery): unknown => [
  messages.map(({ carried }) => carried),
  returned.map(({ email, letter }) => [email, letter]),
  once,
];

async function keep({ messages, returned, once }: Delivery, now: Date): Promise<void> {
  const { db } = await database();
  await db.transaction(async (tx) => {
    const time = now.getTime();
    if (once !== undefined && (await countUse(tx, once.slice(0, 200), { now: time, until: time + nonceMemory })).count > 1) return;
    for (const { raw, carried } of messages) await accept(tx, { way: 'webhook', carried, raw }, now);
    for (const each of returned) await note(tx, each, now);
  });
}

async function note(on: Parameters<typeof noteBounce>[0], { email, kind, blame, reason, letter }: Returned, now: Date): Promise<void> {
  const said = reason.slice(0, 300);
  if (kind === 'complaint') await noteComplaint(on, email, said, now);
  else await noteBounce(on, email, { blame, reason: said, letter }, now);
  if (kind === 'bounce' && blame === 'post') alarm(said);
}
