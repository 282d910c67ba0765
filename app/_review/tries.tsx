'use client';

import type { ListedBranch } from '@/lib/play';
import { fill } from '../_board/words';
import { branchAction } from '../_try/actions';
import type { WhatIfWords } from '../_try/words';
import { Form } from '../_ui/form';
import { Submit } from '../_ui/submit';

/** What the reader has tried from moments of the game and kept: to be opened, renamed and deleted. */
export function Tries({ table, kept, words }: { table: string; kept: ListedBranch[]; words: WhatIfWords }) {
  return (
    <details className="story-panel">
      <summary>{fill(words.mine, { count: kept.length })}</summary>
      {kept.length === 0 && <p className="text-soft">{words.noneKept}</p>}
      <ul className="tries">
        {kept.map(({ id, title, from, orders, at }) => (
          <li key={id}>
            <p>
              <a href={`/tables/${table}/try/${id}`}>{title}</a>{' '}
              <span className="text-sm text-soft">{fill(words.orders, { seq: from, count: orders })}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Form key={`${title} ${at}`} action={branchAction} className="flex gap-2">
                <input type="hidden" name="table" value={table} />
                <input type="hidden" name="id" value={id} />
                <input name="title" className="input" maxLength={80} aria-label={words.keepName} defaultValue={title} />
                <Submit size="small">{words.rename}</Submit>
              </Form>
              <Form action={branchAction}>
                <input type="hidden" name="table" value={table} />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="do" value="delete" />
                <Submit tone="danger" size="small" aria-label={fill(words.deleteOf, { title })}>
                  {words.delete}
                </Submit>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
