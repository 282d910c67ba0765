/**
 * What a mail server's refusal is about. address: it is wrong for good. mailbox: it is full or shut for now. post: our own mail server, a
 * policy, the letter, the way: none of which says anything about the reader.
 */
export type Blame = 'address' | 'mailbox' | 'post';

const unknownReader =
  /\b(unknown|no such|not a valid|invalid|non-?existent|doesn'?t exist|does not exist|not exist|not found|disabled|inactive|closed)\b/i;

const ourFault =
  /relay|rcpthosts|authenti|log ?in|password|sender|spf|dkim|dmarc|spam|virus|block|polic|black ?list|reputation|denied|permi(t|ssion)|too (many|large|big)|rate|tls|helo|ehlo|reverse dns/i;

/** A mail server says that a mailbox has no room. */
export const isFull = (said: string): boolean => /\b[45]\.2\.2\b|quota|\bfull\b|storage/i.test(said);

/**
 * Reads a refusal by its enhanced status (RFC 3463), else by its words (RFC 5321 has one code for no such mailbox and for a policy).
 * `status` may be empty; `said` is what the server said, code and all.
 */
export function blameOf(status: string, said: string): Blame {
  const code = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(`${status} ${said}`)?.[0] ?? '';
  if (/^5\.1\.(1|2|3|6|10)$|^5\.2\.1$|^5\.4\.4$/.test(code)) return 'address';
  // 5.1.7 and 5.1.8 are about the sender
  if (/^[45]\.1\.[0-6]$|^[45]\.2\.[0-2]$/.test(code)) return 'mailbox';
  if (code !== '' && code !== '5.0.0') return 'post';
  const [reply = ''] = /\b[45]\d\d\b/.exec(said) ?? [];
  if (/^55[0134]$/.test(reply) && unknownReader.test(said) && !/sender|helo|host name/i.test(said)) return 'address';
  if (isFull(said)) return 'mailbox';
  if (ourFault.test(said)) return 'post';
  if (/^55[013]$/.test(reply)) return 'address';
  return reply === '' || reply === '552' ? 'mailbox' : 'post';
}
