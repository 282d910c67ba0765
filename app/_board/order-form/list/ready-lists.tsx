'use client';

import type { ListPart } from './list-so-far';

/** Lists to begin with: those that the game has ready, and those that chance makes. */
export function ReadyLists({ catalogue: { starts, drawn }, list, words, onList }: ListPart & { onList(list: readonly string[]): void }) {
  return (
    <details className="list-fold" open={list.length === 0 || undefined}>
      <summary>{words.begin}</summary>
      <div className="grid gap-1.5">
        {drawn.map(({ value, label, draw }) => (
          <button key={value} type="button" className="button choice" onClick={() => onList(draw(Math.random))}>
            {label}
          </button>
        ))}
        {starts.map(({ value, label, hint, list: ready }) => (
          <button key={value} type="button" className="button choice" onClick={() => onList(ready)}>
            <span>{label}</span>
            <span className="choice-hint">{hint}</span>
          </button>
        ))}
      </div>
    </details>
  );
}
