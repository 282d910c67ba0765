'use client';

import { useState } from 'react';
import type { BattleBoard, BattleSide, Board } from '@/lib/engine';
import { BattleOdds, type Fought } from './odds/battle-odds';
import { Swatch } from './swatch';
import { Volleys } from './volleys';
import { fill, type TableWords } from './words';

interface Props {
  battles: readonly BattleBoard[];
  /** Null while it is on its way: units stand without their counters. */
  board: Board | null;
  fought: Fought;
  words: TableWords;
}

/** Fights that are announced or on: who stands against whom, and how it is likely to end. The one that is fought lies open. */
export function Battles({ battles, ...shared }: Props) {
  return (
    <section aria-label={shared.words.battles} className="grid gap-1.5">
      {battles.map((battle) => (
        <Battle key={battle.space} battle={battle} {...shared} />
      ))}
    </section>
  );
}

function Battle({ battle, board, fought, words }: Omit<Props, 'battles'> & { battle: BattleBoard }) {
  const { space, title, isOn, odds, attack, defence, volleys = [] } = battle;
  const newest = volleys.filter(({ round }) => round === volleys.at(-1)?.round);
  const earlier = volleys.slice(0, volleys.length - newest.length);
  const [isOpen, setOpen] = useState(isOn);
  const [isAsked, setAsked] = useState(false);
  return (
    <details className="battle" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, by key as well */}
      <summary onClick={() => setAsked(true)}>
        <span>{title}</span>
        {odds && <span className="battle-chance">{percent(odds.win)}</span>}
      </summary>
      {odds && isOpen && (
        <BattleOdds fought={fought} space={space} isAsked={isAsked}>
          <Odds odds={odds} words={words} />
        </BattleOdds>
      )}
      <div className="battle-sides">
        <Side side={attack} board={board} />
        <Side side={defence} board={board} />
      </div>
      {newest.length > 0 && <Volleys volleys={newest} words={words} />}
      {earlier.length > 0 && (
        <details>
          <summary className="inline-flex min-h-9 items-center text-sea">{words.earlierRounds}</summary>
          <Volleys volleys={earlier} words={words} />
        </details>
      )}
    </details>
  );
}

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

function Odds({ odds: { win, attackLoss, defenceLoss }, words }: { odds: NonNullable<BattleBoard['odds']>; words: TableWords }) {
  return (
    <div className="grid gap-1 text-sm">
      <div className="battle-bar" aria-hidden="true">
        <span style={{ width: percent(win) }} />
      </div>
      <p>{fill(words.battleOdds, { win: percent(win), attack: attackLoss, defence: defenceLoss })}</p>
    </div>
  );
}

/** One side's units in columns, one a strength, the strongest first. */
function Side({ side: { title, rows }, board }: { side: BattleSide; board: Board | null }) {
  const strengths = [...new Set(rows.map(({ strength }) => strength))];
  return (
    <div>
      <p className="label">{title}</p>
      <ul className="battle-ranks">
        {strengths.map((strength) => (
          <li key={strength}>
            <p className="battle-strength">{strength}</p>
            <ul>
              {rows
                .filter((row) => row.strength === strength)
                .map(({ owner, icon, name, mark }) => (
                  <li key={`${owner} ${icon} ${mark ?? ''}`} className="battle-unit">
                    {board && <Swatch board={board} owner={owner} icon={icon} />}
                    <span>
                      {name}
                      {mark && <span className="text-soft"> ({mark.toLowerCase()})</span>}
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
