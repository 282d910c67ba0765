import { writeLogTo } from '../../lib/logging';

/** Lines that are logged from now on, and all of them as text. */
export function logged(): { lines: Record<string, unknown>[]; text(): string } {
  const texts: string[] = [];
  const lines: Record<string, unknown>[] = [];
  writeLogTo({
    write: (text) => {
      texts.push(text);
      lines.push(JSON.parse(text));
    },
  });
  return { lines, text: () => texts.join('') };
}
