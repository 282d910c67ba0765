'use client';

import { useEffect, useState } from 'react';
import { timeLeftText } from '@/lib/time-control/length';

const minute = 60_000;

interface Props {
  /** The deadline, ISO. */
  iso: string;
  /** When the page was written, ISO: what it says at first, so that server and browser say the same. */
  now: string;
  language: 'en' | 'it';
  /** The date in full, on hover. */
  title: string;
}

/** What is left until a deadline, counted down minute by minute while the page stands open. */
export function Countdown({ iso, now, language, title }: Props) {
  const due = Date.parse(iso);
  const [at, setAt] = useState(Date.parse(now));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = due - Date.now();
      setAt(due - left);
      // to where the text changes next
      if (left > 0) timer = setTimeout(tick, (left % minute) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [due]);
  return (
    <time dateTime={iso} title={title} className="whitespace-nowrap tabular-nums">
      {timeLeftText(due - at, language)}
    </time>
  );
}
