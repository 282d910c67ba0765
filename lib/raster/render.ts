import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { Pixels } from './colours';
import { indexedPng } from './png';

// A font that comes with a dependency: a server without fonts draws the same letters, and no font folder is searched per picture.
const carried = join(process.cwd(), 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf');
const font = existsSync(carried)
  ? { loadSystemFonts: false, fontFiles: [carried], defaultFontFamily: 'Geist', sansSerifFamily: 'Geist', serifFamily: 'Geist' }
  : { loadSystemFonts: true };

/** Read anew for every picture, so only for those with letters in them. */
const fontFor = (svg: string) => (svg.includes('<text') ? font : { loadSystemFonts: false });

/** An SVG as pixels, drawn beside whatever else the process does. */
export async function pixelsOf(svg: string): Promise<Pixels> {
  const { width, height, pixels } = await renderAsync(svg, { font: fontFor(svg) });
  return { width, height, rgba: pixels };
}

/** An SVG as a PNG of few colours. */
export const pngOf = async (svg: string): Promise<Buffer> => indexedPng(await pixelsOf(svg));
