import type { LogEntry } from '@/lib/play/log/log-entry';
import { Dice } from './dice';
import { Volleys } from './volleys';
import type { TableWords } from './words';

interface Props {
  entry: LogEntry;
  /** The dice are folded away. */
  isFolded?: boolean;
  words: TableWords;
}

/** One entry of the log: who, the order, what came of it, the dice. */
export function Entry({ entry, isFolded = false, words }: Props) {
  const count = entry.draws?.reduce((sum, { values }) => sum + values.length, 0) ?? 0;
  const told = entry.volleys.reduce((sum, { shots }) => sum + shots.reduce((of, { dice }) => of + dice.length, 0), 0);
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
      {entry.draws && !isFolded && <Dice key={entry.seq} draws={entry.draws} label={words.dice} />}
      {isFolded && count > told && (
        <details className="font-sans text-sm">
          <summary className="inline-flex min-h-6 items-center text-sea">
            {words.dice} ({count})
          </summary>
          <Dice draws={entry.draws ?? []} label={words.dice} />
        </details>
      )}
      {told > 0 && (
        <details className="font-sans text-sm">
          <summary className="inline-flex min-h-6 items-center text-sea">
            {words.roundByRound} ({told})
          </summary>
          <Volleys volleys={entry.volleys} words={words} />
        </details>
      )}
    </>
  );
}
