'use client';

import { useSyncExternalStore } from 'react';
import { SelectField } from './field';

const never = () => () => {};

/** A time zone of the list; where none was chosen yet, the device's own is proposed. */
export function ZoneField({ zones, chosen, label, hint }: { zones: string[]; chosen: string | null; label: string; hint: string }) {
  const own = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
  const initial = chosen ?? (zones.includes(own) ? own : 'UTC');
  const options = zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  // a new default after hydration only shows in a new control
  return <SelectField key={initial} name="timezone" label={label} hint={hint} options={options} defaultValue={initial} />;
}
