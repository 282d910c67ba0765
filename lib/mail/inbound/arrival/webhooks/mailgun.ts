import { z } from 'zod';
import { blameOf } from '../../../bounces/blame';
import { outboxIdIn } from '../../reading/reports';
import { bodyOf, type Delivery, formOf, isFresh, isHmac, jsonIn, type ReadWebhook, textOf } from './request';

const signature = z.object({ timestamp: z.coerce.string(), token: z.string().min(1), signature: z.string() });
const event = z.object({
  signature,
  'event-data': z.object({
    event: z.string(),
    severity: z.string().optional(),
    recipient: z.string().optional(),
    message: z.object({ headers: z.object({ 'message-id': z.string().optional() }).optional() }).optional(),
    'delivery-status': z
      .object({ code: z.number().nullish(), message: z.string().nullish(), description: z.string().nullish() })
      .optional(),
  }),
});

/**
 * Mailgun: a route that forwards to an address ending in `mime` posts the raw message in `body-mime`; its webhooks post JSON. Both are
 * signed over a time and a nonce only, which therefore count once.
 */
export const readMailgun: ReadWebhook = async (request, secret) => {
  const isEvent = /^application\/json/i.test(request.header('content-type') ?? '');
  const posted = isEvent ? event.parse(jsonIn(request.body.toString('utf8'))) : await formOf(request);
  const signed = signature.parse(posted instanceof Map ? Object.fromEntries(posted) : posted.signature);
  const given = Buffer.from(signed.signature, 'hex');
  if (!isHmac('sha256', { secret, signed: bodyOf(`${signed.timestamp}${signed.token}`) }, given)) return null;
  if (!isFresh(signed.timestamp, request.now)) return null;
  const delivery: Delivery = { messages: [], returned: [], once: `mailgun:${signed.token}` };
  if (posted instanceof Map) {
    const raw = posted.get('body-mime');
    if (raw === undefined) throw new Error('body-mime is missing: let the route forward to an address that ends in mime');
    const recipients = textOf(posted.get('recipient')).toLowerCase().split(',');
    const carried = {
      recipients: recipients.map((each) => each.trim()),
      sender: textOf(posted.get('sender')).toLowerCase() || null,
      peer: null,
    };
    delivery.messages.push({ raw: bodyOf(raw), carried });
    return delivery;
  }
  const { event: name, severity, recipient, message, 'delivery-status': status } = posted['event-data'];
  if (recipient === undefined || (name !== 'failed' && name !== 'complained')) return delivery;
  // what is tried again is no failure yet
  if (name === 'failed' && severity !== 'permanent') return delivery;
  const reason = [status?.code, status?.message || status?.description].filter(Boolean).join(' ') || name;
  const letter = outboxIdIn(message?.headers?.['message-id'] ?? '');
  const kind = name === 'complained' ? 'complaint' : 'bounce';
  delivery.returned.push({ email: recipient, kind, blame: blameOf('', reason), reason, letter });
  return delivery;
};
