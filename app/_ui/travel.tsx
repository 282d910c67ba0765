'use client';

import { useLinkStatus } from 'next/link';

/** Put inside a Link: shows that its page is on the way when that takes longer than a blink. */
export function Travel() {
  const { pending } = useLinkStatus();
  return pending ? <span className="travel" aria-hidden="true" /> : null;
}
