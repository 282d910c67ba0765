import { authenticate } from 'mailauth';
import type { Carried } from '../../../db/schema';
import type { Resolve } from './resolver';

/**
 * Whether a message comes from the address it names. proven: its domain vouches for it. forged: its domain says that such a
 * message is to be refused. unproven: nobody can tell.
 */
export type Proof = 'proven' | 'unproven' | 'forged';

/** Signatures of a message beyond which none is checked: each asks the DNS. */
const mostSignatures = 10;

const signaturesIn = (raw: Buffer): number => {
  const [head = ''] = raw.toString('latin1').split(/\r?\n\r?\n/, 1);
  return head.match(/^dkim-signature:/gim)?.length ?? 0;
};

/** Checks SPF, DKIM and DMARC of a message that names one sender. */
export async function proofOf(raw: Buffer, { peer, sender }: Carried, from: string, resolver: Resolve): Promise<Proof> {
  if (signaturesIn(raw) > mostSignatures) return 'unproven';
  const { dkim, spf, dmarc } = await authenticate(raw, {
    ...(peer ? { ip: peer.ip, helo: peer.helo } : { trustReceived: true }),
    ...(sender && { sender }),
    resolver,
    disableArc: true,
    disableBimi: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  // both parsers must have read the same one address, or one of them was fooled
  if (dkim.headerFrom.length !== 1 || dkim.headerFrom[0]?.toLowerCase() !== from) return 'unproven';
  if (dmarc && dmarc.status.result === 'pass') {
    // a signature over the beginning only: what stands below may be anybody's
    const { spf: sent, dkim: signed } = dmarc.alignment;
    return sent.result || !signed.underSized ? 'proven' : 'unproven';
  }
  if (dmarc && dmarc.status.result === 'fail') return dmarc.policy === 'reject' || dmarc.policy === 'quarantine' ? 'forged' : 'unproven';
  if (dmarc === false || dmarc.status.result !== 'none') return 'unproven';
  // a domain without DMARC: an explicit pass for that very domain counts, anything less does not
  const isSigned = dkim.results.some(({ status }) => status.result === 'pass' && Boolean(status.aligned) && !status.underSized);
  const isSent = spf && spf.status.result === 'pass' && isWithin(spf.domain, domain);
  return isSigned || isSent ? 'proven' : 'unproven';
}

const isWithin = (one: string, other: string): boolean => one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/** What is done with a message that holds a good token. */
export type Verdict = 'act' | 'confirm' | 'ignore';

/** The policy on senders; README.md has it as a table. */
export function verdictOf({ proof, isOwnAddress, confirms }: { proof: Proof; isOwnAddress: boolean; confirms: boolean }): Verdict {
  if (proof === 'forged') return 'ignore';
  // who answers a request for confirmation reads the registered mailbox
  if (confirms) return 'act';
  return isOwnAddress && proof === 'proven' ? 'act' : 'confirm';
}
