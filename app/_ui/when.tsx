import { getFormatter } from 'next-intl/server';

/** A moment in full: "Sun 29 March, 14:00", in the reader's zone, which is named on hover. */
export async function Moment({ iso }: { iso: string }) {
  const format = await getFormatter();
  const date = new Date(iso);
  const day = { weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return (
    <time dateTime={iso} title={format.dateTime(date, { ...day, year: 'numeric', timeZoneName: 'long' })} className="whitespace-nowrap">
      {format.dateTime(date, day)}
    </time>
  );
}

/** A moment as people say it, "in 3 hours", with the full date and zone on hover. */
export async function When({ iso }: { iso: string }) {
  const format = await getFormatter();
  const date = new Date(iso);
  const full = format.dateTime(date, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <time dateTime={iso} title={full} className="whitespace-nowrap">
      {format.relativeTime(date, new Date())}
    </time>
  );
}
