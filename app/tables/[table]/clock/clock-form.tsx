'use client';

import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { ClockFields, type ClockFieldsProps, type ClockFieldsWords } from '../../_clock/clock-fields';
import { setClockAction } from './actions';

interface Props {
  table: string;
  clock: Omit<ClockFieldsProps, 'words'>;
  words: ClockFieldsWords;
  save: string;
}

export function ClockForm({ table, clock, words, save }: Props) {
  return (
    <Form action={setClockAction} className="grid gap-4">
      <input type="hidden" name="table" value={table} />
      <ClockFields words={words} {...clock} />
      <Submit tone="main" className="justify-self-start">
        {save}
      </Submit>
    </Form>
  );
}
