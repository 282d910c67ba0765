import type { core } from 'zod';
import type { Text } from './game';

/** What a game itself says of a wrong option or standing order: an issue of its schema whose `params.text` has both languages. */
export function saidOf(issue: Pick<core.$ZodIssue, 'code'> & { params?: unknown }): Text | null {
  if (issue.code !== 'custom') return null;
  const { text } = (issue.params ?? {}) as { text?: Text };
  return text ?? null;
}
