import type { Clock } from '../../clock';

const hour = 60 * 60 * 1000;

/** Tells whoever runs the service that letters are refused for a reason of ours; the next hour says nothing new. */
export function hourly(tell: (reason: string) => void, clock: Clock): (reason: string) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (reason) => {
    const now = clock.now().getTime();
    if (now - toldAt < hour) return;
    toldAt = now;
    tell(reason);
  };
}

/** What the log says about it, before the mail server's own words. */
export const alarmText =
  'A mail server refuses our letters, for a reason that is ours to mend (SMTP_URL and its password, SPF, DKIM, reputation)';
