import { z } from 'zod';
import { blameOf } from '../../../bounces/blame';
import { bodyOf, type Delivery, formOf, isHmac, jsonIn, type ReadWebhook, textOf } from './request';

const events = z.array(
  z.looseObject({
    event: z.string(),
    msg: z.looseObject({
      email: z.string().optional(),
      raw_msg: z.string().optional(),
      sender: z.string().nullish(),
      diag: z.string().nullish(),
      bounce_description: z.string().nullish(),
      _id: z.string().optional(),
    }),
  }),
);

/** Mandrill (Mailchimp Transactional): inbound routes and webhooks post `mandrill_events`, signed together with the address posted to. */
export const readMandrill: ReadWebhook = async (request, secret) => {
  const form = await formOf(request);
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : 1)).flat();
  const signed = Buffer.concat([Buffer.from(request.url), bodyOf(fields.join(''))]);
  if (!isHmac('sha1', { secret, signed }, Buffer.from(request.header('x-mandrill-signature') ?? '', 'base64'))) return null;
  const delivery: Delivery = { messages: [], returned: [] };
  for (const { event, msg } of events.parse(jsonIn(textOf(form.get('mandrill_events'))))) {
    const { email, raw_msg: raw, sender, diag, bounce_description: description, _id: letter = null } = msg;
    if (event === 'inbound' && raw !== undefined && email !== undefined) {
      const carried = { recipients: [email.toLowerCase()], sender: sender?.toLowerCase() ?? null, peer: null };
      delivery.messages.push({ raw: Buffer.from(raw), carried });
    }
    if (email !== undefined && (event === 'hard_bounce' || event === 'spam')) {
      const kind = event === 'spam' ? ('complaint' as const) : ('bounce' as const);
      const isWrong = !diag && /^(bad_mailbox|invalid_domain)$/.test(description ?? '');
      const reason = diag || description || event;
      delivery.returned.push({ email, kind, blame: isWrong ? 'address' : blameOf('', reason), reason, letter });
    }
  }
  return delivery;
};
