import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesIn, placeOf, root, sources } from '../support/sources';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Lines a file may have; a test is a list and may be longer. */
const longest = (path: string) => (path.startsWith('tests/') ? 500 : 300);
/** Files that are longer, each with the reason why it is one piece. */
const long: Record<string, string> = {};

/** Next finds these by name and takes their default export. */
const takesDefault =
  /^app\/(.*\/)?(page|layout|template|loading|error|global-error|not-found|forbidden|unauthorized|default|opengraph-image|icon|sitemap|robots|manifest)\.tsx?$|(^|\/)[\w.-]+\.config\.(ts|mjs)$|^app\/_words\/request\.ts$/;

describe('the house is in order', () => {
  it('has nothing at the top that ARCHITECTURE section 1 does not name', () => {
    const named =
      'package.json package-lock.json tsconfig.json next.config.mjs instrumentation.ts next-env.d.ts app lib db deploy drizzle tests node_modules README.md LICENSE';
    const found = readdirSync(root).filter((name) => !name.startsWith('.') && !named.split(' ').includes(name));
    expect(found).toEqual([]);
  });

  it('keeps source files within 300 lines, tests within 500, or says why not', () => {
    const lines = (path: string) => read(path).split('\n').length - 1;
    const files = ['lib', 'db', 'app', 'tests'].flatMap((folder) => filesIn(folder));
    const over = files.filter((path) => lines(path) > longest(path) && !long[path]);
    expect(over.map((path) => `${path}: ${lines(path)} lines`)).toEqual([]);
    expect(Object.keys(long).filter((path) => !existsSync(join(root, path)) || lines(path) <= longest(path))).toEqual([]);
  });

  it('has nobody sign in by one name in two files of browser tests: they share a service, in any order', () => {
    const files = readdirSync(join(root, 'tests/browser')).filter((name) => name.endsWith('.spec.ts'));
    const named = files.flatMap((file) =>
      [...read(`tests/browser/${file}`).matchAll(/(?:signIn|newcomer)\([^)]*?'([A-Z]\w+)'/g)].map(([, name]) => ({ file, name })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ file, name }) => named.some((other) => other.name === name && other.file !== file))).toEqual([]);
  });

  it('has a README in every game folder', () => {
    const games = readdirSync(join(root, 'lib/games'), { withFileTypes: true }).filter((each) => each.isDirectory());
    expect(games.length).toBeGreaterThan(0);
    expect(games.map(({ name }) => `lib/games/${name}/README.md`).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('asks a rules version by name: only a game’s quirks.ts compares numbers', () => {
    const bare = /\brules\s*(?:[<>]=?|===|!==)\s*\d|\d\s*(?:[<>]=?)\s*(?:\w+\.)?rules\b/;
    const games = sources('lib/games').filter(({ path }) => !path.endsWith('/quirks.ts'));
    expect(games.filter(({ text }) => bare.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('names files in kebab case, none of them a drawer for odds and ends', () => {
    const proper = (path: string) =>
      path.split('/').every((part) => /^(\[+(\.\.\.)?[a-z]+\]+|\([a-z-]+\)|_?[a-z0-9][a-z0-9.-]*)$/.test(part));
    const drawer = /(^|\/)(utils?|helpers?|misc|common|manager|service)(\/|\.tsx?$)/;
    const wrong = ['lib', 'db', 'app', 'tests'].flatMap((folder) => filesIn(folder)).filter((path) => !proper(path) || drawer.test(path));
    expect(wrong).toEqual([]);
  });

  it('fetches no page that nobody asked for: all links are those of the house', () => {
    const isOwn = (path: string) => ['app/_ui/link.tsx', 'app/_ui/travel.tsx'].includes(path);
    const others = sources('app').filter(({ path, text }) => !isOwn(path) && /['"]next\/link['"]|\bprefetch\b/.test(text));
    expect(others.map(({ path }) => path)).toEqual([]);
    expect(read('app/_ui/link.tsx')).toContain('prefetch={false} />');
  });

  it('exports by name except where a framework demands a default', () => {
    const found = sources('lib', 'db', 'app').flatMap((file) =>
      takesDefault.test(file.path)
        ? []
        : file.ast.statements.filter((node) => ts.isExportAssignment(node) || isDefault(node)).map((node) => placeOf(file, node)),
    );
    expect(found).toEqual([]);
  });

  it('explains every dependency with a line in lib/README.md', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
    const told = read('lib/README.md');
    const silent = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !told.includes(`\`${name}\``));
    expect(silent).toEqual([]);
  });

  it('uses every dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
    const tools = ['package.json', '.postcssrc.json', 'lib/commands/test.mjs'].map((path) =>
      path === 'package.json' ? scripts() : read(path),
    );
    const text = [
      ...sources('lib', 'db', 'app', 'tests')
        .filter((file) => !file.path.startsWith('tests/arch/'))
        .map((file) => file.text),
      ...tools,
      read('app/globals.css'),
    ].join('\n');
    const used = (name: string) => name.startsWith('@types/') || new RegExp(`['"/ ]${name}['"/ ]`).test(text);
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !used(name))).toEqual([]);
  });

  it('locks every platform’s packages, so that npm ci works on each', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { optionalDependencies?: object }> };
    const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !packages[`node_modules/${name}`] && !packages[`${at}/node_modules/${name}`]),
    );
    expect(missing).toEqual([]);
  });

  it('styles only classes that a page has', () => {
    const pages = sources('lib', 'app')
      .map(({ text }) => text)
      .join('\n');
    const has = (name: string) =>
      new RegExp(`(?<![-\\w])${name}(?![-\\w])`).test(pages) || pages.includes(`${name.slice(0, name.lastIndexOf('-'))}-\${`);
    const sheets = filesIn('app', /\.css$/);
    const named = sheets.flatMap((path) => [...read(path).matchAll(/\.([a-z]+(?:-[a-z]+)+)/g)].map(([, name = '']) => name));
    expect(named).toContain('table-board');
    expect([...new Set(named)].filter((name) => !has(name))).toEqual([]);
  });

  it('pins every dependency exactly and locks no registry address', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });
});

function scripts(): string {
  return JSON.stringify((JSON.parse(read('package.json')) as { scripts: object }).scripts);
}

function isDefault(node: ts.Statement): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((each) => each.kind === ts.SyntaxKind.DefaultKeyword);
}
