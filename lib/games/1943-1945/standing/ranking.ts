import type { LossKind } from '../orders';

/** Engaging costs nothing for long, cubes come back as reinforcements, planes are dear. */
export const usualLosses: readonly LossKind[] = [
  'elite',
  'tank',
  'italian-tank',
  'paratroopers',
  'cube',
  'engaged-elite',
  'line',
  'engaged-italian-tank',
  'engaged-tank',
  'engaged-paratroopers',
  'engaged-italian-plane',
  'engaged-plane',
  'italian-plane',
  'plane',
  'retreat',
];
