'use client';

import type { MomentNote, NoteAudience } from '@/lib/play';
import { fill, type PinnedWords } from '../_board/words';
import { Form } from '../_ui/form';
import { Submit } from '../_ui/submit';
import { TextArea } from '../_ui/text-area';
import { noteAction } from './note-actions';

export interface NotesOf {
  /** All that the reader may read of the table. */
  all: MomentNote[];
  /** To whom the reader may write; empty: they are not signed in. */
  audiences: NoteAudience[];
  /** Characters. */
  max: number;
  /** Seats of the reader. */
  seats: string[];
}

interface Props extends NotesOf {
  table: string;
  seq: number;
  /** Through whose eyes they look; undefined: the usual ones. */
  seat: string | undefined;
  words: PinnedWords;
}

/** What was written about a moment, and room to write more. */
export function MomentNotes({ table, seq, seat, all, audiences, max, seats, words }: Props) {
  const notes = all.filter((note) => note.seq === seq);
  const hidden = { table, seq: String(seq), ...(seat !== undefined && seats.includes(seat) && { seat }) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="moment-notes" aria-label={words.title} tabIndex={0}>
      <h2 className="label">{words.title}</h2>
      {notes.length === 0 && <p className="text-sm text-soft">{words.none}</p>}
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <p className="notes">{note.text}</p>
            <p className="text-sm text-soft">
              {fill(words.by, { name: note.mine ? words.you : (note.name ?? words.somebody), audience: words.audiences[note.audience] })}
            </p>
            {note.mine && audiences.length > 0 && (
              <details>
                <summary>{words.change}</summary>
                <NoteForm
                  // what was kept is what the form begins with
                  key={note.at}
                  fields={{ ...hidden, id: note.id }}
                  text={note.text}
                  chosen={note.audience}
                  {...{ audiences, max, words }}
                  save={words.save}
                />
                <Form action={noteAction}>
                  <input type="hidden" name="table" value={table} />
                  <input type="hidden" name="id" value={note.id} />
                  <input type="hidden" name="do" value="delete" />
                  <Submit tone="danger" size="small">
                    {words.delete}
                  </Submit>
                </Form>
              </details>
            )}
          </li>
        ))}
      </ul>
      {audiences.length > 0 ? (
        <details>
          <summary>{words.write}</summary>
          <NoteForm
            key={`${seq} ${notes.length}`}
            fields={hidden}
            text=""
            chosen="private"
            {...{ audiences, max, words }}
            save={words.pin}
          />
        </details>
      ) : (
        <p className="text-sm text-soft">{words.signIn}</p>
      )}
    </section>
  );
}

interface FormProps extends Pick<Props, 'audiences' | 'max' | 'words'> {
  fields: Record<string, string>;
  text: string;
  chosen: NoteAudience;
  save: string;
}

function NoteForm({ fields, text, chosen, audiences, max, words, save }: FormProps) {
  return (
    <Form action={noteAction} className="grid gap-2 py-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextArea name="text" label={words.text} max={max} rows={3} defaultValue={text} />
      <label className="grid gap-1 font-sans text-sm font-semibold">
        {words.audience}
        <select name="audience" className="input" defaultValue={chosen}>
          {audiences.map((each) => (
            <option key={each} value={each}>
              {words.audiences[each]}
            </option>
          ))}
        </select>
      </label>
      <Submit size="small" className="justify-self-start">
        {save}
      </Submit>
    </Form>
  );
}
