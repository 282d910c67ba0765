'use client';

import { useEffect } from 'react';

/** Stands by for when there is no connection while somebody is signed in, and forgets what they saw once nobody is. */
export function Offline({ isSignedIn }: { isSignedIn: boolean }) {
  useEffect(() => {
    const ready = import('./seen').then(({ standBy, forgetSeen }) => (isSignedIn ? standBy() : forgetSeen()));
    // a browser that keeps nothing does without
    ready.catch(() => undefined);
  }, [isSignedIn]);
  return null;
}
