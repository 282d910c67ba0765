import type { Owner } from '../engine';

/** Outline of a counter around 0,0 that fills a square of edge 2. */
export const shapes: Record<Owner['shape'], string> = {
  square: 'M-.72-1H.72A.28.28 0 0 1 1-.72V.72A.28.28 0 0 1 .72 1H-.72A.28.28 0 0 1-1 .72V-.72A.28.28 0 0 1-.72-1Z',
  circle: 'M-1.06 0A1.06 1.06 0 1 1 1.06 0A1.06 1.06 0 1 1-1.06 0Z',
  diamond: 'M-.2-1.16Q0-1.36.2-1.16L1.16-.2Q1.36 0 1.16.2L.2 1.16Q0 1.36-.2 1.16L-1.16.2Q-1.36 0-1.16-.2Z',
  hexagon:
    'M-.58-1.02H.58Q.68-1.02.74-.92L1.16-.1Q1.2 0 1.16.1L.74.92Q.68 1.02.58 1.02H-.58Q-.68 1.02-.74.92L-1.16.1Q-1.2 0-1.16-.1L-.74-.92Q-.68-1.02-.58-1.02Z',
  shield: 'M-1-.92Q-.5-.92 0-1.1Q.5-.92 1-.92V.12Q1 .84 0 1.24Q-1 .84-1 .12Z',
};

/** Room for the icon inside each shape, as part of the counter's edge. */
export const iconRoom: Record<Owner['shape'], number> = { square: 0.92, circle: 0.82, diamond: 0.74, hexagon: 0.84, shield: 0.84 };

/** A plate in each shape for the icon of a printed counter: wider than high, a little above its middle. */
export const plates: Record<Owner['shape'], string> = {
  square: 'M-.52-.52H.52A.14.14 0 0 1 .66-.38V.26A.14.14 0 0 1 .52.4H-.52A.14.14 0 0 1-.66.26V-.38A.14.14 0 0 1-.52-.52Z',
  circle: 'M-.7-.06A.7.48 0 1 1 .7-.06A.7.48 0 1 1-.7-.06Z',
  diamond: 'M-.13-.5Q0-.58.13-.5L.76-.12Q.86-.06.76 0L.13.38Q0 .46-.13.38L-.76 0Q-.86-.06-.76-.12Z',
  hexagon: 'M-.42-.52H.42L.76-.06.42.4H-.42L-.76-.06Z',
  shield: 'M-.66-.46Q-.33-.46 0-.54Q.33-.46.66-.46V0Q.66.3 0 .48Q-.66.3-.66 0Z',
};
