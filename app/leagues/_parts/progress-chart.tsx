'use client';

import { useRef } from 'react';
import { axesOf, margin, straightPath } from '@/app/_story/chart-shapes';
import { useWidth } from '@/app/_story/use-width';
import '@/app/_story/story.css';

interface Props {
  /** The whole in words. */
  label: string;
  rounds: readonly number[];
  /** Of entrants, the best first: a place for each round, and a name. */
  lines: readonly { name: string; places: readonly (number | null)[] }[];
}

/** Colours and dashes together, so that no two lines are told apart by colour alone. */
const colours = ['stroke-sea', 'stroke-brick', 'stroke-moss', 'stroke-amber'];
const dashes = [undefined, '7 4', '2 3', '10 3 2 3'];
const row = 26;
const namesAt = 8;
/** Pixels of the names behind the lines. */
const namesWide = 128;
/** Characters of a name that these hold. */
const longest = 14;

const shortened = (name: string): string => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** Places after each round: a line an entrant, its name at the end. */
export function ProgressChart({ label, rounds, lines }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 560);
  const height = margin.top + margin.bottom + Math.max(3, lines.length) * row;
  const right = width - namesWide;
  // the first place stands on top: places are figures below zero
  const axes = axesOf({ width: right + margin.right, height, points: rounds.length }, [], [-lines.length, -1]);
  const last = rounds.length - 1;
  return (
    <div ref={frame} className="chart">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {rounds.map((round, index) => (
          <g key={round}>
            <line className="chart-round" x1={axes.x(index)} x2={axes.x(index)} y1={margin.top} y2={height - margin.bottom} />
            <text className="chart-tick" x={axes.x(index)} y={height - 8} textAnchor="middle">
              {round}
            </text>
          </g>
        ))}
        {lines.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are counted
          <text key={index} className="chart-tick" x={margin.left - 12} y={axes.y(-(index + 1))} dy="0.33em" textAnchor="end">
            {index + 1}
          </text>
        ))}
        {lines.map(({ name, places }, index) => {
          const stroke = colours[index % colours.length] ?? '';
          const known = places.filter((each) => each !== null);
          const first = places.length - known.length;
          const path = straightPath(
            { ...axes, x: (at) => axes.x(at + first) },
            known.map((place) => -place),
          );
          const end = axes.y(-(index + 1));
          const at = known.at(-1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
            <g key={index}>
              <path
                className={`chart-line ${stroke}`}
                strokeDasharray={dashes[Math.floor(index / colours.length) % dashes.length]}
                d={path}
              />
              {at !== undefined && (
                <>
                  <circle className={`${stroke} fill-paper`} cx={axes.x(last)} cy={axes.y(-at)} r="4" strokeWidth="2" />
                  <line className="chart-grid" x1={axes.x(last) + 5} x2={right + namesAt - 2} y1={axes.y(-at)} y2={end} />
                </>
              )}
              <text className="fill-ink font-sans text-[0.8125rem]" x={right + namesAt} y={end} dy="0.33em">
                {shortened(name)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
