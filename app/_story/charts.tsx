'use client';

import { useState } from 'react';
import { fill } from '@/app/_board/words';
import type { StoryLine } from '@/lib/engine';
import { Chart, Mark, MarkSwatch } from './chart';
import { bandPath, stepPath, straightPath } from './chart-shapes';
import type { StoryView } from './story-view';

export interface Reading {
  view: StoryView;
  /** The point that is read, of all charts at once. */
  at: number;
  onRead(index: number): void;
  onGo(index: number): void;
}

/** So many marks tell a line by its shape. */
const marksOnLine = 5;

/** A measure over time, a line an owner, with the figures at the point that is read. */
export function MeasureChart({ title, lines, view, at, onRead, onGo }: Reading & { title: string; lines: readonly StoryLine[] }) {
  const { points, owners, words } = view;
  const goals = [...new Set(lines.flatMap(({ goal }) => goal ?? []))];
  const figures = [...lines.flatMap(({ values }) => values.map((value) => value ?? 0)), ...goals];
  const stride = Math.max(1, Math.floor(points.length / marksOnLine));
  return (
    <figure className="sheet chart-figure">
      <figcaption>
        <h3>{title}</h3>
        <ul className="chart-legend">
          {lines.map(({ owner, name, values, goal }) => (
            <li key={owner}>
              <MarkSwatch owner={owner} shape={owners[owner]?.shape} />
              {name} <strong>{values[at] ?? '–'}</strong>
              {goal !== undefined && <span className="text-soft">({fill(words.goal, { count: goal })})</span>}
            </li>
          ))}
        </ul>
      </figcaption>
      <Chart {...{ points, figures, at, onRead, onGo }} label={title} range={[0, 4]} height={210}>
        {(axes) => (
          <>
            {goals.map((goal) => (
              <line key={goal} className="chart-goal" x1={axes.x(0)} x2={axes.x(points.length - 1)} y1={axes.y(goal)} y2={axes.y(goal)} />
            ))}
            {lines.map(({ owner, values }, n) => (
              <g key={owner}>
                <path className="chart-line" d={stepPath(axes, values)} stroke={`var(--map-line-${owner})`} />
                {values.map((value, i) =>
                  value !== null && ((i + Math.round((n * stride) / lines.length)) % stride === 0 || i === at) ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a point has no other name
                    <g key={i} transform={`translate(${axes.x(i)} ${axes.y(value)})`}>
                      <Mark owner={owner} shape={owners[owner]?.shape} />
                    </g>
                  ) : null,
                )}
              </g>
            ))}
          </>
        )}
      </Chart>
      <Figures lines={lines} view={view} />
    </figure>
  );
}

/** All figures of a chart as a table, written when it is opened. */
function Figures({ lines, view: { points, words } }: { lines: readonly StoryLine[]; view: StoryView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="chart-table js-only" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.asTable}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="chart-scroll" tabIndex={0} aria-label={words.asTable}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.moment}</th>
                {lines.map(({ owner, name }) => (
                  <th key={owner} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ seq, label }, i) => (
                <tr key={seq}>
                  <th scope="row">{label}</th>
                  {lines.map(({ owner, values }) => (
                    <td key={owner}>{values[i] ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

/** The luck of one owner over time, within the band of fair dice. */
export function LuckChart({ luck, most, ...reading }: Reading & { luck: StoryView['luck'][number]; most: number }) {
  const { view, at, onRead, onGo } = reading;
  const { points, owners } = view;
  const { owner, name, course, hits, beyond, rarity, band } = luck;
  const beyonds = course.map((each) => each.beyond);
  const now = beyonds[at] ?? 0;
  return (
    <figure className="sheet chart-figure">
      <figcaption>
        <h3 className="flex items-center gap-1.5">
          <MarkSwatch owner={owner} shape={owners[owner]?.shape} /> {name}
        </h3>
        <p>
          <strong>{beyond}</strong>: {rarity}.
        </p>
        <p className="text-soft">
          {hits}; {band}.
        </p>
      </figcaption>
      <Chart {...{ points, at, onRead, onGo }} label={`${name}: ${beyond}`} figures={[]} range={[-most, most]} height={130}>
        {(axes) => (
          <>
            <path
              className="chart-band"
              d={bandPath(
                axes,
                course.map((each) => each.band),
              )}
            />
            <path className="chart-line" d={straightPath(axes, beyonds)} stroke={`var(--map-line-${owner})`} />
            <g transform={`translate(${axes.x(at)} ${axes.y(now)})`}>
              <Mark owner={owner} shape={owners[owner]?.shape} />
            </g>
          </>
        )}
      </Chart>
    </figure>
  );
}
