'use client';

import { MapPin, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from '@/app/_ui/link';
import type { LogEntry } from '@/lib/play/log/log-entry';
import { Entry } from './entry';
import { battlesIn, filtered, firstUnseen, hasDice, type LogBattle, type LogFilter, turnsOf } from './log-parts';
import { showOnMap } from './map-links';
import { fill, type TableWords } from './words';

interface Props {
  table: string;
  entries: readonly LogEntry[];
  /** Names of the spaces that they are about, by id. */
  places: Readonly<Record<string, string>>;
  /** Seats of the reader. */
  seats: readonly string[];
  /** When the reader was last here; ISO time, null: never. */
  seenAt: string | null;
  /** Who has read nothing of it wants the newest first in sight; who was here reads on from the top. */
  isFromEnd?: boolean;
  words: TableWords;
}

/** From so many entries on they can be searched. */
const manyEntries = 12;

/** Entries by turn, phase and battle; each leads to its moment in the review and to its place on the map. */
export function LogList({ table, entries, places, seats, seenAt, isFromEnd = false, words }: Props) {
  const [filter, setFilter] = useState<LogFilter>({ text: '', by: '', kind: 'all', battle: '' });
  // the page says by and by that its reader is here: what was new when it was opened stays so
  const [before] = useState(seenAt);
  const unseen = firstUnseen(entries, { seenAt: before, seats });
  const players = useMemo(() => [...new Set(entries.map(({ by }) => by))], [entries]);
  const kinds = [
    ...(entries.some(({ isFight }) => isFight) ? [{ kind: 'fights', name: words.onlyFights } as const] : []),
    ...(entries.some(hasDice) ? [{ kind: 'dice', name: words.onlyDice } as const] : []),
  ];
  const battles = useMemo(() => battlesIn(entries), [entries]);
  const fought = useMemo(() => [...new Map([...battles.values()].map((battle) => [battle.id, battle])).values()], [battles]);
  const nameOf = ({ space }: LogBattle) => fill(words.battleAt, { space: places[space] ?? space });
  const shown = filtered(entries, filter, battles);
  const line = (entry: LogEntry) => (
    <li key={entry.seq} data-new={unseen !== null && entry.seq >= unseen}>
      {entry.seq === unseen && <p className="log-unseen">{words.newSinceVisit}</p>}
      <div className="log-links">
        <Link href={`/tables/${table}/review/${entry.seq}`} className="log-seq">
          {entry.seq}
        </Link>
        {entry.space !== null && (
          <button
            type="button"
            className="icon-button"
            aria-label={words.showPlace}
            title={words.showPlace}
            onClick={() => showOnMap(entry.space ?? '')}
          >
            <MapPin size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className="min-w-0">
        <Entry entry={entry} isFolded words={words} />
      </div>
    </li>
  );
  return (
    <>
      {entries.length >= manyEntries && (
        <search className="log-search js-only">
          <Search size={16} aria-hidden="true" />
          <input
            type="search"
            className="input"
            aria-label={words.searchLog}
            placeholder={words.searchLog}
            value={filter.text}
            onChange={(event) => setFilter({ ...filter, text: event.target.value })}
          />
          {players.length > 1 && (
            <select
              className="input"
              aria-label={words.filterBy}
              value={filter.by}
              onChange={(event) => setFilter({ ...filter, by: event.target.value })}
            >
              <option value="">{words.everybody}</option>
              {players.map((by) => (
                <option key={by}>{by}</option>
              ))}
            </select>
          )}
          {fought.length > 1 && (
            <select
              className="input"
              aria-label={words.filterBattle}
              value={filter.battle}
              onChange={(event) => setFilter({ ...filter, battle: event.target.value })}
            >
              <option value="">{words.allBattles}</option>
              {fought.map((battle) => (
                <option key={battle.id} value={battle.id}>
                  {`${nameOf(battle)} (${battle.turn})`}
                </option>
              ))}
            </select>
          )}
          {kinds.map(({ kind, name }) => (
            <label key={kind} className="log-kind">
              <input
                type="checkbox"
                checked={filter.kind === kind}
                onChange={(event) => setFilter({ ...filter, kind: event.target.checked ? kind : 'all' })}
              />
              {name}
            </label>
          ))}
        </search>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="log" data-from-end={isFromEnd} tabIndex={0} aria-label={words.log}>
        <ol>
          {turnsOf(shown, battles).map((turn) => (
            <li key={turn.seq}>
              <h3 className="label">{turn.name}</h3>
              {turn.phases.map((phase) => (
                <div key={phase.seq}>
                  {phase.name !== '' && <h4>{phase.name}</h4>}
                  {phase.runs.map(({ battle, entries: run }) => (
                    <div key={run[0]?.seq} className={battle ? 'log-battle' : undefined}>
                      {battle && <p>{nameOf(battle)}</p>}
                      <ol>{run.map(line)}</ol>
                    </div>
                  ))}
                </div>
              ))}
            </li>
          ))}
        </ol>
        {shown.length === 0 && <p className="text-soft">{words.noneFound}</p>}
      </section>
    </>
  );
}
