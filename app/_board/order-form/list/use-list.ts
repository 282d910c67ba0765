import { useState } from 'react';

/** A list that is put together: the window keeps it, so that neither a reload nor a look at the sheet loses it. */
export interface Building {
  list: readonly string[];
  change(list: readonly string[]): void;
  /** Null: nothing was changed. */
  undo: (() => void) | null;
}

const longestPast = 50;

/** `key` names the question that the list answers. */
export function useList(key: string): Building {
  const [list, setList] = useState<readonly string[]>(() => kept(key));
  const [past, setPast] = useState<(readonly string[])[]>([]);
  const show = (next: readonly string[]) => {
    setList(next);
    keep(key, next);
  };
  const last = past.at(-1);
  return {
    list,
    change(next) {
      setPast([...past, list].slice(-longestPast));
      show(next);
    },
    undo: last
      ? () => {
          setPast(past.slice(0, -1));
          show(last);
        }
      : null,
  };
}

function kept(key: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}

function keep(key: string, list: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // full, or forbidden: a reload then begins anew
  }
}
