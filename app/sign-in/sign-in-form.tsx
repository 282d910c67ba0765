'use client';

import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { signInAction } from './actions';

/** Asks for the address that the letter goes to. */
export function SignInForm({ to, email, words }: { to: string; email: string; words: { email: string; send: string } }) {
  return (
    <Form action={signInAction} className="grid gap-4">
      <input type="hidden" name="to" value={to} />
      <TextField
        name="email"
        type="email"
        label={words.email}
        autoComplete="email"
        defaultValue={email}
        required
        autoFocus
        maxLength={254}
      />
      <Submit tone="main" className="justify-self-start">
        {words.send}
      </Submit>
    </Form>
  );
}
