'use client';

import { useCallback, useState } from 'react';
import { late } from '@/app/_ui/late';
import './story.css';
import type { PanelWord, StoryView, StoryWords } from './story-view';

const Story = late(() => import('./story').then((module) => module.Story));

interface Props {
  table: string;
  seat: string | undefined;
  words: Pick<StoryWords, PanelWord>;
  onGo?: (seq: number) => void;
}

/** The story of a game folded up: fetched, with what draws it, when it is opened. */
export function StoryPanel({ table, seat, words, onGo }: Props) {
  const [story, setStory] = useState<StoryView | 'none' | 'loading' | 'failed' | null>(null);
  const query = seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`;
  const load = useCallback(async () => {
    setStory('loading');
    try {
      const response = await fetch(`/tables/${table}/story/data${query}`);
      if (!response.ok) throw new Error(`story: ${response.status}`);
      setStory(((await response.json()) as StoryView | null) ?? 'none');
    } catch {
      setStory('failed');
    }
  }, [table, query]);
  return (
    <details
      className="story-panel"
      onToggle={(event) => {
        if (event.currentTarget.open && (story === null || story === 'failed')) void load();
      }}
    >
      <summary>{words.open}</summary>
      <p className="mb-3">
        <a href={`/tables/${table}/story${query}`}>{words.page}</a>
      </p>
      <div aria-live="polite" aria-busy={story === 'loading'}>
        {story === 'loading' && <p className="text-soft">{words.loading}</p>}
        {story === 'none' && <p className="text-soft">{words.none}</p>}
        {story === 'failed' && (
          <p role="alert">
            {words.failed}{' '}
            <button type="button" className="button" data-size="small" onClick={() => void load()}>
              {words.again}
            </button>
          </p>
        )}
      </div>
      {typeof story === 'object' && story !== null && <Story table={table} seat={seat} view={story} onGo={onGo} />}
    </details>
  );
}
