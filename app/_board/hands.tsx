import type { Board, Painting } from '@/lib/engine';
import { CardButton } from './unit-cards/card-button';
import type { BoardWords } from './words';
import { fill } from './words';

interface Props {
  hands: NonNullable<Painting['hands']>;
  owners: Board['owners'];
  words: BoardWords;
}

/** Hands of cards: those that the reader may see face up, of the others how many there are. */
export function Hands({ hands, owners, words }: Props) {
  return hands.map((hand) => (
    <section
      key={hand.title}
      className="hand"
      aria-label={hand.title}
      style={{ '--hand': colourOf(owners, hand.owner) } as React.CSSProperties}
    >
      <h2 className="label">{hand.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="hand-cards" aria-label={hand.title} tabIndex={0}>
        {hand.cards.map((card) => (
          <li key={card.id} className="hand-card sheet">
            <div className="flex items-start justify-between gap-1 font-semibold">
              {card.title}
              <CardButton card={card.card} unit={card.title} now={card.now} />
            </div>
            {card.lines.map((line) => (
              <p key={line} className="text-sm">
                {line}
              </p>
            ))}
            {card.state && <p className="hand-state text-sm text-soft">{card.state}</p>}
          </li>
        ))}
        {hand.hidden > 0 && (
          <li className="hand-backs">
            <span aria-hidden="true" className="hand-back" data-several={hand.hidden > 1} />
            {hand.hidden === 1 ? words.hiddenCard : fill(words.hiddenCards, { count: hand.hidden })}
          </li>
        )}
      </ul>
    </section>
  ));
}

const colourOf = (owners: Board['owners'], id: string | undefined): string =>
  owners.find((owner) => owner.id === id)?.token ?? 'var(--rule-strong)';
