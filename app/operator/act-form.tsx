import { getTranslations } from 'next-intl/server';
import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { type DeskAct, longestWhy } from '@/lib/play';
import { operateAction } from './actions';

interface Props {
  kind: DeskAct;
  /** Null: the operator writes it, under this label. */
  subject: string | { label: string };
  text: string;
  /** Asks for the reason under this label; absent: none is wanted. */
  why?: string;
  tone?: 'danger';
}

/** One act of an operator, folded up until it is wanted where it asks for a reason. */
export async function ActForm({ kind, subject, text, why, tone }: Props) {
  const t = await getTranslations('operator');
  const form = (
    <Form action={operateAction} className="grid max-w-md justify-items-start gap-3">
      <input type="hidden" name="kind" value={kind} />
      {typeof subject === 'string' ? (
        <input type="hidden" name="subject" value={subject} />
      ) : (
        <TextField name="subject" label={subject.label} required maxLength={40} autoComplete="off" />
      )}
      {why !== undefined && <TextField name="why" label={why || t('why')} required maxLength={longestWhy} autoComplete="off" />}
      <Submit size="small" {...(tone && { tone })}>
        {text}
      </Submit>
    </Form>
  );
  if (why === undefined) return form;
  return (
    <details>
      <summary className="font-sans text-[0.9375rem] font-semibold text-brick">{text}</summary>
      <div className="mt-2">{form}</div>
    </details>
  );
}
