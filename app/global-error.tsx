'use client';

import Failure from './error';
import './globals.css';

/** Catches what even the layout threw. */
export default function GlobalFailure(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <Failure {...props} />
      </body>
    </html>
  );
}
