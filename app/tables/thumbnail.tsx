import { cookies } from 'next/headers';
import type { TableSummary } from '@/lib/play';
import { isTheme, themeCookie } from '../_shell/theme';

/** Where a table stands, small, as the reader may see it; before the start there is nothing to see. */
export async function Thumbnail({ table }: { table: Pick<TableSummary, 'id' | 'seq' | 'status'> }) {
  if (table.status === 'open') return null;
  const stored = (await cookies()).get(themeCookie)?.value;
  const theme = isTheme(stored) ? stored : 'auto';
  // with its number it may be kept by the browser
  const address = (name: string) => `/tables/${table.id}/board.svg?seq=${table.seq}&theme=${name}`;
  return (
    <picture>
      {theme === 'auto' && <source srcSet={address('dark')} media="(prefers-color-scheme: dark)" />}
      <img
        src={address(theme === 'dark' ? 'dark' : 'light')}
        // what it shows stands beside it in words
        alt=""
        width={128}
        height={80}
        loading="lazy"
        decoding="async"
        className="h-20 w-32 border border-rule bg-well object-cover"
      />
    </picture>
  );
}
