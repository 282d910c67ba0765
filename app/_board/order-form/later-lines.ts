import type { LaterLines } from '@/lib/play/orders/later';
import type { Trial } from './trial';

type Sheet = Pick<Trial, 'later' | 'stoppedAt'> & { lines: readonly string[] };

/** The parts of the turn behind its fights that can be ordered now, and whether the lines of each are on the sheet. */
export const laterParts = ({ later, stoppedAt, lines }: Sheet): (LaterLines & { isOn: boolean })[] => {
  const behind = stoppedAt === null ? [] : lines.slice(stoppedAt);
  return later.map((part) => ({ ...part, isOn: part.lines.every((line) => behind.includes(line)) }));
};

/** The lines of a sheet with parts behind its fights: each before what comes after it, else behind all others. */
export function withLater({ later, stoppedAt, lines }: Sheet, parts: readonly LaterLines[]): string[] {
  const from = stoppedAt ?? lines.length;
  return parts.reduce(
    (sheet, part) => {
      const after = later.slice(later.findIndex((each) => each.text === part.text) + 1).flatMap((each) => each.lines);
      const at = sheet.findIndex((line, i) => i >= from && after.includes(line));
      return sheet.toSpliced(at < 0 ? sheet.length : at, 0, ...part.lines);
    },
    [...lines],
  );
}
