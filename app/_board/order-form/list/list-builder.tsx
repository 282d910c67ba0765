'use client';

import './list.css';
import { useMemo, useState } from 'react';
import { type Allowance, type Catalogue, type Language, mayChoose } from '@/lib/engine';
import { fill } from '../../words';
import { CatalogueItems } from './catalogue-items';
import { ListAsText } from './list-as-text';
import { type ListPart, ListSoFar } from './list-so-far';
import { listWords, numberIn } from './list-words';
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
  const put = (next: readonly string[], text: string, value: string) => {
    change(next);
    const [budget] = catalogue.allowances(next);
    const left = budget ? `${budget.label}: ${leftOf(budget, inForm)}` : '';
    setSaid(fill(text, { name: catalogue.nameOf(value), left }));
  };
  const add = (value: string) => put([...list, value], words.added, value);
  const drop = (value: string) => put(without(list, value), words.dropped, value);
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

/** "23 left", or how much it is too much. */
const leftOf = ({ used, most }: Allowance, { language, words }: Pick<ListPart, 'language' | 'words'>): string =>
  fill(used > most ? words.over : words.left, { count: numberIn(Math.abs(most - used), language) });

/** How much of what a list may take up it has taken. */
function Allowances({ catalogue, list, language, words }: ListPart) {
  return (
    <ul className="list-allowances">
      {catalogue.allowances(list).map((each, at) => (
        <li key={each.label} data-over={each.used > each.most}>
          {fill(words.used, { label: each.label, used: numberIn(each.used, language), most: numberIn(each.most, language) })}
          {at === 0 && (
            <>
              {', '}
              <strong>{leftOf(each, { language, words })}</strong>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
