'use client';

import type { Catalogue } from '@/lib/engine';
import { fill } from '../../words';
import type { ListWords } from './list-words';
import { boundsOf, everything, type Sought } from './sought';

interface Props {
  catalogue: Catalogue;
  sought: Sought;
  words: ListWords;
  onSought(sought: Sought): void;
}

/** What is sought in a catalogue: words first, the rest at hand. */
export function CatalogueFilters({ catalogue, sought, words, onSought }: Props) {
  const { traits, figures } = catalogue;
  return (
    <div className="grid gap-2">
      <label className="list-field">
        {words.search}
        <input
          type="search"
          className="input"
          placeholder={words.searchHint}
          value={sought.words}
          onChange={(event) => onSought({ ...sought, words: event.target.value })}
        />
      </label>
      <div className="list-filters">
        {traits.map(({ id, label, values }) => (
          <label key={id} className="list-field">
            {label}
            <select
              className="input"
              value={sought.traits[id] ?? ''}
              onChange={({ target: { value } }) => {
                const { [id]: _, ...others } = sought.traits;
                onSought({ ...sought, traits: value === '' ? others : { ...others, [id]: value } });
              }}
            >
              <option value="">{words.all}</option>
              {values.map((each) => (
                <option key={each.value} value={each.value}>
                  {each.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className="list-field">
          {words.sort}
          <select
            className="input"
            value={sought.by ?? ''}
            onChange={({ target: { value } }) => onSought({ ...sought, by: value === '' ? null : value })}
          >
            <option value="">{traits[0]?.label}</option>
            <option value="name">{words.byName}</option>
            {figures.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {figures.map((figure) => (
          <Between key={figure.id} {...{ figure, catalogue, sought, words, onSought }} />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label className="flex min-h-11 items-center gap-2 font-sans text-[0.9375rem]">
          <input
            type="checkbox"
            checked={sought.isFitting}
            onChange={({ target: { checked } }) => onSought({ ...sought, isFitting: checked })}
          />
          {words.onlyFitting}
        </label>
        {sought !== everything && (
          <button type="button" className="button" data-size="small" data-tone="quiet" onClick={() => onSought(everything)}>
            {words.reset}
          </button>
        )}
      </div>
    </div>
  );
}

/** The least and the most of a figure. */
function Between({ figure: { id, label }, catalogue, sought, words, onSought }: Props & { figure: { id: string; label: string } }) {
  const [least, most] = boundsOf(catalogue, id);
  const [from, to] = sought.between[id] ?? [null, null];
  const field = (
    text: string,
    value: number | null,
    placeholder: number,
    next: (value: number | null) => readonly [number | null, number | null],
  ) => (
    <label className="list-field">
      {fill(text, { label })}
      <input
        type="number"
        inputMode="decimal"
        step="any"
        className="input"
        placeholder={String(placeholder)}
        value={value ?? ''}
        onChange={({ target: { valueAsNumber } }) =>
          onSought({ ...sought, between: { ...sought.between, [id]: next(Number.isNaN(valueAsNumber) ? null : valueAsNumber) } })
        }
      />
    </label>
  );
  return (
    <>
      {field(words.from, from, least, (value) => [value, to])}
      {field(words.to, to, most, (value) => [from, value])}
    </>
  );
}
