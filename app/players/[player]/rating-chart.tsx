'use client';

import { useRef } from 'react';
import { axesOf, corridorPath, margin, straightPath } from '@/app/_story/chart-shapes';
import { useWidth } from '@/app/_story/use-width';
import '@/app/_story/story.css';

interface Props {
  /** The whole in words. */
  label: string;
  history: readonly { rating: number; deviation: number }[];
  /** Days of the first and the last result. */
  days: readonly [first: string, last: string];
}

const height = 190;

/** A rating over its results, in the band in which two of three true strengths lie. */
export function RatingChart({ label, history, days }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 480);
  const ratings = history.map(({ rating }) => rating);
  const lows = history.map(({ rating, deviation }) => rating - deviation);
  const highs = history.map(({ rating, deviation }) => rating + deviation);
  const axes = axesOf({ width, height, points: history.length }, [...lows, ...highs], [1450, 1550]);
  const last = ratings.length - 1;
  return (
    <div ref={frame} className="chart">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {axes.ticks.map((tick) => (
          <g key={tick}>
            <line className="chart-grid" x1={margin.left} x2={width - margin.right} y1={axes.y(tick)} y2={axes.y(tick)} />
            <text className="chart-tick" x={margin.left - 7} y={axes.y(tick)} dy="0.33em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <path className="fill-sea-wash" d={corridorPath(axes, lows, highs)} />
        <path className="chart-line stroke-sea" d={straightPath(axes, ratings)} />
        <circle className="fill-sea" cx={axes.x(last)} cy={axes.y(ratings[last] ?? 0)} r="3.5" />
        <text className="chart-tick" x={margin.left} y={height - 8}>
          {days[0]}
        </text>
        {days[0] !== days[1] && (
          <text className="chart-tick" x={width - margin.right} y={height - 8} textAnchor="end">
            {days[1]}
          </text>
        )}
      </svg>
    </div>
  );
}
