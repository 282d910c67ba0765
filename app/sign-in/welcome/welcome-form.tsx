'use client';

import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { ZoneField } from '@/app/_ui/zone-field';
import { welcomeAction } from '../actions';

interface Props {
  to: string;
  zones: string[];
  words: { name: string; timezone: string; timezoneHint: string; enter: string };
}

export function WelcomeForm({ to, zones, words }: Props) {
  return (
    <Form action={welcomeAction} className="grid gap-4">
      <input type="hidden" name="to" value={to} />
      <TextField name="name" label={words.name} autoComplete="nickname" required autoFocus maxLength={40} />
      <ZoneField zones={zones} chosen={null} label={words.timezone} hint={words.timezoneHint} />
      <Submit tone="main" className="justify-self-start">
        {words.enter}
      </Submit>
    </Form>
  );
}
