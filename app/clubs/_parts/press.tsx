import { Form } from '@/app/_ui/form';
import type { FormAction } from '@/app/_ui/form-state';
import { Submit } from '@/app/_ui/submit';

interface Props {
  action: FormAction;
  /** What the form sends besides. */
  sends: Record<string, string>;
  text: string;
  /** Said to screen readers behind the text: whom or what it is about. */
  about?: string;
  tone?: 'main' | 'danger';
  size?: 'small';
}

/** One press that does one thing. */
export function Press({ action, sends, text, about, tone, size }: Props) {
  return (
    <Form action={action} className="grid justify-items-start gap-2">
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit {...(tone && { tone })} {...(size && { size })}>
        {text}
        {about && <span className="sr-only"> {about}</span>}
      </Submit>
    </Form>
  );
}
