import { useId } from 'react';
import type { Emblem as Parts } from '@/lib/play';

const shapes: Record<Parts['shape'], string> = {
  shield: 'M6 4h52v26c0 16-11 26-26 31C17 56 6 46 6 30z',
  round: 'M32 3a29 29 0 1 0 0 58a29 29 0 1 0 0-58z',
  pennant: 'M5 4h54v56L32 48 5 60z',
  lozenge: 'M32 1 63 32 32 63 1 32z',
};

/** The darker half of the field. */
const divisions: Record<Parts['division'], string> = {
  plain: '',
  pale: 'M32 0h32v64H32z',
  fess: 'M0 32h64v32H0z',
  bend: 'M0 0 64 64H0z',
  chevron: 'M0 64 32 24 64 64z',
  quarterly: 'M32 0h32v32H32zM0 32h32v32H0z',
};

/** Filled figures, and those that are drawn with a pen. */
const charges: Record<Parts['charge'], { fill?: string; pen?: string }> = {
  none: {},
  star: { fill: 'M32 13l4.7 11.6 12.5.9-9.6 8 3.1 12.2L32 39l-10.7 6.7 3.1-12.2-9.6-8 12.5-.9z' },
  tower: { fill: 'M21 46V27h-3v-9h6v4h5v-4h6v4h5v-4h6v9h-3v19h-8v-7a3 3 0 0 0-6 0v7z' },
  anchor: { pen: 'M32 21v26M24 26h16M18 35c1 8 7 12 14 12s13-4 14-12M32 21a4 4 0 1 1 0-8 4 4 0 0 1 0 8z' },
  sword: { fill: 'M32 10l2.5 5v20H41v4h-6.5v9h-5v-9H23v-4h6.5V15z' },
  crown: { fill: 'M16 43V21l8.5 8L32 16l7.5 13 8.5-8v22z' },
  arrow: { fill: 'M32 12l13 15h-8v20H27V27h-8z' },
  hex: { pen: 'M32 14l15 8.5v17L32 48l-15-8.5v-17z' },
  die: {
    fill: 'M23 17h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H23a4 4 0 0 1-4-4V21a4 4 0 0 1 4-4zM26 21.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm12 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm-6 6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm-6 6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm12 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  tree: { fill: 'M32 11l11 14h-5l9 12H35v10h-6V37H17l9-12h-5z' },
};

// dark fields and light figures: any two can be told apart, on light pages and on dark ones
const fields: Record<Parts['field'], string> = {
  brick: '#8f3420',
  sea: '#1d5470',
  moss: '#47602a',
  amber: '#85560a',
  slate: '#3f4650',
  plum: '#5e2f55',
};
const tinctures: Record<Parts['tincture'], string> = {
  paper: '#fbf7ed',
  gold: '#f0c34e',
  silver: '#cfd6db',
  sky: '#9fd0e8',
  rose: '#f1b6a8',
  lime: '#c6dc8b',
};

/** The emblem of a club. Its name stands beside it. */
export function Emblem({ emblem: { shape, division, charge, field, tincture }, size }: { emblem: Parts; size: number }) {
  const { fill, pen } = charges[charge];
  const light = tinctures[tincture];
  const outline = useId();
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="flex-none">
      <clipPath id={outline}>
        <path d={shapes[shape]} />
      </clipPath>
      <g clipPath={`url(#${outline})`}>
        <rect width="64" height="64" fill={fields[field]} />
        <path d={divisions[division]} fill="#000" fillOpacity="0.3" />
      </g>
      {fill && <path d={fill} fill={light} fillRule="evenodd" />}
      {pen && <path d={pen} fill="none" stroke={light} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />}
      <path d={shapes[shape]} fill="none" stroke={light} strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
