import type { Icon } from '../../../engine';
import { silhouettes } from '../../kit/picture/silhouettes';
import type { UnitType } from '../types';

type IconId = UnitType | 'capital' | 'city' | 'battle' | 'damaged' | 'submerged' | 'loaded' | 'hover';

/** Our own silhouettes: 24 x 24 boxes, nonzero fill. */
export const paths: Record<IconId, Icon['path']> = {
  ...silhouettes,
  infantry:
    'M12 2.5c2.6 0 4.3 1.7 4.5 4.1h1v1.5h-11V6.6h1C7.7 4.2 9.4 2.5 12 2.5zM8.6 9h6.8a3.5 3.5 0 0 1-6.8 0zM8.5 12.5h7c1.7 0 2.8 1.1 2.8 2.8v6.2H5.7v-6.2c0-1.7 1.1-2.8 2.8-2.8zM9 16v5.5',
  artillery:
    'M2 18.5l3.4-3.2 1 1.6L20.4 6.2l1.6 2.3-10.6 8 2.6 1.6v2.4h-2.2l-3.6-2.3A3.4 3.4 0 1 1 2 18.5zm3.6 0a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 0 0-2.6 0z',
  'aa-gun':
    'M13.2 11.5L18.8 1.8l1.9 1.1-5.6 9.7 2.1 1.6-1.2 2h-2l3.8 4v1.6h-3L12 18.6l-2.8 3.2h-3v-1.6l3.8-4H6.5v-3l3-1.2.8-1.6zM9.6 9.4l4.5-7.8 1.6 1-4.4 7.7z',
  complex: 'M2.5 21V10.5l5 3.2v-3.2l5 3.2v-3.2l3.5 2.2L16.6 3h3.6l1.3 18zM5 16.2v2.3h2.3v-2.3zM10 16.2v2.3h2.3v-2.3zM15 16.2v2.3h2.3v-2.3z',
  bomber:
    'M12 1.5c.9 0 1.5 1 1.5 2.6v4.2h2.3V6.6h1.7v1.7h1.8V7.1H21v1.5l1.8.9v2.6l-9.3.9v5.2l3.6 1.7v1.9L12 21.3l-5.1.5v-1.9l3.6-1.7V13l-9.3-.9V9.5L3 8.6V7.1h1.7v1.2h1.8V6.6h1.7v1.7h2.3V4.1c0-1.6.6-2.6 1.5-2.6z',
  transport: 'M3.2 10.5h4v3.3h-4zM8.2 10.5h4v3.3h-4zM8.2 6.2h4v3.3h-4zM13.5 13.8V5.5h2v-2h2.2v2h2v8.3zM1 15h22l-2.6 5.5H4z',
  destroyer:
    'M1 15.5h22l-2 4.5H3.5zM4 14.5v-2.3H.8v-1.3h3.7l.6-1.2h2.4l.6 4.8zM9 14.5V9h1.3V5h1.3v4h1.2v5.5zM13.8 14.5V10.2h1.9v4.3zM16.6 14.5v-3h1.8v3zM19.2 14.5v-1.8h1.3v1.8z',
  carrier:
    'M.5 12.2h23v2.3l-2.5.7L19 20H4.5l-1.8-4.8-2.2-.7zM14 11.2V8.5h1V5.3h1.2V3.5h1.2v1.8h1.4v3.2H20v2.7zM3.5 11.2l1-1.2h2.2l.7-1.7h1.3l.5 1.7H11v1.2z',
  capital: 'M12 1.8l3 6.7 7.2.8-5.4 4.9 1.5 7.2L12 17.7l-6.3 3.7 1.5-7.2L1.8 9.3 9 8.5z',
  city: 'M5 2h2v1.5h12l-3.2 4.2 3.2 4.3H7V22H5z',
  damaged: 'M13 1.5L4.5 13h5.6L8 22.5 19.5 10h-6.2l3-8.5z',
  submerged:
    'M1.5 7c2.6 0 2.6-2 5.2-2s2.6 2 5.3 2 2.6-2 5.3-2 2.6 2 5.2 2v3c-2.6 0-2.6-2-5.2-2s-2.6 2-5.3 2-2.6-2-5.3-2-2.6 2-5.2 2zM10.5 12h3v4h3.5L12 21.5 7 16h3.5z',
  loaded: 'M3 6.5L12 2.5l9 4v1L12 11.5 3 7.5zM3 9.5l8.2 3.7v8.3L3 17.8zM21 9.5l-8.2 3.7v8.3L21 17.8z',
  hover: 'M12 3l7 8h-4v4H9v-4H5zM5 17.5h14V20H5z',
};
