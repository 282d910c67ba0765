/** A number from 0 to below 1. */
export type Random = () => number;

export const oneOf = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

/** Texts that have broken programs before. */
const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00x',
  '\u202egpj.exe',
  '%00',
  '%c0%ae%c0%ae/',
  '../../etc/passwd',
  '$(7*7)',
  '{{7*7}}',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example/',
  'constructor',
  '__proto__',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(5000),
  'é'.repeat(600),
  '\r\nSet-Cookie: a=b',
  'PASS',
  'END',
  'DEPLOY 3',
  'MOVE 1 INF germany TO ukraine',
];

export const badText = (random: Random): string => oneOf(random, texts);

const deep = (depth: number, end: unknown): unknown => {
  let value = end;
  for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A value of JSON that a schema may not be made for. */
export function badValue(random: Random, depth = 0): unknown {
  const simple: readonly (() => unknown)[] = [
    () => badText(random),
    () => null,
    () => true,
    () => oneOf(random, [0, -0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e308]),
    () => ({ length: [{ toString: null }] }),
    () => ({ toString: null, valueOf: 3 }),
    () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}') as unknown,
    () => deep(oneOf(random, [10, 30, 2000]), badText(random)),
    () => Array.from({ length: oneOf(random, [0, 3, 300]) }, () => badText(random)),
  ];
  if (depth > 2 || random() < 0.7) return oneOf(random, simple)();
  return random() < 0.5
    ? Array.from({ length: 1 + Math.floor(random() * 3) }, () => badValue(random, depth + 1))
    : Object.fromEntries(Array.from({ length: 1 + Math.floor(random() * 4) }, () => [badText(random), badValue(random, depth + 1)]));
}

/** A good value with something in it changed, dropped or added. */
export function spoiled(random: Random, value: unknown): unknown {
  if (random() < 0.2 || typeof value !== 'object' || value === null) return random() < 0.8 ? badValue(random) : value;
  if (Array.isArray(value)) return value.map((each) => (random() < 0.4 ? spoiled(random, each) : each));
  const entries = Object.entries(value).filter(() => random() > 0.15);
  const spoilt = entries.map(([key, each]) => [key, random() < 0.5 ? spoiled(random, each) : each] as const);
  return Object.fromEntries(random() < 0.2 ? [...spoilt, [badText(random), badValue(random)]] : spoilt);
}
