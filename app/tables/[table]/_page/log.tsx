import Link from 'next/link';
import { Entry } from '@/app/_board/entry';
import { momentsOf } from '@/app/_board/log-parts';
import type { TableWords } from '@/app/_board/words';
import type { Lately, LogEntry, TableView } from '@/lib/play';

/** What happened since the reader's last orders, and a little of what was before. */
export function Log({ table, lately: { known, log }, words }: { table: TableView; lately: Lately; words: TableWords }) {
  const isPlayer = table.mySeats.length > 0;
  const since = log.entries.filter(({ seq }) => seq > known);
  const earlier = log.entries.filter(({ seq }) => seq <= known);
  const first = since[0] ?? log.entries[log.entries.length - 1];
  return (
    <section className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
        <h2>{isPlayer ? words.sinceLast : words.log}</h2>
        {first && (
          <Link href={`/tables/${table.id}/review/${first.seq - 1}?play=1`} className="font-sans text-[0.9375rem]" prefetch={false}>
            {words.playIt}
          </Link>
        )}
      </div>
      {since.length > 0 ? (
        <Moments table={table} entries={since} isFromEnd={!isPlayer} words={words} />
      ) : (
        <p className="text-soft">{words.nothingSince}</p>
      )}
      {earlier.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-10 items-center font-sans text-[0.9375rem] text-sea underline">{words.earlier}</summary>
          <Moments table={table} entries={earlier} words={words} />
        </details>
      )}
      {log.opening.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-10 items-center font-sans text-[0.9375rem] text-sea underline">{words.opening}</summary>
          {log.opening.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <p key={i}>{line}</p>
          ))}
        </details>
      )}
      <p className="mt-3">
        <Link href={`/tables/${table.id}/review`} className="font-sans text-[0.9375rem]" prefetch={false}>
          {words.wholeLog}
        </Link>
      </p>
    </section>
  );
}

interface MomentsProps {
  table: TableView;
  entries: readonly LogEntry[];
  /** Who has read nothing of it wants the newest first in sight; who was here reads on from the top. */
  isFromEnd?: boolean;
  words: TableWords;
}

function Moments({ table, entries, isFromEnd = false, words }: MomentsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="log" data-from-end={isFromEnd} tabIndex={0} aria-label={words.log}>
      <ol>
        {momentsOf(entries).map((moment) => (
          <li key={moment[0]?.seq}>
            <h3 className="label">{moment[0]?.momentName}</h3>
            <ol>
              {moment.map((entry) => (
                <li key={entry.seq}>
                  <Link href={`/tables/${table.id}/review/${entry.seq}`} className="log-seq" prefetch={false}>
                    {entry.seq}
                  </Link>
                  <div className="min-w-0">
                    <Entry entry={entry} words={words} />
                  </div>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}
