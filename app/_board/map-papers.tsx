'use client';

import { Info, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { late } from '@/app/_ui/late';
import type { Board, Painting } from '@/lib/engine';
import type { BoardWords } from './words';

const LegendSheet = late(() => import('./legend-sheet').then((module) => module.LegendSheet));
const StacksTable = late(() => import('./stacks-table').then((module) => module.StacksTable));

interface Props {
  board: Board;
  painting: Painting;
  words: BoardWords;
}

/** What lies folded beside the map and is made, with the code for it, when it is opened: all pieces as a table, and the legend. */
export function MapPapers(props: Props) {
  const { words } = props;
  return (
    <div className="map-papers">
      <Paper name={words.stacks} sign={<Table2 size={18} aria-hidden="true" />} sheet={() => <StacksTable {...props} />} />
      <Paper
        sign={
          <>
            <Info size={18} aria-hidden="true" className="map-narrow" />
            <span className="map-wide">{words.legend}</span>
          </>
        }
        sheet={() => <LegendSheet {...props} />}
      />
    </div>
  );
}

/** `name` where the sign says nothing. */
function Paper({ name, sign, sheet }: { name?: string; sign: ReactNode; sheet(): ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="map-legend" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="button" data-size="small" aria-label={name} title={name}>
        {sign}
      </summary>
      {isOpen && sheet()}
    </details>
  );
}
