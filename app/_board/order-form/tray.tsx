import type { Board } from '@/lib/engine';
import { Swatch } from '../swatch';
import { fill, type TableWords } from '../words';
import type { TrayState } from './use-tray';

interface Props {
  tray: TrayState;
  /** Orders that would place all of it; empty: none are suggested. */
  suggested: readonly string[];
  board: Board | null;
  /** What is on the sheet is being tried: what was suggested may hold no more. */
  isChecking: boolean;
  words: TableWords;
  onSuggested(lines: readonly string[]): void;
}

/** What is still to be placed: a counter a kind with its number. One is picked up, and a click on the map puts it down. */
export function Tray({ tray: { pieces, held, lift, putBack }, suggested, board, isChecking, words, onSuggested }: Props) {
  const faces = pieces.map(({ icon, owner }) => `${icon} ${owner}`);
  // counters that look alike are told apart by their names
  const areAlike = new Set(faces).size < faces.length;
  return (
    <section className="tray" aria-label={words.tray}>
      <h3 className="label">{words.tray}</h3>
      <ul>
        {pieces.map((piece) => {
          const { id, name, icon, owner, count } = piece;
          const inHand = held?.id === id ? held.count : 0;
          return (
            <li key={id}>
              <button
                type="button"
                className="button tray-piece"
                aria-pressed={inHand > 0}
                aria-label={fill(words.trayLeft, { name, count, held: inHand })}
                title={name}
                onClick={() => lift(piece)}
              >
                {board && <Swatch board={board} owner={owner} icon={icon} size={34} />}
                <span aria-hidden="true">{inHand > 0 ? `${inHand} / ${count}` : count}</span>
                {areAlike && (
                  <span aria-hidden="true" className="tray-name">
                    {name}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="font-sans text-sm text-soft">
        {held ? fill(words.trayHeld, { held: held.count, name: held.name }) : words.trayHint}
      </p>
      <div className="flex flex-wrap gap-2">
        {held && (
          <button type="button" className="button" data-size="small" onClick={putBack}>
            {words.putBack}
          </button>
        )}
        {suggested.length > 0 && (
          <button type="button" className="button" data-size="small" disabled={isChecking} onClick={() => onSuggested(suggested)}>
            {words.suggest}
          </button>
        )}
      </div>
    </section>
  );
}
