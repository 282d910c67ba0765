'use client';

import { Minus, Plus, Undo2, X } from 'lucide-react';
import type { Catalogue, Language } from '@/lib/engine';
import { CardButton } from '../../unit-cards/card-button';
import { fill } from '../../words';
import { type ListWords, numberIn } from './list-words';
import { countsOf } from './sought';

/** What the parts of the form share. */
export interface ListPart {
  catalogue: Catalogue;
  list: readonly string[];
  language: Language;
  words: ListWords;
}

interface Props extends ListPart {
  onAdd(value: string): void;
  onDrop(value: string): void;
  onClear(): void;
  onUndo: (() => void) | null;
}

/** What is on the list, each once with its number. */
export function ListSoFar({ catalogue, list, language, words, onAdd, onDrop, onClear, onUndo }: Props) {
  const items = new Map(catalogue.items.map((item) => [item.value, item]));
  return (
    <section className="grid gap-2" aria-label={words.soFar}>
      {list.length === 0 && <p className="font-sans text-soft">{words.empty}</p>}
      <ul className="list-lines">
        {countsOf(list).map(({ value, count }) => {
          const name = catalogue.nameOf(value);
          const item = items.get(value);
          return (
            <li key={value}>
              <span className="list-item">
                <span>
                  <strong>{count} ×</strong> {name} {item && <span className="list-cost">{numberIn(count * item.cost, language)}</span>}
                </span>
                <CardButton card={item?.card} unit={name} />
              </span>
              <Stepper {...{ name, count, words }} onAdd={item ? () => onAdd(value) : null} onDrop={() => onDrop(value)} />
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        {onUndo && (
          <button type="button" className="button" data-size="small" onClick={onUndo}>
            <Undo2 size={16} aria-hidden="true" /> {words.undo}
          </button>
        )}
        {list.length > 0 && (
          <button type="button" className="button" data-size="small" data-tone="quiet" onClick={onClear}>
            <X size={16} aria-hidden="true" /> {words.clear}
          </button>
        )}
      </div>
    </section>
  );
}

interface StepperProps {
  name: string;
  count: number;
  words: ListWords;
  /** Null: it is nothing that there is here. */
  onAdd: (() => void) | null;
  onDrop(): void;
}

/** One more of something, or one fewer. */
export function Stepper({ name, count, words, onAdd, onDrop }: StepperProps) {
  return (
    <span className="card-stepper">
      <button type="button" className="button stepper" aria-label={fill(words.dropOne, { name })} disabled={count === 0} onClick={onDrop}>
        <Minus size={18} aria-hidden="true" />
      </button>
      {onAdd && (
        <button type="button" className="button stepper" aria-label={fill(words.addOne, { name })} onClick={onAdd}>
          <Plus size={18} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
