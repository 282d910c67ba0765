'use client';

import './unit-cards.css';
import { IdCard } from 'lucide-react';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { late } from '@/app/_ui/late';
import { fill } from '../words';
import { keptBeside } from './beside';
import { UnitCardsHere } from './use-unit-cards';

const UnitCardSheet = late(() => import('./unit-card').then((module) => module.UnitCardSheet));

interface Props {
  card: string | undefined;
  now?: string[] | undefined;
  /** What the list calls the unit. */
  unit: string;
}

/** Looks up the card of a unit in a list: shown while a mouse is on it or the keyboard has got there; a press keeps it open. Nothing where there is no card. */
export function CardButton({ card, unit, now }: Props) {
  const cards = useContext(UnitCardsHere);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isKept = useRef(false);
  useEffect(() => {
    if (isOpen && button.current && sheet.current) return keptBeside(button.current, sheet.current);
  }, [isOpen]);
  if (!cards || card === undefined) return null;
  const show = () => sheet.current?.matches(':popover-open') === false && sheet.current.showPopover();
  const leave = () => !isKept.current && sheet.current?.hidePopover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <span
      className="unit-more js-only"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover') && leave()}
    >
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={fill(cards.words.unitCard, { unit })}
        popoverTarget={id}
        popoverTargetAction="show"
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
        onClick={() => {
          isKept.current = true;
        }}
      >
        <IdCard size={18} aria-hidden="true" />
      </button>
      <section
        ref={sheet}
        id={id}
        popover="auto"
        aria-label={fill(cards.words.unitCard, { unit })}
        className="sheet unit-pop"
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'closed') isKept.current = false;
        }}
      >
        {isOpen && <UnitCardSheet cards={cards} kind={card} now={now} isTitled />}
      </section>
    </span>
  );
}
