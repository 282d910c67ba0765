import { LogList } from '@/app/_board/log-list';
import type { TableWords } from '@/app/_board/words';
import { Link } from '@/app/_ui/link';
import type { Lately, TableView } from '@/lib/play';

interface Props {
  table: TableView;
  lately: Lately;
  /** What it comes to in a few words; null: nothing worth that. */
  headline: string | null;
  /** Of the board. */
  spaces: readonly { id: string; name: string }[];
  words: TableWords;
}

/** What happened since the reader's last orders, a headline first, and a little of what was before. */
export function Log({ table, lately: { known, seenAt, log }, headline, spaces, words }: Props) {
  const isPlayer = table.mySeats.length > 0;
  const since = log.entries.filter(({ seq }) => seq > known);
  const earlier = log.entries.filter(({ seq }) => seq <= known);
  const told = new Set(log.entries.map(({ space }) => space));
  const places = Object.fromEntries(spaces.flatMap(({ id, name }) => (told.has(id) ? [[id, name]] : [])));
  const first = since[0] ?? log.entries[log.entries.length - 1];
  return (
    <section id="since" className="min-w-0 scroll-mt-4" aria-label={isPlayer ? words.sinceLast : words.log}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
        <h2>{isPlayer ? words.sinceLast : words.log}</h2>
        {first && (
          <Link href={`/tables/${table.id}/review/${first.seq - 1}?play=1`} className="font-sans text-[0.9375rem]">
            {words.playIt}
          </Link>
        )}
      </div>
      {since.length > 0 ? (
        <>
          {headline && <p className="log-headline">{headline}</p>}
          <LogList
            table={table.id}
            entries={since}
            places={places}
            seats={table.mySeats}
            seenAt={seenAt}
            isFromEnd={!isPlayer}
            words={words}
          />
        </>
      ) : (
        <p className="text-soft">{words.nothingSince}</p>
      )}
      {earlier.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-10 items-center font-sans text-[0.9375rem] text-sea underline">{words.earlier}</summary>
          <LogList table={table.id} entries={earlier} places={places} seats={table.mySeats} seenAt={seenAt} words={words} />
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
        <Link href={`/tables/${table.id}/review`} className="font-sans text-[0.9375rem]">
          {words.wholeLog}
        </Link>
      </p>
    </section>
  );
}
