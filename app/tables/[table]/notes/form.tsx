'use client';

import { Form, useRevealed } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { TextArea } from '@/app/_ui/text-area';
import type { SeatNotes } from '@/lib/play';
import { notesAction } from './actions';

interface Props {
  table: string;
  notes: SeatNotes;
  /** Characters. */
  max: number;
  words: Record<'label' | 'save' | 'now', string>;
}

/** The notes of a seat to write on. */
export function NotesForm({ table, notes: { seat, text, updatedAt }, max, words }: Props) {
  return (
    <Form action={notesAction} className="grid gap-4">
      <input type="hidden" name="table" value={table} />
      <input type="hidden" name="seat" value={seat} />
      <input type="hidden" name="since" value={updatedAt ?? ''} />
      <TextArea name="text" label={words.label} max={max} rows={14} defaultValue={text} />
      <Now title={words.now} />
      <Submit tone="main" className="justify-self-start">
        {words.save}
      </Submit>
    </Form>
  );
}

/** What stands there now, after somebody else's change. */
function Now({ title }: { title: string }) {
  const text = useRevealed();
  if (text === undefined) return null;
  return (
    <section className="grid gap-1">
      <h2 className="label">{title}</h2>
      <p className="notes">{text}</p>
    </section>
  );
}
