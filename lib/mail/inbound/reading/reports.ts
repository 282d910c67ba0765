import { type Blame, blameOf } from '../../bounces/blame';
import type { Message } from './message';

/** What a machine reports about a letter of ours. */
export type Report =
  | { kind: 'bounce'; blame: Blame; reason: string; outboxId: string | null }
  | { kind: 'complaint'; reason: string; outboxId: string | null };

const field = (text: string, name: string): string | null => {
  const [, value] = new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t]+.+)*)`, 'im').exec(text) ?? [];
  return value === undefined ? null : value.replace(/\s+/g, ' ').trim();
};

/** The outbox row of a letter of ours, by the Message-ID in a text; null when none stands there. */
export const outboxIdIn = (text: string): string | null => /\bletter\.([a-z0-9]+)@/.exec(text)?.[1] ?? null;

/** Reads a delivery report (RFC 3464) or a complaint (RFC 5965); null for everything else and for mere delays. */
export function reportIn({ reportType, report, text, returned }: Message): Report | null {
  const outboxId = outboxIdIn(returned ?? '');
  if (reportType === 'feedback-report') {
    const type = field(report, 'Feedback-Type') ?? '';
    return /^not-spam$/i.test(type) ? null : { kind: 'complaint', reason: type || 'abuse', outboxId };
  }
  if (reportType !== 'delivery-status' || !/^failed/i.test(field(text, 'Action') ?? '')) return null;
  const reason = (field(text, 'Diagnostic-Code') ?? '').replace(/^[\w-]+\s*;\s*/, '');
  const status = field(text, 'Status') ?? '';
  return { kind: 'bounce', blame: blameOf(status, reason), reason: `${status} ${reason}`.trim().slice(0, 300), outboxId };
}
