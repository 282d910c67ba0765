import type { Icon } from '../engine';
import type { Ink } from './palette';

/** A symbol on a disc, 24 units across, around 0,0. */
export const badge = ({ path, colour }: Icon, ink: Ink): string =>
  `<circle r="11.4" fill="${ink('paper')}" stroke="${ink('paperInk')}" stroke-width="1.6"/>` +
  `<path d="${path}" fill="${colour ?? ink('paperInk')}" transform="scale(.68) translate(-12 -12)"/>`;
