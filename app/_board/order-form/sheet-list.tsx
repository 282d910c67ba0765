'use client';

import { ArrowDown, ArrowUp, Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { fill, type TableWords } from '../words';
import { type LineState, lineStates, type Trial } from './trial';

interface Props {
  trial: Trial;
  lines: readonly string[];
  isChecking: boolean;
  words: TableWords;
  onLines(lines: string[]): void;
}

/** The orders on the sheet: each can be edited, moved and removed; what is refused says why. */
export function SheetList({ trial, lines, isChecking, words, onLines }: Props) {
  const [edited, setEdited] = useState<number | null>(null);
  const states = lineStates(trial);
  const replace = (i: number, line: string | null) => {
    setEdited(null);
    onLines(lines.flatMap((each, k) => (k === i ? (line?.trim() ? [line.trim()] : []) : [each])));
  };
  const list = useRef<HTMLOListElement>(null);
  const move = (i: number, by: -1 | 1) => {
    const to = i + by;
    onLines(lines.map((line, k) => (k === i ? (lines[to] ?? line) : k === to ? (lines[i] ?? line) : line)));
    // the keyboard goes with the line; at the end of the list the button that would go on is gone
    const isLast = by < 0 ? to === 0 : to === lines.length - 1;
    list.current?.children[to]?.querySelector<HTMLButtonElement>(`[data-move="${isLast ? -by : by}"]`)?.focus();
  };
  return (
    <ol ref={list} className="sheet-lines">
      {lines.map((line, i) => {
        const state = isChecking ? 'tried' : (states[i] ?? 'tried');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal lines may stand twice; their place is what tells them apart
          <li key={i} data-state={state}>
            <input type="hidden" name="line" value={line} />
            {edited === i ? (
              <LineEditor
                line={line}
                label={fill(words.editOrder, { order: line })}
                onDone={(text) => replace(i, text)}
                onCancel={() => setEdited(null)}
              />
            ) : (
              <>
                <span className="min-w-0">
                  <code>{line}</code> <LineMark state={state} words={words} />
                </span>
                <span className="flex">
                  {lines.length > 1 && (
                    <>
                      <Mover by={-1} label={fill(words.moveUp, { order: line })} isOff={i === 0} onMove={() => move(i, -1)} />
                      <Mover
                        by={1}
                        label={fill(words.moveDown, { order: line })}
                        isOff={i === lines.length - 1}
                        onMove={() => move(i, 1)}
                      />
                    </>
                  )}
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={fill(words.editOrder, { order: line })}
                    title={words.edit}
                    onClick={() => setEdited(i)}
                  >
                    <Pencil size={15} aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={fill(words.removeOrder, { order: line })}
                    title={words.remove}
                    onClick={() => replace(i, null)}
                  >
                    <X size={16} aria-hidden="true" />
                  </button>
                </span>
              </>
            )}
            {state === 'refused' && (
              <div className="line-faults" role="alert">
                <ul>
                  {trial.refused?.violations.map((violation) => (
                    <li key={`${violation.code} ${violation.text}`}>{violation.text}</li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Moves a line by one place. It stays where it can do nothing, so that the others stand in line. */
function Mover({ by, label, isOff, onMove }: { by: -1 | 1; label: string; isOff: boolean; onMove(): void }) {
  const Icon = by < 0 ? ArrowUp : ArrowDown;
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} disabled={isOff} data-move={by} onClick={onMove}>
      <Icon size={15} aria-hidden="true" />
    </button>
  );
}

function LineMark({ state, words }: { state: LineState; words: TableWords }) {
  if (state === 'tried') return null;
  const texts = { refused: words.refusedHere, untried: words.untried, unchecked: words.unchecked };
  return <span className="line-mark">{texts[state]}</span>;
}

function LineEditor({ line, label, onDone, onCancel }: { line: string; label: string; onDone(text: string): void; onCancel(): void }) {
  const [text, setText] = useState(line);
  return (
    <input
      className="input code-input col-span-2"
      aria-label={label}
      value={text}
      // biome-ignore lint/a11y/noAutofocus: it replaces the line whose edit button was just pressed
      autoFocus
      onChange={(event) => setText(event.target.value)}
      onBlur={() => onDone(text)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        else if (event.key === 'Enter') onDone(text);
        else return;
        event.preventDefault();
      }}
    />
  );
}
