/** Names of browsers as their owners know them, those first that call themselves by another's too. */
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What a browser calls itself in words that its owner knows, "Firefox, Linux"; empty when nothing of it is known. */
export function browserOf(agent: string, { withSystem = true }: { withSystem?: boolean } = {}): string {
  const found = withSystem ? [browsers, systems] : [browsers];
  return found.flatMap((names) => names.find(([, sign]) => sign.test(agent))?.[0] ?? []).join(', ');
}
