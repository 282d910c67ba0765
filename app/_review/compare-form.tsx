import { useId } from 'react';
import type { CompareWords } from '../_board/words';

interface Props {
  /** The review at the one moment. */
  action: string;
  seat: string | undefined;
  last: number;
  /** The other moment to begin with. */
  value: number;
  words: CompareWords;
}

/** Asks for another moment to compare one with; needs no scripts. */
export function CompareForm({ action, seat, last, value, words }: Props) {
  const id = useId();
  return (
    <form action={action} method="get" className="compare-form">
      {seat !== undefined && <input type="hidden" name="seat" value={seat} />}
      <label htmlFor={id}>{words.begin}</label>
      <input id={id} name="with" type="number" className="input" min={0} max={last} required key={value} defaultValue={value} />
      <button type="submit" className="button" data-size="small">
        {words.show}
      </button>
    </form>
  );
}
