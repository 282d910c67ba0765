import type { TableSummary } from '@/lib/play';
import { ThemedPicture } from '../_shell/themed-picture';

/** Where a table that has begun stands, small, as the reader may see it. */
export const Thumbnail = ({ table: { id, seq } }: { table: Pick<TableSummary, 'id' | 'seq'> }) => (
  <ThemedPicture
    // with its number it may be kept by the browser
    src={`/tables/${id}/board.svg?seq=${seq}`}
    // what it shows stands beside it in words
    alt=""
    width={128}
    height={80}
    loading="lazy"
    decoding="async"
    className="h-20 w-32 border border-rule bg-well object-cover"
  />
);
