'use client';

import { useState } from 'react';
import { Link } from '@/app/_ui/link';
import type { BranchMove } from '@/lib/engine';
import { fill } from '../_board/words';
import { CopyField } from '../_ui/copy-field';
import { keepAction } from './actions';
import type { WhatIfWords } from './words';

export interface KeepProps {
  table: string;
  from: number;
  moves: BranchMove[];
  /** What it was opened from; null: it is new. */
  kept: { id: string; title: string; mine: boolean } | null;
  /** Origin of the service. */
  home: string;
  isSignedIn: boolean;
  /** Orders that can be kept. */
  most: number;
  share: { copy: string; copied: string };
  words: WhatIfWords;
}

/** Keeps what was tried under an address of its own; of what somebody else tried a copy. */
export function Keep({ table, from, moves, kept, home, isSignedIn, most, share, words }: KeepProps) {
  const [own, setOwn] = useState(kept?.mine ? kept.id : null);
  const [title, setTitle] = useState(kept?.title ?? fill(words.name, { seq: from }));
  // what is kept is what was opened, until something else is tried
  const [done, setDone] = useState<BranchMove[] | null>(kept?.mine ? moves : null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  if (!isSignedIn) {
    return (
      <section className="js-only">
        <h2>{words.keepTitle}</h2>
        <p className="mb-2 text-soft">{words.signInHint}</p>
        <Link href={`/sign-in?to=${encodeURIComponent(`/tables/${table}/try?from=${from}`)}`} className="button" data-size="small">
          {words.signIn}
        </Link>
      </section>
    );
  }
  const keep = async () => {
    setKeeping(true);
    setTrouble(null);
    const answer = await keepAction(table, { ...(own !== null && { id: own }), from, title, moves }).catch(() => null);
    setKeeping(false);
    if (!answer || 'trouble' in answer) return setTrouble(answer?.trouble ?? words.keepFailed);
    setOwn(answer.id);
    setDone(moves);
    window.history.replaceState(null, '', `/tables/${table}/try/${answer.id}`);
  };
  return (
    <section className="js-only grid content-start gap-3">
      <h2>{words.keepTitle}</h2>
      {kept && !kept.mine && own === null && <p className="text-soft">{words.copyHint}</p>}
      <label className="grid gap-1 font-sans text-sm font-semibold">
        {words.keepName}
        <input className="input" maxLength={80} value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <p>
        <button
          type="button"
          className="button"
          data-tone="main"
          disabled={isKeeping || moves.length === 0 || moves.length > most}
          aria-busy={isKeeping}
          onClick={keep}
        >
          {own !== null ? words.keepAgain : kept ? words.keepCopy : words.keep}
        </button>
      </p>
      {trouble && <p role="alert">{trouble}</p>}
      <div aria-live="polite" className="grid gap-2">
        {own !== null && done === moves && (
          <>
            <p className="font-sans text-sm">{words.kept}</p>
            <CopyField label={words.keptAddress} value={`${home}/tables/${table}/try/${own}`} words={share} />
          </>
        )}
      </div>
    </section>
  );
}
