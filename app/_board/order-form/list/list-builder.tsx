'use client';

import './list.css';
import { useMemo, useState } from 'react';
import { type Catalogue, type Language, mayChoose } from '@/lib/engine';
import { fill } from '../../words';
import { CatalogueItems } from './catalogue-items';
import { ListAsText } from './list-as-text';
import { ListSoFar } from './list-so-far';
import { type ListWords, listWords, numberIn } from './list-words';
import { OwnLists } from './own-lists';
import { ReadyLists } from './ready-lists';
import { without } from './sought';
import { useList } from './use-list';

interface Props {
  catalogue: Catalogue;
  /** Under which the window keeps what is put together. */
  kept: string;
  game: string;
  language: Language;
  onTake(list: readonly string[]): void;
}

/** A list is put together from a catalogue: what is on it and what the rules say of it, and all that may be added. */
export function ListBuilder({ catalogue, kept, game, language, onTake }: Props) {
  const words = listWords(language);
  const { list, change, undo } = useList(kept);
  const [said, setSaid] = useState('');
  const faults = useMemo(() => (list.length > 0 ? catalogue.faults(list) : []), [catalogue, list]);
  const inForm = { catalogue, list, language, words };
  const add = (value: string) => {
    const next = [...list, value];
    change(next);
    setSaid(fill(words.added, { name: catalogue.nameOf(value), left: leftOf(catalogue, next, language, words) }));
  };
  const drop = (value: string) => {
    const next = without(list, value);
    change(next);
    setSaid(fill(words.dropped, { name: catalogue.nameOf(value), left: leftOf(catalogue, next, language, words) }));
  };
  return (
    <div className="list-builder">
      <div className="list-head">
        <Allowances {...inForm} />
        <button
          type="button"
          className="button"
          data-tone="main"
          data-size="small"
          disabled={!mayChoose(catalogue, list)}
          onClick={() => onTake(list)}
        >
          {words.take}
        </button>
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <div aria-live="polite" className="empty:hidden">
        {faults.length > 0 && (
          <section className="list-faults" aria-label={words.wrong}>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <ListSoFar {...inForm} onAdd={add} onDrop={drop} onClear={() => change([])} onUndo={undo} />
      <ReadyLists {...inForm} onList={change} />
      <OwnLists {...inForm} game={game} onList={change} />
      <ListAsText {...inForm} onList={change} />
      <CatalogueItems {...inForm} onAdd={add} onDrop={drop} />
    </div>
  );
}

/** "23 left", of the budget. */
function leftOf(catalogue: Catalogue, list: readonly string[], language: Language, words: ListWords): string {
  const [budget] = catalogue.allowances(list);
  if (!budget) return '';
  const left = budget.most - budget.used;
  return `${budget.label}: ${fill(left < 0 ? words.over : words.left, { count: numberIn(Math.abs(left), language) })}`;
}

/** How much of what a list may take up it has taken. */
function Allowances({
  catalogue,
  list,
  language,
  words,
}: {
  catalogue: Catalogue;
  list: readonly string[];
  language: Language;
  words: ListWords;
}) {
  return (
    <ul className="list-allowances">
      {catalogue.allowances(list).map(({ label, used, most }, at) => (
        <li key={label} data-over={used > most}>
          {fill(words.used, { label, used: numberIn(used, language), most: numberIn(most, language) })}
          {at === 0 && (
            <>
              {', '}
              <strong>{fill(used > most ? words.over : words.left, { count: numberIn(Math.abs(most - used), language) })}</strong>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
