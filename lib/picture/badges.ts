import type { Icon } from '../engine';
import type { Ink } from './palette';
import { iconPath } from './path';

/** A symbol on a disc, 24 units across, around 0,0. */
export const badge = ({ path, colour }: Icon, ink: Ink): string =>
  `<circle r="11.4" fill="${ink('paper')}" stroke="${ink('paperInk')}" stroke-width="1.6"/>` +
  `<path d="${iconPath(path, 0.68)}" fill="${colour ?? ink('paperInk')}"/>`;
