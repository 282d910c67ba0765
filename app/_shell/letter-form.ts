import { reminderChoices } from '@/lib/play';

/** Quiet hours as a form holds them. */
export const quietIn = (form: FormData) => ({ from: String(form.get('quiet-from') ?? ''), to: String(form.get('quiet-to') ?? '') });

/** Reminders that are ticked, and those of the account that the form does not offer. */
export const remindersIn = (form: FormData): number[] => reminderChoices.filter((percent) => form.has(`remind-${percent}`));
