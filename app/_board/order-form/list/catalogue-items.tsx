'use client';

import { useMemo, useState } from 'react';
import type { Item } from '@/lib/engine';
import { CardButton } from '../../unit-cards/card-button';
import { fill } from '../../words';
import { CatalogueFilters } from './catalogue-filters';
import { type ListPart, Stepper } from './list-so-far';
import { type ListWords, numberIn } from './list-words';
import { everything, foundIn } from './sought';

interface Props extends ListPart {
  onAdd(value: string): void;
  onDrop(value: string): void;
}

/** Items that are shown at a time: all of them would be slow on a phone. */
const shownAtOnce = 24;

/** What may be put on the list: sought by what it is, with all that is to be known of each. */
export function CatalogueItems({ catalogue, list, language, words, onAdd, onDrop }: Props) {
  const [sought, setSought] = useState(everything);
  const [most, setMost] = useState(shownAtOnce);
  const found = useMemo(() => foundIn(catalogue, list, sought), [catalogue, list, sought]);
  const more = Math.min(shownAtOnce, found.length - most);
  return (
    <section className="grid gap-3" aria-label={words.offer}>
      <h3>{words.offer}</h3>
      <CatalogueFilters
        {...{ catalogue, sought, words }}
        onSought={(next) => {
          setSought(next);
          setMost(shownAtOnce);
        }}
      />
      <p aria-live="polite" className="font-sans text-sm text-soft">
        {found.length > 0 ? fill(words.found, { count: found.length }) : words.none}
      </p>
      <ul className="list-lines">
        {found.slice(0, most).map((item) => (
          <Row
            key={item.value}
            item={item}
            cost={numberIn(item.cost, language)}
            count={list.filter((value) => value === item.value).length}
            words={words}
            onAdd={() => onAdd(item.value)}
            onDrop={() => onDrop(item.value)}
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="button" onClick={() => setMost(most + shownAtOnce)}>
          {fill(words.showMore, { count: more })}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  item: Item;
  cost: string;
  count: number;
  words: ListWords;
  onAdd(): void;
  onDrop(): void;
}

function Row({ item: { label, hint, card }, cost, count, words, onAdd, onDrop }: RowProps) {
  return (
    <li data-chosen={count > 0}>
      <span className="list-item">
        <span>
          {count > 0 && <strong>{count} × </strong>}
          {label} <span className="list-cost">{cost}</span>
          <span className="choice-hint">{hint}</span>
        </span>
        <CardButton card={card} unit={label} />
      </span>
      <Stepper {...{ name: label, count, words, onAdd, onDrop }} />
    </li>
  );
}
