'use client';

import { Eraser, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { TableWords } from '../words';

interface Props {
  /** Id of the form that is sent. */
  form: string;
  lines: readonly string[];
  isSending: boolean;
  isChecking: boolean;
  /** Takes the button that sends. */
  button: RefObject<HTMLButtonElement | null>;
  onLines(lines: string[]): void;
  words: TableWords;
}

/** Sends the sheet, or takes orders off it: always in sight, below whatever is asked. */
export function SendBar({ form, lines, isSending, isChecking, button, onLines, words }: Props) {
  return (
    <div className="send-bar">
      <button
        ref={button}
        type="submit"
        form={form}
        className="button"
        {...(lines.length > 0 && { 'data-tone': 'main' })}
        disabled={isSending || isChecking}
        aria-busy={isSending}
      >
        {isSending ? words.sending : lines.length === 1 ? words.sendOne : words.send}
      </button>
      {lines.length > 0 && (
        <>
          <button type="button" className="button send-bar-less" data-size="small" onClick={() => onLines(lines.slice(0, -1))}>
            <Undo2 size={20} aria-hidden="true" />
            <span className="send-bar-word">{words.undo}</span>
          </button>
          <noscript>
            <button type="submit" form={form} name="do" value="clear" className="button">
              {words.clear}
            </button>
          </noscript>
          {lines.length > 1 && (
            <button type="button" className="button send-bar-less" data-tone="quiet" data-size="small" onClick={() => onLines([])}>
              <Eraser size={20} aria-hidden="true" />
              <span className="send-bar-word">{words.clear}</span>
            </button>
          )}
        </>
      )}
    </div>
  );
}
