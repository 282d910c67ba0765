'use client';

import { DrawnWord } from '@/app/_dice/drawn-word';
import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { acceptAction } from './actions';

interface Props {
  token: string;
  /** A word can only be mixed into the dice before the game starts. */
  withWord: boolean;
  words: { word: string; hint: string; accept: string };
}

export function AcceptForm({ token, withWord, words }: Props) {
  return (
    <Form action={acceptAction} className="grid w-full gap-4">
      <input type="hidden" name="token" value={token} />
      {withWord && <DrawnWord name="drawn" pledge={null} />}
      {withWord && <TextField name="word" label={words.word} hint={words.hint} maxLength={100} autoComplete="off" />}
      <Submit tone="main" className="justify-self-start">
        {words.accept}
      </Submit>
    </Form>
  );
}
