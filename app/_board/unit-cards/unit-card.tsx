'use client';

import './unit-cards.css';
import { type UnitCards, useUnitCard } from './use-unit-cards';

interface Props {
  cards: UnitCards;
  kind: string;
  now: string[] | undefined;
  /** Its name stands above it. */
  isTitled?: boolean;
}

/** The card of a unit: what holds for it now, its values, and what it can do. */
export function UnitCardSheet({ cards, kind, now = [], isTitled = false }: Props) {
  const card = useUnitCard(cards, kind);
  const { words, hasFailed } = cards;
  return (
    <div className="unit-card">
      {isTitled && card && <p className="font-semibold">{card.title}</p>}
      {card?.kind && <p className="text-soft">{card.kind}</p>}
      {now.length > 0 && (
        <ul className="unit-now" aria-label={words.now}>
          {now.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {card === undefined && <p className="text-sm text-soft">{hasFailed ? words.cardFailed : words.cardComing}</p>}
      {card && <Terms className="unit-values" all={card.values.map(({ label, value }) => [label, value])} />}
      {card?.table && (
        <table className="unit-table">
          <thead>
            <tr>
              {card.table.head.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {card.table.rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column each
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {card && <Terms className="unit-abilities" all={card.abilities.map(({ name, text }) => [name, text])} />}
    </div>
  );
}

/** Names with what they say; nothing where there is none. */
function Terms({ className, all }: { className: string; all: readonly (readonly [name: string, said: string])[] }) {
  if (all.length === 0) return null;
  return (
    <dl className={className}>
      {all.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
