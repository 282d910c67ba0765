import type { Message } from './message';

/** What a machine reports about a letter of ours. */
export type Report =
  | { kind: 'bounce'; isPermanent: boolean; reason: string; outboxId: string | null }
  | { kind: 'complaint'; reason: string; outboxId: string | null };

const field = (text: string, name: string): string | null => {
  const [, value] = new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t]+.+)*)`, 'im').exec(text) ?? [];
  return value === undefined ? null : value.replace(/\s+/g, ' ').trim();
};

/** Reads a delivery report (RFC 3464) or a complaint (RFC 5965); null for everything else and for mere delays. */
export function reportIn({ reportType, report, text, returned }: Message): Report | null {
  const outboxId = /<letter\.([a-z0-9]+)@/.exec(returned ?? '')?.[1] ?? null;
  if (reportType === 'feedback-report') {
    const type = field(report, 'Feedback-Type') ?? '';
    return /^not-spam$/i.test(type) ? null : { kind: 'complaint', reason: type || 'abuse', outboxId };
  }
  if (reportType !== 'delivery-status' || !/^failed/i.test(field(text, 'Action') ?? '')) return null;
  const reason = (field(text, 'Diagnostic-Code') ?? '').replace(/^[\w-]+\s*;\s*/, '');
  const status = field(text, 'Status') ?? '';
  return { kind: 'bounce', isPermanent: isPermanent(status, reason), reason: `${status} ${reason}`.trim().slice(0, 300), outboxId };
}

/**
 * The address itself is wrong, by RFC 3463. A full mailbox (5.2.2), a letter too long (5.3.4) or one that a policy refused (5.7) says
 * nothing against it.
 */
export function isPermanent(status: string, reason: string): boolean {
  const code = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(`${status} ${reason}`)?.[0] ?? '';
  if (/^5\.1\.(1|2|3|6|10)$|^5\.2\.1$|^5\.4\.4$/.test(code)) return true;
  if (code !== '' && code !== '5.0.0') return false;
  return /\b(550|551|553)\b/.test(reason) && !/quota|full|spam|blocked|polic|blacklist|reputation|too (many|large|big)|rate/i.test(reason);
}
