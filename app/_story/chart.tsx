'use client';

import { type PointerEvent, type ReactNode, useRef } from 'react';
import { type Axes, axesOf, margin, roundTicks } from './chart-shapes';
import type { OwnerView, StoryView } from './story-view';
import { useWidth } from './use-width';

interface Props {
  label: string;
  points: StoryView['points'];
  /** All figures that must be in sight. */
  figures: readonly number[];
  range: readonly [least: number, most: number];
  height: number;
  /** The point that is read. */
  at: number;
  onRead(index: number): void;
  onGo(index: number): void;
  children(axes: Axes): ReactNode;
}

/** The frame of a chart over time: figures across, rounds below, a rule at the point that is read. */
export function Chart({ label, points, figures, range, height, at, onRead, onGo, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 480);
  const axes = axesOf({ width, height, points: points.length }, figures, range);
  const indexAt = ({ clientX, currentTarget }: PointerEvent<Element>) => axes.nearest(clientX - currentTarget.getBoundingClientRect().left);
  const bottom = height - margin.bottom;
  return (
    <div ref={frame} className="chart">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider and the link beside it do the same by key */}
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        onPointerMove={(event) => onRead(indexAt(event))}
        onPointerDown={(event) => onRead(indexAt(event))}
        // a finger reads first, and goes by the link
        onClick={(event) => (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' && onGo(at)}
      >
        {axes.ticks.map((tick) => (
          <g key={tick}>
            <line
              className="chart-grid"
              data-zero={tick === 0}
              x1={margin.left}
              x2={width - margin.right}
              y1={axes.y(tick)}
              y2={axes.y(tick)}
            />
            <text className="chart-tick" x={margin.left - 7} y={axes.y(tick)} dy="0.33em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {roundTicks(points, width - margin.left - margin.right).map(({ index, round }) => (
          <g key={index}>
            <line className="chart-round" x1={axes.x(index - 1)} x2={axes.x(index - 1)} y1={margin.top} y2={bottom + 4} />
            <text className="chart-tick" x={axes.x(index - 1) + 3} y={height - 9}>
              {round}
            </text>
          </g>
        ))}
        {children(axes)}
        <line className="chart-rule" x1={axes.x(at)} x2={axes.x(at)} y1={margin.top} y2={bottom} />
      </svg>
    </div>
  );
}

const marks: Record<OwnerView['shape'], string> = {
  square: 'M-4-4H4V4H-4Z',
  circle: 'M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1-4.5 0Z',
  diamond: 'M0-5.6L5.6 0L0 5.6L-5.6 0Z',
  hexagon: 'M-2.7-4.6H2.7L5.3 0L2.7 4.6H-2.7L-5.3 0Z',
  shield: 'M-4.4-4.6H4.4V.6Q4.4 4 0 5.8Q-4.4 4-4.4.6Z',
};

/** An owner's mark in its shape and colour, for lines and their legend. */
export const Mark = ({ owner, shape }: { owner: string; shape: OwnerView['shape'] | undefined }) => (
  <path className="chart-mark" d={marks[shape ?? 'circle']} fill={`var(--map-line-${owner})`} />
);

/** The mark among words. */
export const MarkSwatch = ({ owner, shape }: { owner: string; shape: OwnerView['shape'] | undefined }) => (
  <svg className="chart-swatch" viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">
    <Mark owner={owner} shape={shape} />
  </svg>
);
