import { silhouettes } from '../../kit/picture/silhouettes';

const star = 'M12 1.2l3.1 7 7.6.9-5.6 5.2 1.5 7.5L12 18.1l-6.6 3.7 1.5-7.5L1.3 9.1l7.6-.9z';

/** Our own silhouettes: 24 x 24 boxes, nonzero fill. */
export const paths = {
  cube: 'M12 2.2l8.6 4.4v10.8L12 21.8l-8.6-4.4V6.6zM12 4.3L6.6 7 12 9.8 17.4 7z',
  tank: silhouettes.tank,
  plane: silhouettes.fighter,
  elite: 'M12 2l3 6.4 6.9.8-5.1 4.7 1.4 6.9-6.2-3.5-6.2 3.5 1.4-6.9L2.1 9.2 9 8.4z',
  paratroopers:
    'M12 2c5.6 0 9.5 3.6 10 8.5-1.6-1.4-3.2-1.4-4.6.2L13.6 17h1.6v5H8.8v-5h1.6L6.6 10.7c-1.4-1.6-3-1.6-4.6-.2C2.5 5.6 6.4 2 12 2zM8.2 10.6l3 5.2V9.6c-1-.8-2.2-.5-3 1zM12.8 9.6v6.2l3-5.2c-.8-1.5-2-1.8-3-1z',
  partisans: 'M12 3a4 4 0 0 1 4 4 4 4 0 0 1-8 0 4 4 0 0 1 4-4zM5 21v-4.5c0-2.5 1.5-4 4-4h6c2.5 0 4 1.5 4 4V21zM18.5 2l1.5 1.5-7 12-1.6-1z',
  fleet: silhouettes.battleship,
  uboat: silhouettes.submarine,
  line: 'M2 8h4V5h4v3h4V5h4v3h4v5H2zM2 14.5h20V20H2z',
  engaged: 'M10.2 2h3.6v12h-3.6zM10.2 17h3.6v4h-3.6z',
  star,
  'allied-star': star,
  axis: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  mountain: 'M1 21L9 5l4 7 2.5-4L23 21z',
  airport:
    'M12 1c.9 0 1.5 1.4 1.5 3v4.5l8.5 5v2.3l-8.5-2.6v4.9l2.7 2v1.8L12 20.7l-4.2 1.2v-1.8l2.7-2v-4.9L2 15.8v-2.3l8.5-5V4c0-1.6.6-3 1.5-3z',
  triangle: 'M12 2l11 19H1z',
  battle: silhouettes.battle,
  strangled:
    'M12 2a10 10 0 0 1 0 20 10 10 0 0 1 0-20zM12 5a7 7 0 0 0-5.5 11.3L16.3 6.5A7 7 0 0 0 12 5zM17.5 7.7L7.7 17.5A7 7 0 0 0 17.5 7.7z',
} as const;

export type IconId = keyof typeof paths;
