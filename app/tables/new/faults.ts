import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ZodError } from 'zod';
import { controlOf, type FieldFault } from '@/app/_ui/read-fields';
import { type Language, saidOf } from '@/lib/engine';
import type { ClockFault } from '../_clock/read-time-control';
import { clockFault } from '../_clock/words';
import { optionPrefix } from './parse';

/** What stands beside an option or a clock that is wrong, in every form that asks for one. */
export async function fieldFault(fault: FieldFault | { kind: 'clock'; clock: ClockFault }): Promise<string> {
  if (fault.kind === 'clock') return clockFault(fault.clock);
  const t = await getTranslations('newTable');
  switch (fault.kind) {
    case 'number':
      return t('numberWrong', { min: fault.min, max: fault.max });
    case 'choice':
      return t('optionWrong');
    case 'text':
      return t('textWrong', { max: fault.max });
  }
}

/** What a game says of options that do not go together, by the control that each is about. */
export function optionFaults(error: ZodError | undefined, language: Language): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) {
    const name = controlOf(optionPrefix, { name: String(issue.path[0] ?? '') });
    const text = saidOf(issue)?.[language];
    if (text) errors[name] = errors[name] ? `${errors[name]}\n${text}` : text;
  }
  return errors;
}
