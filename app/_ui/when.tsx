import { getFormatter } from 'next-intl/server';
import { datedText, zonedText } from '@/lib/time-control';
import { currentReckoning } from '../_words/reckoning';

/** A moment in full, as letters write it: "Sunday 29 March, 14:00 (Europe/Rome)", in the reader's zone. */
export async function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{zonedText(new Date(iso), await currentReckoning())}</time>;
}

/** A moment as people say it, "in 3 hours", with the full date and zone on hover. */
export async function When({ iso }: { iso: string }) {
  const [format, reckoning] = await Promise.all([getFormatter(), currentReckoning()]);
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={datedText(date, reckoning)} className="whitespace-nowrap">
      {format.relativeTime(date, new Date())}
    </time>
  );
}
