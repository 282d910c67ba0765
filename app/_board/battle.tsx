'use client';

import { useState } from 'react';
import type { BattleBoard, BattleSide, Board } from '@/lib/engine';
import { BattleOdds, type Fought } from './odds/battle-odds';
import { Swatch } from './swatch';
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
  if (battles.length === 0) return null;
  return (
    <section aria-label={shared.words.battles} className="grid gap-1.5">
      {battles.map((battle) => (
        <Battle key={battle.space} battle={battle} {...shared} />
      ))}
    </section>
  );
}

function Battle({ battle, board, fought, words }: Omit<Props, 'battles'> & { battle: BattleBoard }) {
  const { space, title, isOn, odds, attack, defence } = battle;
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

function Side({ side: { title, rows }, board }: { side: BattleSide; board: Board | null }) {
  return (
    <div>
      <p className="label">{title}</p>
      <ul>
        {rows.map(({ owner, icon, name, strength, mark }) => (
          <li key={`${owner} ${icon} ${mark ?? ''}`}>
            {board && <Swatch board={board} owner={owner} icon={icon} />}
            <span className="min-w-0 flex-1">
              {name}
              {mark && <span className="text-soft"> ({mark.toLowerCase()})</span>}
            </span>
            <strong>{strength}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
