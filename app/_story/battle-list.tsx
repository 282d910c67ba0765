'use client';

import { useState } from 'react';
import { MarkSwatch } from './chart';
import type { BattleView, StoryView } from './story-view';

interface Props {
  view: StoryView;
  /** The address of an entry in the review. */
  page(seq: number): string;
  /** Goes there without leaving; left out: the link leads there. */
  onGo?: ((seq: number) => void) | undefined;
}

/** Every battle of the game, the newest first: where, who, losses, luck and its end; each leads to its first moment. */
export function BattleList({ view, page, onGo }: Props) {
  const { battles, owners, records, words } = view;
  const [of, setOf] = useState('');
  const fighters = Object.keys(owners).filter((id) => battles.some((battle) => takesPart(battle, id)));
  const shown = battles.filter((battle) => of === '' || takesPart(battle, of)).reverse();
  if (battles.length === 0) return <p className="text-soft">{words.noBattles}</p>;
  return (
    <>
      <fieldset className="story-filter js-only">
        <legend className="sr-only">{words.filter}</legend>
        {['', ...fighters].map((id) => (
          <label key={id}>
            <input type="radio" name="battles-of" className="sr-only" checked={of === id} onChange={() => setOf(id)} />
            {id !== '' && <MarkSwatch owner={id} shape={owners[id]?.shape} />}
            {id === '' ? words.everybody : owners[id]?.name}
          </label>
        ))}
      </fieldset>
      <p className="mb-3" aria-live="polite">
        {records[of]}
      </p>
      <ol className="battle-list">
        {shown.map((battle) => (
          <li key={`${battle.from} ${battle.where} ${battle.name}`} className="sheet" data-winner={battle.winner}>
            <div className="battle-head">
              <h3>
                <a
                  href={page(battle.from)}
                  onClick={(event) => {
                    if (!onGo || event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    onGo(battle.from);
                  }}
                >
                  {battle.where}
                </a>
              </h3>
              <p className="text-soft">{[battle.name, battle.moment, battle.rounds].filter((part) => part !== '').join(' · ')}</p>
              <p className="battle-result">{battle.result}</p>
            </div>
            <Side title={words.attack} ids={battle.attackers} side={battle.attack} view={view} />
            <Side title={words.defence} ids={battle.defenders} side={battle.defence} view={view} />
          </li>
        ))}
      </ol>
    </>
  );
}

const takesPart = ({ attackers, defenders }: BattleView, id: string): boolean => attackers.includes(id) || defenders.includes(id);

function Side({ title, ids, side, view }: { title: string; ids: readonly string[]; side: BattleView['attack']; view: StoryView }) {
  return (
    <div className="battle-side">
      <p className="label">{title}</p>
      <p className="font-semibold">
        {ids.map((id) => (
          <span key={id} className="battle-owner">
            <MarkSwatch owner={id} shape={view.owners[id]?.shape} /> {view.owners[id]?.name}
          </span>
        ))}
      </p>
      <p>{side.lost}</p>
      {side.dice !== '' && <p className="text-soft">{side.dice}</p>}
    </div>
  );
}
