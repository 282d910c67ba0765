import { getFormatter } from 'next-intl/server';
import { datedText, zonedText } from '@/lib/time-control';
import { currentReckoning } from '../_words/reckoning';
import { Countdown } from './countdown';

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

/** A deadline as what is left of its time, "in 1 day and 6 hours", counting down, with the full date and zone on hover. */
export async function TimeLeft({ iso }: { iso: string }) {
  const reckoning = await currentReckoning();
  const title = datedText(new Date(iso), reckoning);
  return <Countdown iso={iso} now={new Date().toISOString()} language={reckoning.language} title={title} />;
}
