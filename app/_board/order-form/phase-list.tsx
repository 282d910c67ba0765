'use client';

import { Circle, CircleCheck, CircleDot, CircleSlash, MapPin } from 'lucide-react';
import type { Board, PhaseUnit } from '@/lib/engine';
import { showOnMap } from '../map-links';
import { Swatch } from '../swatch';
import { CardButton } from '../unit-cards/card-button';
import { fill, type TableWords } from '../words';

interface Props {
  units: readonly PhaseUnit[];
  board: Board | null;
  words: TableWords;
}

const signs = { acting: CircleDot, ready: Circle, acted: CircleCheck, idle: CircleSlash } as const satisfies Record<
  PhaseUnit['state'],
  unknown
>;

/** In which order they are listed: what is left to do first. */
const order = ['acting', 'ready', 'acted', 'idle'] as const satisfies readonly PhaseUnit['state'][];

/** The phase as a checklist: which units can still act, which have, and which cannot. */
export function PhaseList({ units, board, words }: Props) {
  const names = { acting: words.unitActing, ready: words.unitReady, acted: words.unitActed, idle: words.unitIdle };
  const left = units.filter(({ state }) => state === 'ready' || state === 'acting').length;
  return (
    <details className="phase-list">
      <summary>{fill(words.phaseUnits, { left, count: units.length })}</summary>
      <ul aria-label={words.phaseList}>
        {order.flatMap((state) => {
          const Sign = signs[state];
          return units
            .filter((unit) => unit.state === state)
            .map(({ id, name, icon, owner, space, card, now }) => (
              <li key={id} data-state={state}>
                <Sign size={18} aria-hidden="true" className="flex-none" />
                {board && <Swatch board={board} owner={owner} icon={icon} />}
                <span className="min-w-0 flex-1">
                  {name} <span className="text-sm text-soft">{names[state]}</span>
                </span>
                {space !== undefined && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`${words.showPlace}: ${name}`}
                    title={words.showPlace}
                    onClick={() => showOnMap(space)}
                  >
                    <MapPin size={16} aria-hidden="true" />
                  </button>
                )}
                <CardButton card={card} unit={name} now={now} />
              </li>
            ));
        })}
      </ul>
    </details>
  );
}
