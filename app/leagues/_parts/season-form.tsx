import type { ReactNode } from 'react';
import { Form } from '@/app/_ui/form';
import type { FormAction } from '@/app/_ui/form-state';
import { Submit } from '@/app/_ui/submit';
import type { SeasonView } from '@/lib/play';

interface Props {
  season: Pick<SeasonView, 'league' | 'number'>;
  action: FormAction;
  /** What the form sends besides. */
  sends?: Record<string, string>;
  submit: string;
  /** Said to screen readers behind the button: whom or what it is about. */
  about?: string;
  tone?: 'main' | 'danger';
  className?: string;
  children?: ReactNode;
}

/** A form about a season: fields, if any, over one button. */
export function SeasonForm({ season, action, sends = {}, submit, about, tone, className = '', children }: Props) {
  return (
    <Form action={action} className={`grid gap-3 ${className}`}>
      <input type="hidden" name="league" value={season.league.slug} />
      <input type="hidden" name="season" value={season.number} />
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Submit {...(tone && { tone })} size="small" className="justify-self-start">
        {submit}
        {about && <span className="sr-only"> {about}</span>}
      </Submit>
    </Form>
  );
}

/** What cannot be undone, or is wanted seldom: folded away, with what it does above it. */
export function Asked({ title, about, text, isGrave = false, children }: AskedProps) {
  return (
    <details>
      <summary className={`py-1.5 font-sans text-[0.9375rem] underline ${isGrave ? 'text-brick' : 'text-sea'}`}>
        {title}
        {about && <span className="sr-only"> {about}</span>}
      </summary>
      <div className={`mt-2 grid max-w-xl gap-3 border-l-4 pl-4 ${isGrave ? 'border-brick' : 'border-rule-strong'}`}>
        <p>{text}</p>
        {children}
      </div>
    </details>
  );
}

interface AskedProps {
  title: string;
  about?: string;
  text: string;
  isGrave?: boolean;
  children: ReactNode;
}
