'use client';

import { CopyField } from '@/app/_ui/copy-field';
import { Form, useRevealed } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { openCalendarAction } from './calendar-actions';

type CalendarWords = Record<'create' | 'shown' | 'copy' | 'copied', string>;

export function CalendarForm({ words }: { words: CalendarWords }) {
  return (
    <Form action={openCalendarAction} className="grid gap-4">
      <Submit className="justify-self-start">{words.create}</Submit>
      <Address words={words} />
    </Form>
  );
}

/** The address stands here until the page is left, and never again. */
function Address({ words }: { words: CalendarWords }) {
  const address = useRevealed();
  return address === undefined ? null : <CopyField label={words.shown} value={address} words={words} />;
}
