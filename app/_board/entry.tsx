import type { LogEntry } from '@/lib/play/log/log-entry';
import { Dice } from './dice';
import type { TableWords } from './words';

/** One entry of the log: who, the order, what came of it, the dice. */
export function Entry({ entry, words }: { entry: LogEntry; words: TableWords }) {
  const via = entry.via === null ? '' : words.via[entry.via];
  return (
    <>
      <p className="font-sans text-[0.9375rem]">
        <strong>{entry.by}</strong> {entry.order === null && <em className="text-soft">{words.hidden}</em>}
        {entry.written !== null &&
          (entry.takenBack ? <s className="code">{entry.written}</s> : <code className="code">{entry.written}</code>)}
        {entry.takenBack && <span className="ml-1.5 text-sm text-soft">({words.takenBack})</span>}
        {via !== '' && <span className="ml-1.5 text-sm text-soft">({via})</span>}
      </p>
      {entry.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <p key={i}>{line}</p>
      ))}
      {entry.draws && <Dice draws={entry.draws} label={words.dice} />}
    </>
  );
}
