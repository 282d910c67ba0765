'use client';

import { useSyncExternalStore } from 'react';

const words = {
  en: {
    title: 'Something broke on our side',
    text: 'What you sent before is kept. Try again; if it stays like this, tell whoever runs this place',
    again: 'Try again',
  },
  it: {
    title: 'Qualcosa si è rotto da parte nostra',
    text: 'Quanto avevi inviato prima è conservato. Riprova; se non cambia, avvisa chi gestisce questo posto',
    again: 'Riprova',
  },
};

const never = () => () => {};

/** Catches what a page threw. It must not depend on the server, so it carries its own words. */
export default function Failure({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const italian = useSyncExternalStore(
    never,
    () => document.documentElement.lang === 'it',
    () => false,
  );
  const { title, text, again } = words[italian ? 'it' : 'en'];
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 sm:px-6">
      <h1 className="double-rule mb-6 pb-3">{title}</h1>
      <p className="mb-6">
        {text}
        {error.digest && <span className="code ml-1">{error.digest}</span>}.
      </p>
      <button type="button" className="button" data-tone="main" onClick={reset}>
        {again}
      </button>
    </div>
  );
}
