/** What a form action hands back to its page: `values` fill the fields again, `errors` stand beside them by field name. */
export interface FormState {
  kind: 'new' | 'wrong' | 'done';
  /** One sentence for the whole form. */
  message?: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
  /** Something that is shown this once: a new token. */
  reveal?: string;
}

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;

export const newForm: FormState = { kind: 'new' };

/** The text fields of a form as they were sent, to fill it again. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string' && !name.startsWith('$')) texts[name] = value;
  return texts;
}
