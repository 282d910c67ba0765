import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { blameOf } from '../../../bounces/blame';
import { outboxIdIn } from '../../reading/reports';
import { bodyOf, formOf, isFresh, jsonIn, type ReadWebhook, textOf, type WebhookRequest } from './request';

const envelope = z.object({ to: z.array(z.string()), from: z.string() });
const events = z.array(
  z.looseObject({
    event: z.string(),
    email: z.string(),
    reason: z.string().optional(),
    status: z.string().optional(),
    type: z.string().optional(),
    'smtp-id': z.string().optional(),
    sg_message_id: z.string().optional(),
  }),
);

/** SendGrid: Inbound Parse with "send raw" posts the message in `email`, the Event Webhook posts JSON; both sign time and body by ECDSA. */
export const readSendgrid: ReadWebhook = async (request, secret) => {
  if (!isSigned(request, secret)) return null;
  if (/^application\/json/i.test(request.header('content-type') ?? '')) {
    const posted = events.parse(jsonIn(request.body.toString('utf8')));
    const returned = posted.flatMap(({ event, email, reason = '', status = '', type, 'smtp-id': id = '', sg_message_id: own }) => {
      const isBounce = event === 'bounce' && type !== 'blocked';
      if (!isBounce && event !== 'spamreport') return [];
      const kind = isBounce ? ('bounce' as const) : ('complaint' as const);
      const letter = outboxIdIn(id) ?? own ?? null;
      return [{ email, kind, blame: blameOf(status, reason), reason: `${status} ${reason}`.trim() || event, letter }];
    });
    return { messages: [], returned };
  }
  const form = await formOf(request);
  const raw = form.get('email');
  if (raw === undefined) throw new Error('email is missing: choose "send raw, full MIME message" for Inbound Parse');
  const { to, from } = envelope.parse(jsonIn(textOf(form.get('envelope'))));
  const ip = textOf(form.get('sender_ip'));
  const carried = {
    recipients: to.map((each) => each.toLowerCase()),
    sender: from.toLowerCase(),
    peer: ip === '' ? null : { ip, helo: ip },
  };
  return { messages: [{ raw: bodyOf(raw), carried }], returned: [] };
};

function isSigned({ header, body, now }: WebhookRequest, secret: string): boolean {
  const given = header('x-twilio-email-event-webhook-signature');
  const time = header('x-twilio-email-event-webhook-timestamp');
  if (given === null || time === null || !isFresh(time, now)) return false;
  const key = createPublicKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'spki' });
  return verify('sha256', Buffer.concat([Buffer.from(time), body]), key, Buffer.from(given, 'base64'));
}
