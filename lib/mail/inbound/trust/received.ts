import { isIP } from 'node:net';

/** Who handed a message over to the first mail server that is ours. */
export interface Peer {
  ip: string;
  helo: string;
}

/**
 * Reads from the `Received` headers who handed the message to the house. The topmost one is our own server's; hops between servers of
 * ours are passed over by their address, and so is the delivery into the mailbox by LMTP, which no stranger speaks to us. The first hop
 * whose peer cannot be told ends the search: below it a stranger may have written anything. Null: it cannot be told.
 */
export function peerOf(received: readonly string[], isOurs: (ip: string) => boolean): Peer | null {
  for (const hop of received) {
    const [, from = ''] = /^from\s(.*?)\sby\s/i.exec(hop) ?? [];
    const ip = addressIn(from);
    if (ip !== null && !isOurs(ip)) return { ip, helo: /^\S+/.exec(from)?.[0] ?? ip };
    if (ip === null && !isDelivery(hop, from)) return null;
  }
  return null;
}

/** "from mx.example.org by mail.example.org with LMTP": the way into the mailbox, over a socket that has no address. */
const isDelivery = (hop: string, from: string): boolean => from !== '' && /\swith\s+(UTF8)?LMTPS?A?\b/i.test(hop.slice(from.length));

/**
 * The one address that the receiving server noted. What the other side called itself is left out (Exim writes it as `helo=`, qmail as
 * `HELO`, all others before the brackets); null when there is none, or several.
 */
function addressIn(from: string): string | null {
  const [name = '', ...rest] = from.split(/(?=\()/);
  const noted = rest.join('');
  const known = noted.replace(/\b(helo|ehlo)[= ][^\s)]*/gi, '');
  const found = ipsIn(known);
  if (found.length > 1) return null;
  // Exim without a name for the address: from [203.0.113.7] (helo=mail.example.org)
  return found[0] ?? (known === noted ? null : (ipsIn(name)[0] ?? null));
}

function ipsIn(text: string): string[] {
  const words = text.split(/[\s()[\]]+/).map((word) => word.replace(/^ipv6:/i, '').replace(/^::ffff:(?=\d+\.)/i, ''));
  return [...new Set(words.filter((word) => isIP(word) !== 0))];
}
