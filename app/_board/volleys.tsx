import type { Volley } from '@/lib/engine';
import { fill, type TableWords } from './words';

/** Dice of a fight by those who threw them, hits marked. */
export function Volleys({ volleys, words }: { volleys: readonly Volley[]; words: TableWords }) {
  return (
    <ul className="volleys">
      {volleys.map(({ space, title, hits, shots }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows; two battles may begin alike
        <li key={`${i} ${space}`}>
          <p>
            <strong>{title}</strong> <span className="text-soft">{fill(words.hits, { count: hits })}</span>
          </p>
          {shots.map(({ name, needs, dice }, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <div key={k} className="volley-shots">
              <span>
                {name} <span className="text-soft">({needs})</span>
              </span>
              {dice.map(({ value, isHit }, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
                <span key={n} className="die" data-hit={isHit}>
                  {value}
                  {isHit && <span className="sr-only"> {words.hit}</span>}
                </span>
              ))}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
