import type { Later, LaterLines } from '@/lib/play/orders/later';

/** The parts of the turn behind its fights that can be ordered now, and whether the lines of each are on the sheet. */
export function laterParts(lines: readonly string[], { from, parts }: Later): (LaterLines & { isOn: boolean })[] {
  const behind = lines.slice(from);
  return parts.map((part) => ({ ...part, isOn: part.lines.every((line) => behind.includes(line)) }));
}

/** The lines of a sheet with `wanted` parts behind its fights: each before what comes after it, else behind all others. */
export function withLater(lines: readonly string[], { from, parts }: Later, wanted: readonly LaterLines[]): string[] {
  return wanted.reduce(
    (sheet, part) => {
      const after = parts.slice(parts.findIndex((each) => each.text === part.text) + 1).flatMap((each) => each.lines);
      const at = sheet.findIndex((line, i) => i >= from && after.includes(line));
      return sheet.toSpliced(at < 0 ? sheet.length : at, 0, ...part.lines);
    },
    [...lines],
  );
}
