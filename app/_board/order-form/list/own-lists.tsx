'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedList } from '@/lib/play/people/saved-lists';
import { fill } from '../../words';
import { dropListAction, type Kept, keepListAction, listsAction } from './actions';
import type { ListPart } from './list-so-far';

interface Props extends ListPart {
  game: string;
  onList(list: readonly string[]): void;
}

/** Lists that the player keeps, fetched when they are looked for. */
export function OwnLists({ catalogue: { shelf }, list, words, game, onList }: Props) {
  const place = { game, shelf };
  const [lists, setLists] = useState<readonly SavedList[] | null>(null);
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const ask = async (act: Promise<Kept>, done = '') => {
    setWaiting(true);
    setSaid('');
    const kept = await act.catch(() => null);
    setWaiting(false);
    setTrouble(kept && 'lists' in kept ? null : (kept?.trouble ?? words.keepFailed));
    if (!kept || !('lists' in kept)) return;
    setLists(kept.lists);
    setSaid(done);
  };
  return (
    <details
      className="list-fold"
      onToggle={(event) => {
        if (event.currentTarget.open && lists === null && !isWaiting) ask(listsAction(place));
      }}
    >
      <summary>{words.mine}</summary>
      <div className="grid gap-3" aria-busy={isWaiting}>
        {lists?.length === 0 && <p className="font-sans text-soft">{words.mineNone}</p>}
        <ul className="list-lines">
          {lists?.map((each) => (
            <li key={each.title}>
              <button
                type="button"
                className="button choice"
                aria-label={fill(words.open, { name: each.title })}
                onClick={() => onList(each.items)}
              >
                {each.title}
              </button>
              <button
                type="button"
                className="button stepper"
                data-tone="quiet"
                aria-label={fill(words.drop, { name: each.title })}
                onClick={() => ask(dropListAction(place, each.title))}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            ask(keepListAction(place, { title, items: [...list] }), fill(words.kept, { name: title.trim() }));
          }}
        >
          <label className="list-field">
            {words.name}
            <input className="input" maxLength={60} required value={title} onChange={(event) => setTitle(event.target.value)} />
          </label>
          <button type="submit" className="button" disabled={list.length === 0 || isWaiting}>
            {words.keep}
          </button>
        </form>
        {trouble && (
          <p role="alert" className="font-sans text-sm font-semibold text-brick">
            {trouble}
          </p>
        )}
        <p aria-live="polite" className="font-sans text-sm empty:hidden">
          {said}
        </p>
      </div>
    </details>
  );
}
