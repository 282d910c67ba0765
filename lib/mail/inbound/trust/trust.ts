import { authenticate } from 'mailauth';
import type { Carried } from '../../../../db/schema';
import { headersOf } from '../reading/message';
import { type Peer, peerOf } from './received';
import type { Resolve } from './resolver';

/**
 * Whether a message comes from the address it names. proven: its domain vouches for it. forged: its domain says that such a
 * message is to be refused. unproven: nobody can tell.
 */
export type Proof = 'proven' | 'unproven' | 'forged';

/** Signatures of a message beyond which none is checked: each asks the DNS. */
const mostSignatures = 10;

/** Who sent a message by its own mail server's word; null when that says nothing. */
const returnPathOf = (raw: Buffer): string | null => /^<([^<>\s]+)>/.exec(headersOf(raw, 'return-path')[0] ?? '')?.[1] ?? null;

/** What checking a sender asks of the world. */
export interface Witnesses {
  resolver: Resolve;
  /** The address is one of a mail server of ours: what that wrote on top of a message holds. */
  isOurs(ip: string): boolean;
}

/** Who brought a message, and who sent it by the word of who brought it; null: nobody knows. */
export interface Origin {
  peer: Peer | null;
  sender: string | null;
}

/** What can be told of a message's origin without parsing it. */
export const originOf = (raw: Buffer, carried: Carried, isOurs: (ip: string) => boolean): Origin => ({
  peer: carried.peer ?? peerOf(headersOf(raw, 'received'), isOurs),
  sender: carried.sender ?? returnPathOf(raw),
});

/** Checks SPF, DKIM and DMARC of a message that names one sender and whose origin is known. */
export async function proofBy(raw: Buffer, { peer, sender }: Origin, from: string, resolver: Resolve): Promise<Proof> {
  if (headersOf(raw, 'dkim-signature').length > mostSignatures) return 'unproven';
  const { dkim, spf, dmarc } = await authenticate(raw, {
    ...(peer && { ip: peer.ip, helo: peer.helo }),
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
  if (dmarc && dmarc.status.result === 'fail') {
    // SPF may well have passed where nobody knows who handed the message over
    return peer && (dmarc.policy === 'reject' || dmarc.policy === 'quarantine') ? 'forged' : 'unproven';
  }
  if (dmarc === false || dmarc.status.result !== 'none') return 'unproven';
  // a domain without DMARC: an explicit pass for that very domain counts, anything less does not
  const isSigned = dkim.results.some(({ status }) => status.result === 'pass' && Boolean(status.aligned) && !status.underSized);
  const isSent = spf && spf.status.result === 'pass' && isWithin(spf.domain, domain);
  return isSigned || isSent ? 'proven' : 'unproven';
}

const isWithin = (one: string, other: string): boolean => one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/** What is done with a message that holds a good token. */
export type TrustVerdict = 'act' | 'confirm' | 'ignore';

/** The policy on senders; README.md has it as a table. */
export function verdictOf({ proof, isOwnAddress, confirms }: { proof: Proof; isOwnAddress: boolean; confirms: boolean }): TrustVerdict {
  if (proof === 'forged') return 'ignore';
  // who answers a request for confirmation reads the registered mailbox
  if (confirms) return 'act';
  return isOwnAddress && proof === 'proven' ? 'act' : 'confirm';
}
