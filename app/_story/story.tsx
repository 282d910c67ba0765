'use client';

import { type CSSProperties, useId, useMemo, useState } from 'react';
import { BattleList } from './battle-list';
import { LuckChart, MeasureChart } from './charts';
import { bySide, haveSides } from './lines';
import '@/app/_board/table.css';
import './story.css';
import type { StoryView } from './story-view';

interface Props {
  table: string;
  /** Whose view; undefined: as the table page shows it. */
  seat: string | undefined;
  view: StoryView;
  /** Goes to a moment without leaving the page; left out: the links lead to the review. */
  onGo?: ((seq: number) => void) | undefined;
}

/** A game at a glance: charts over time, luck, battles. */
export function Story({ table, seat, view, onGo }: Props) {
  const { points, charts, luck, words } = view;
  const [at, setAt] = useState(points.length - 1);
  const [grouped, setGrouped] = useState(false);
  const group = useId();
  const page = (seq: number) => `/tables/${table}/review/${seq}${seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`}`;
  const goTo = (seq: number) => (onGo ? onGo(seq) : window.location.assign(page(seq)));
  const point = points[at];
  const reading = { view, at, onRead: setAt, onGo: (index: number) => goTo(points[index]?.seq ?? 0) };
  const canGroup = charts.some(({ lines }) => haveSides(lines));
  const shown = useMemo(
    () => charts.map((chart) => (grouped && haveSides(chart.lines) ? { ...chart, lines: bySide(chart.lines) } : chart)),
    [charts, grouped],
  );
  const widest = Math.max(1, ...luck.flatMap(({ course }) => course.flatMap(({ beyond, band }) => [Math.abs(beyond), band])));
  return (
    <div className="story" style={view.colours as CSSProperties}>
      <section>
        <h2 className="sr-only">{words.charts}</h2>
        {canGroup && (
          <fieldset className="story-filter js-only">
            <legend className="sr-only">{words.group}</legend>
            {[false, true].map((sides) => (
              <label key={String(sides)}>
                <input type="radio" name={group} className="sr-only" checked={grouped === sides} onChange={() => setGrouped(sides)} />
                {sides ? words.sides : words.each}
              </label>
            ))}
          </fieldset>
        )}
        <div className="story-cursor">
          <input
            type="range"
            className="timeline js-only"
            aria-label={words.cursor}
            aria-valuetext={point?.label}
            min={0}
            max={points.length - 1}
            value={at}
            onChange={(event) => setAt(event.target.valueAsNumber)}
          />
          <p>
            <strong>{point?.label}</strong>{' '}
            <a
              href={page(point?.seq ?? 0)}
              onClick={(event) => {
                if (!onGo || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                goTo(point?.seq ?? 0);
              }}
            >
              {words.goTo}
            </a>
          </p>
        </div>
        <div className="chart-list">
          {shown.map(({ id, title, lines }) => (
            <MeasureChart key={id} title={title} lines={lines} {...reading} />
          ))}
        </div>
      </section>
      <section>
        <h2>{words.luck}</h2>
        {luck.length === 0 ? (
          <p className="text-soft">{words.noLuck}</p>
        ) : (
          <>
            <p className="mb-3 max-w-prose">{words.luckLead}</p>
            <div className="chart-list">
              {luck.map((each) => (
                <LuckChart key={each.owner} luck={each} most={widest} {...reading} />
              ))}
            </div>
          </>
        )}
      </section>
      <section>
        <h2>{words.battles}</h2>
        <BattleList view={view} page={page} onGo={onGo} />
      </section>
    </div>
  );
}
