import type { Board, Point } from '../engine';
import { escaped, type Layer, type Pen } from './ground';
import { fixed } from './path';

/** What a printed map has in its empty corners. */
export function ornamentLayer(board: Board, pen: Pen): Layer {
  const rose = board.compass ? compassRose(board.compass, pen) : '';
  return { id: 'ornaments', markup: rose + (board.title ? titleFrame(board.title, pen) + margins(board, pen) : '') };
}

/** Paper above and below the map, behind a rule and a ladder of degrees. */
function margins({ width, height }: Board, { ink, scale }: Pen): string {
  const pixel = 1 / scale;
  const [ladder, degree] = [5 * pixel, width / 72];
  const edge = (y: number, out: -1 | 1) => {
    const row = (from: number) => fixed(y + out * from);
    const line = (from: number, thick: number, dash = '') =>
      `<path d="M${-width} ${row(from)}H${2 * width}" stroke="${ink('ornament')}" stroke-width="${fixed(thick)}"${dash}/>`;
    return (
      `<rect x="${-width}" y="${out < 0 ? -height : y}" width="${3 * width}" height="${height}" fill="${ink('margin')}"/>` +
      line(0, 1.2 * pixel) +
      line(ladder, ladder, ` stroke-dasharray="${fixed(degree)}"`) +
      line(ladder * 1.6, 0.8 * pixel) +
      line(ladder * 2.4, 1.6 * pixel)
    );
  };
  return `<g>${edge(0, -1)}${edge(height, 1)}</g>`;
}

const north: Point = { x: 0, y: -1 };

function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** Eight points with a light and a dark half each, on two rings with marks. */
function compassRose({ at, radius }: NonNullable<Board['compass']>, { ink }: Pen): string {
  const point = (degrees: number, length: number, side: number) => {
    const [tip, foot] = [turned(north, degrees), turned(north, degrees + side * 45)];
    const waist = length * 0.24;
    return `M0 0L${fixed(foot.x * waist)} ${fixed(foot.y * waist)}L${fixed(tip.x * length)} ${fixed(tip.y * length)}Z`;
  };
  const star = (side: number) =>
    [45, 135, 225, 315].map((degrees) => point(degrees, radius * 0.62, side)).join('') +
    [0, 90, 180, 270].map((degrees) => point(degrees, radius * 0.94, side)).join('');
  const marks = Array.from({ length: 32 }, (_, i) => {
    const { x, y } = turned(north, i * 11.25);
    const inner = radius * (i % 4 === 0 ? 0.7 : 0.75);
    return `M${fixed(x * inner)} ${fixed(y * inner)}L${fixed(x * radius * 0.8)} ${fixed(y * radius * 0.8)}`;
  });
  const line = `stroke="${ink('ornament')}" fill="none"`;
  return (
    `<g transform="translate(${at.x} ${at.y})" fill-opacity=".72" stroke-opacity=".72"><circle r="${fixed(radius * 0.8)}" ${line} stroke-width="1"/>` +
    `<circle r="${fixed(radius * 0.52)}" ${line} stroke-width=".5"/><path d="${marks.join('')}" ${line} stroke-width=".7"/>` +
    `<path d="${star(1)}" fill="${ink('ornament')}"/><path d="${star(-1)}" fill="${ink('paper')}" stroke="${ink('ornament')}" stroke-width=".5"/>` +
    `<text y="${fixed(-radius * 1.02)}" font-size="${fixed(radius * 0.3)}" text-anchor="middle" fill="${ink('ornament')}" font-family="Georgia, 'DejaVu Serif', serif">N</text></g>`
  );
}

/** The map's title in a double frame with cut corners. */
function titleFrame({ text, at, width }: NonNullable<Board['title']>, { ink }: Pen): string {
  const size = Math.min(width * 0.15, (width * 0.82) / (text.length * 0.66));
  const height = size * 2.5;
  const frame = (inset: number) => {
    const [w, h, cut] = [width / 2 - inset, height / 2 - inset, size * 0.42];
    return `M${fixed(-w + cut)} ${fixed(-h)}H${fixed(w - cut)}Q${fixed(w - cut)} ${fixed(-h + cut)} ${fixed(w)} ${fixed(-h + cut)}V${fixed(h - cut)}Q${fixed(w - cut)} ${fixed(h - cut)} ${fixed(w - cut)} ${fixed(h)}H${fixed(-w + cut)}Q${fixed(-w + cut)} ${fixed(h - cut)} ${fixed(-w)} ${fixed(h - cut)}V${fixed(-h + cut)}Q${fixed(-w + cut)} ${fixed(-h + cut)} ${fixed(-w + cut)} ${fixed(-h)}Z`;
  };
  const line = `stroke="${ink('ornament')}"`;
  return (
    `<g transform="translate(${at.x} ${at.y})"><path d="${frame(0)}" fill="${ink('sheet')}" ${line} stroke-width="1.6"/>` +
    `<path d="${frame(size * 0.22)}" fill="none" ${line} stroke-width=".6"/>` +
    `<text y="${fixed(size * 0.35)}" font-size="${fixed(size)}" text-anchor="middle" fill="${ink('ornament')}" letter-spacing="${fixed(size * 0.06)}" font-family="Georgia, 'DejaVu Serif', serif">${escaped(text)}</text></g>`
  );
}
