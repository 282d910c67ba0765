import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { dkimSign } from 'mailauth';
import type { Carried } from '../../db/schema';
import { relays } from '../../lib/mail/inbound/trust/relays';
import type { Resolve } from '../../lib/mail/inbound/trust/resolver';
import { originOf, type Proof, proofBy, type Witnesses } from '../../lib/mail/inbound/trust/trust';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** TXT records of the domains that tests write from: by DMARC policy, and one that publishes nothing. */
const txt: Record<string, string> = {
  'mail._domainkey.example.org': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
  '_dmarc.example.org': 'v=DMARC1; p=reject',
  'mail._domainkey.lenient.test': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
  '_dmarc.lenient.test': 'v=DMARC1; p=none',
  'mail._domainkey.signed.test': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
  'sent.test': 'v=spf1 ip4:203.0.113.7 -all',
  'strict.test': 'v=spf1 ip4:203.0.113.7 -all',
  '_dmarc.strict.test': 'v=DMARC1; p=reject',
};

/** The DNS as the tests want it. */
export const testResolver: Resolve = async (name, type) => {
  const found = type === 'TXT' ? txt[name.toLowerCase()] : undefined;
  if (found !== undefined) return [[found]];
  throw Object.assign(new Error(`no ${type} of ${name}`), { code: 'ENOTFOUND' });
};

/** No relays of ours but this machine. */
export const witnesses: Witnesses = { resolver: testResolver, isOurs: relays([]) };

/** Signs a raw message as the mail server of its sender's domain would; `l` bytes of its body, or all. */
export async function dkimSigned(raw: Buffer, domain = 'example.org', l?: number): Promise<Buffer> {
  const key = { signingDomain: domain, selector: 'mail', privateKey };
  // the types want one key at the top, the signer reads a list; without a time it may write one second and sign the next
  const { signatures, errors } = await dkimSign(raw, {
    signTime: new Date(),
    ...key,
    signatureData: [{ ...key, canonicalization: 'relaxed/relaxed', ...(l !== undefined && { maxBodyLength: l }) }],
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return Buffer.concat([Buffer.from(signatures), raw]);
}

export interface Note {
  from?: string;
  to: string;
  subject?: string;
  text: string;
  messageId?: string;
  /** More lines of the head. */
  head?: string[];
}

export const newMessageId = (): string => `<${randomBytes(8).toString('hex')}@example.org>`;

/** A plain letter as a mail program writes it. */
export function noteOf({
  from = 'Anna <anna@example.org>',
  to,
  subject = 'Re: your turn',
  text,
  messageId = newMessageId(),
  head = [],
}: Note): Buffer {
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Date: Mon, 4 Aug 2025 12:00:00 +0200',
    'MIME-Version: 1.0',
    ...head,
    ...(head.some((line) => /^content-type:/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8']),
    '',
    text,
  ];
  return Buffer.from(lines.join('\n').replace(/\r?\n/g, '\r\n'));
}

/** What is proven of a message as it came in, by DNS and relays of these. */
export const proofOf = (raw: Buffer, carried: Carried, from: string, { resolver, isOurs }: Witnesses): Promise<Proof> =>
  proofBy(raw, originOf(raw, carried, isOurs), from, resolver);
