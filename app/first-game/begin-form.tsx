'use client';

import { useEffect, useRef } from 'react';
import { Submit } from '../_ui/submit';

/** One button, pressed at once where scripts run. */
export function BeginForm({ action, begin }: { action: () => Promise<void>; begin: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <form ref={form} action={action}>
      <Submit tone="main">{begin}</Submit>
    </form>
  );
}
