'use client';

import { Minus, Plus } from 'lucide-react';
import type { Board } from '@/lib/engine';
import { Swatch } from '../swatch';
import { fill, type TableWords } from '../words';
import type { Act, CardLine } from './steps';

interface Props {
  lines: readonly (CardLine & { most: number })[];
  /** Null while it is on its way: the lines go without silhouettes. */
  board: Board | null;
  words: TableWords;
  onAct(act: Act): void;
  onConfirm(): void;
  /** Confirms, and sends the sheet with it. */
  onSendNow(): void;
}

/** Several numbers at once: a line a type with its stepper, all of it or none at one stroke. */
export function Card({ lines, board, words, onAct, onConfirm, onSendNow }: Props) {
  const isWhole = lines.every(({ prompt }) => prompt.row.isWhole);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <ul className="card-lines">
        {lines.map((line) => (
          <Line
            key={line.prompt.field}
            {...line}
            board={board}
            words={words}
            onValue={(value) => onAct({ kind: 'wish', field: line.prompt.field, value })}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {isWhole && (
          <button type="button" className="button" data-tone="main" onClick={onSendNow}>
            {words.sendNow}
          </button>
        )}
        <button type="submit" className="button" {...(!isWhole && { 'data-tone': 'main' })}>
          {words.confirm}
        </button>
        <button type="button" className="button" onClick={() => onAct({ kind: 'wish-all', extreme: 'most' })}>
          {words.all}
        </button>
        <button type="button" className="button" onClick={() => onAct({ kind: 'wish-all', extreme: 'least' })}>
          {words.none}
        </button>
      </div>
    </form>
  );
}

interface LineProps extends CardLine {
  most: number;
  board: Board | null;
  words: TableWords;
  onValue(value: number): void;
}

function Line({ prompt, value, most, board, words, onValue }: LineProps) {
  const { label, min, row } = prompt;
  return (
    <li data-chosen={value > 0}>
      <span className="flex min-w-0 items-center gap-2">
        {board && row.icon !== undefined && <Swatch board={board} owner={row.owner} icon={row.icon} size={30} />}
        <span className="min-w-0">
          {row.name}
          {row.hint && <span className="choice-hint">{row.hint}</span>}
        </span>
      </span>
      <span className="card-stepper">
        <button
          type="button"
          className="button stepper"
          aria-label={`${words.less}: ${row.name}`}
          disabled={value <= min}
          onClick={() => onValue(value - 1)}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          className="input"
          aria-label={label}
          min={min}
          max={most}
          value={value}
          onChange={(event) => onValue(Math.round(event.target.valueAsNumber || 0))}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="button stepper"
          aria-label={`${words.more}: ${row.name}`}
          disabled={value >= most}
          onClick={() => onValue(value + 1)}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="button card-most"
          aria-label={fill(words.mostOf, { count: most, name: row.name })}
          disabled={value >= most}
          onClick={() => onValue(most)}
        >
          {most}
        </button>
      </span>
    </li>
  );
}
