import type { LogEntry } from '@/lib/play/log/log-entry';

/** Dice as they fell, a group for each call of the rules; the story beside them says what they were for. */
export function Dice({ draws, label }: { draws: NonNullable<LogEntry['draws']>; label: string }) {
  if (draws.length === 0) return null;
  return (
    <ul className="dice" aria-label={label}>
      {draws.map((draw, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, two calls may be alike
        <li key={i}>
          {draw.values.map((value, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <span key={k} className="die">
              {value}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
