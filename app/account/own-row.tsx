import type { ReactNode } from 'react';
import { PlayerName } from '@/app/_ui/player-name';

interface Props {
  id: string;
  /** Its name, or that it has none. */
  name: string;
  /** What else is known of it. */
  children: ReactNode;
  /** Ends what it has; null: nothing is to be ended here. */
  end: { action: (form: FormData) => Promise<void>; label: string } | null;
}

/** Something of the user's in a list, with a button that ends it. */
export function OwnRow({ id, name, children, end }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2">
      <span>
        <strong>
          <PlayerName name={name} />
        </strong>{' '}
        {children}
      </span>
      {end && (
        <form action={end.action}>
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="button" data-tone="danger" data-size="small">
            {end.label}
            <span className="sr-only"> {name}</span>
          </button>
        </form>
      )}
    </li>
  );
}
