'use client';

import './unit-cards.css';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { UnitCardSheet } from './unit-card';
import { UnitCardsHere } from './use-unit-cards';

interface Props {
  kind: string | undefined;
  now: string[] | undefined;
  /** Counter and name. */
  children: ReactNode;
  isOpen: boolean;
  /** Null: it opens by itself. */
  onOpen: ((isOpen: boolean) => void) | null;
}

/** A unit of a space with its card below it. */
export function UnitRow({ kind, now, children, isOpen, onOpen }: Props) {
  const cards = useContext(UnitCardsHere);
  // a kind without a card is known to have none once it was asked for
  const hasCard = cards !== null && kind !== undefined && cards.known.get(kind) !== null;
  return (
    <>
      {hasCard && onOpen ? (
        <button type="button" className="unit-row" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {children}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      ) : (
        <span className="unit-row">{children}</span>
      )}
      {hasCard && isOpen && <UnitCardSheet cards={cards} kind={kind} now={now} />}
    </>
  );
}
