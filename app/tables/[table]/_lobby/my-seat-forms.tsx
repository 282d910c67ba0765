'use client';

import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import type { FormAction } from '@/app/_ui/form-state';
import { Submit } from '@/app/_ui/submit';

interface Base {
  action: FormAction;
  table: string;
  seat: string;
}

export function HandOver({ action, table, seat, words }: Base & { words: { address: string; offer: string } }) {
  return (
    <Form action={action} className="grid gap-3">
      <input type="hidden" name="table" value={table} />
      <input type="hidden" name="seat" value={seat} />
      <TextField name="email" type="email" label={words.address} autoComplete="off" />
      <Submit className="justify-self-start" size="small">
        {words.offer}
      </Submit>
    </Form>
  );
}
