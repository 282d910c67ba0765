import type { MetadataRoute } from 'next';
import { iconSizes } from './_shell/app-icon';

/** What a browser must know to install the house as a program of its own; it opens at one's tables. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Fieldpost',
    short_name: 'Fieldpost',
    start_url: '/tables',
    scope: '/',
    display: 'standalone',
    background_color: '#f4eee1',
    theme_color: '#f4eee1',
    icons: iconSizes.flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({ src: `/icons/${size}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ),
  };
}
