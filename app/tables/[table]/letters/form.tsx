'use client';

import { HoursFields, ReminderFields } from '@/app/_shell/letter-fields';
import { SelectField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import type { AccountLetters, TableLetters } from '@/lib/play';
import { tableLettersAction } from './actions';

interface Option {
  value: string;
  label: string;
}

interface Props {
  table: string;
  own: TableLetters;
  account: AccountLetters;
  modes: Option[];
  quiet: Option[];
  reminders: Option[];
  shares: { percent: number; label: string }[];
  words: Record<'mode' | 'modeHint' | 'quiet' | 'quietHint' | 'from' | 'to' | 'reminders' | 'remindersOwn' | 'save', string>;
}

export function TableLettersForm({ table, own, account, modes, quiet, reminders, shares, words }: Props) {
  const quietChoice = own.quiet === 'account' ? 'account' : own.quiet === null ? 'none' : 'own';
  const remindersOwn = own.reminders === 'account' ? null : own.reminders;
  return (
    <Form action={tableLettersAction} className="letter-settings grid gap-6">
      <input type="hidden" name="table" value={table} />
      <SelectField name="mode" label={words.mode} hint={words.modeHint} options={modes} defaultValue={own.mode} />
      <div className="grid gap-3">
        <SelectField name="quiet" label={words.quiet} hint={words.quietHint} options={quiet} defaultValue={quietChoice} />
        <div className="when-own">
          <HoursFields hours={own.quiet === 'account' ? account.quiet : own.quiet} words={words} />
        </div>
      </div>
      <div className="grid gap-3">
        <SelectField name="reminders" label={words.reminders} options={reminders} defaultValue={remindersOwn ? 'own' : 'account'} />
        <div className="when-own">
          <ReminderFields shares={shares} chosen={remindersOwn ?? account.reminders} legend={words.remindersOwn} />
        </div>
      </div>
      <Submit tone="main" className="justify-self-start">
        {words.save}
      </Submit>
    </Form>
  );
}
