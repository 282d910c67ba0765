import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type Import, type Source, source, sources } from '../support/sources';
import { exceptions, layerOf, layers, oneWay, type Rule, rooms } from './layers';

const isOurs = (from: string) => /^(lib|app|db|tests)(\/|$)/.test(from);
const packageOf = (from: string) => (from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? from));
const isUnder = (from: string, folder: string) => from === folder || from.startsWith(`${folder}/`);

function allowed(rule: Rule, file: Source, { from, types }: Import): boolean {
  if (isBuiltin(from)) return rule.node;
  if (!isOurs(from)) {
    const name = packageOf(from);
    return rule.packages === 'any' || rule.packages.includes(name) || (types && (rule.typesOf ?? []).includes(name));
  }
  if (rule.itself && isUnder(from, rule.itself(file.path))) return true;
  if (rule.may.some((folder) => isUnder(from, folder))) return true;
  return types && (rule.typesOf ?? []).some((folder) => isUnder(from, folder));
}

const all = sources('lib', 'db', 'app');

describe('every file imports only what its layer may', () => {
  it.each(all)('$path', (file) => {
    const layer = layerOf(file);
    if (!layer) throw new Error(`${file.path} belongs to no layer of ARCHITECTURE section 5`);
    const more = exceptions[file.path]?.may ?? [];
    const wrong = file.imports.filter((each) => !allowed(layers[layer], file, each) && !more.some((folder) => isUnder(each.from, folder)));
    expect(wrong.map(({ from, types }) => `${layer} may not import ${types ? 'types of ' : ''}${from}`)).toEqual([]);
  });
});

/** How high in its layer a path lies; the layer's own files, which open its doors, lie above all rooms. */
const floorOf = (layer: string, path: string): number => {
  const floor = rooms[layer]?.indexOf(path.slice(layer.length + 1).split('/')[0] ?? '') ?? -1;
  return floor < 0 ? Number.POSITIVE_INFINITY : floor;
};

describe.each(Object.entries(rooms))('the rooms of %s', (layer, names) => {
  const inside = all.filter(({ path }) => isUnder(path, layer));

  it('see only those below them', () => {
    const up = inside.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => isUnder(from, layer) && floorOf(layer, from) > floorOf(layer, path))
        .map(({ from }) => `${path} → ${from}`),
    );
    expect(up).toEqual([]);
  });

  it('are all there are, and none is empty', () => {
    const found = new Set(
      inside.flatMap(
        ({ path }) =>
          path
            .slice(layer.length + 1)
            .split('/')
            .slice(0, -1)[0] ?? [],
      ),
    );
    expect([...found].sort()).toEqual([...names].sort());
  });
});

describe.each(Object.entries(oneWay))('the rooms of %s', (game, { apart }) => {
  const inside = all.filter(({ path }) => isUnder(path, game));
  const within = (path: string) => path.slice(game.length + 1).replace(/\.ts$/, '');
  const roomOf = (path: string) => (apart.includes(within(path)) ? within(path) : (within(path).split('/')[0] ?? ''));
  const uses = new Map<string, Map<string, string>>();
  for (const { path, imports } of inside) {
    for (const { from, types } of imports) {
      if (types || !isUnder(from, game) || roomOf(from) === roomOf(path)) continue;
      uses.set(roomOf(path), new Map(uses.get(roomOf(path))).set(roomOf(from), `${within(path)} → ${within(from)}`));
    }
  }
  const reach = (room: string, seen = new Set<string>()): Set<string> => {
    for (const next of uses.get(room)?.keys() ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };

  it('use each other one way', () => {
    const back = [...uses].flatMap(([room, used]) => [...used].flatMap(([next, how]) => (reach(next).has(room) ? [how] : [])));
    expect(back).toEqual([]);
  });

  it('are as the table knows them', () => {
    const paths = inside.map(({ path }) => within(path));
    expect(apart.filter((path) => !paths.includes(path))).toEqual([]);
    expect([...reach('notation')]).toEqual(expect.arrayContaining(['rules', 'words', 'effects', 'editions']));
  });
});

/** Functions of `play` that change the database, as far as their own lines tell. */
const writes = /\b(changeTable|withTable|transaction|(put|insert|update|delete|remove|drop|append|change)[A-Z]\w*)\(/;
const acting = new Set(
  sources('lib/play').flatMap(({ ast }) =>
    ast.statements.flatMap((node) => (ts.isFunctionDeclaration(node) && node.name && writes.test(node.getText()) ? [node.name.text] : [])),
  ),
);

describe('what only reads', () => {
  it('knows the acting doors of play', () => {
    expect([...acting]).toEqual(expect.arrayContaining(['submit', 'visit', 'comeBack', 'saveDraft', 'setTimeControl']));
  });

  // actions say so at their head; routes name their method, and those of the API are told apart by it
  const reading = all.filter(
    ({ path, directive }) => path.startsWith('app/') && directive !== 'use server' && !path.startsWith('app/api/'),
  );
  it.each(reading.filter(({ text }) => !/export (async )?function (POST|PUT|DELETE)|export const (POST|PUT|DELETE)/.test(text)))(
    '$path calls nothing that writes',
    ({ ast }) => {
      const named = ast.statements.flatMap((node) => {
        if (!ts.isImportDeclaration(node) || !/lib\/play/.test(node.moduleSpecifier.getText()) || node.importClause?.isTypeOnly) return [];
        const bindings = node.importClause?.namedBindings;
        return bindings && ts.isNamedImports(bindings)
          ? bindings.elements.filter((each) => !each.isTypeOnly).map((each) => each.name.text)
          : [];
      });
      expect(named.filter((name) => acting.has(name))).toEqual([]);
    },
  );
});

describe('the table of layers', () => {
  it('lists no exception for a file that is gone', () => {
    const paths = new Set(all.map(({ path }) => path));
    expect(Object.keys(exceptions).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('permits no package that its layer does not use', () => {
    const idle = Object.entries(layers as Record<string, Rule>).flatMap(([name, { packages }]) => {
      const used = new Set(
        all.filter((file) => layerOf(file) === name).flatMap(({ imports }) => imports.map(({ from }) => packageOf(from))),
      );
      return packages === 'any' ? [] : packages.filter((each) => !used.has(each)).map((each) => `${name}: ${each}`);
    });
    expect(idle).toEqual([]);
  });

  it('keeps the database out of reach of the process that reads letters', () => {
    const byModule = new Map(all.map((file) => [file.path.replace(/\.(ts|tsx|mjs)$/, ''), file]));
    const seen = new Set<string>();
    const walk = (file: Source): void => {
      if (seen.has(file.path)) return;
      seen.add(file.path);
      for (const { from, types } of file.imports) {
        const next = types || !isOurs(from) ? undefined : (byModule.get(from) ?? byModule.get(`${from}/index`));
        if (next) walk(next);
      }
    };
    walk(source('lib/mail/inbound/reader-process.ts'));
    expect([...seen]).toEqual(expect.arrayContaining(['lib/mail/inbound/reading/message.ts', 'lib/games/registry.ts']));
    expect([...seen].filter((path) => /^(db|lib\/play|lib\/env)\b/.test(path))).toEqual([]);
  });

  it('keeps what is marked server-only out of reach of the browser', () => {
    const byModule = new Map(all.map((file) => [file.path.replace(/\.(ts|tsx|mjs)$/, ''), file]));
    const find = (from: string) => byModule.get(from) ?? byModule.get(`${from}/index`);
    const reach = (file: Source, trail: string[], seen: Set<string>): string[] => {
      if (seen.has(file.path)) return [];
      seen.add(file.path);
      const runtime = file.imports.filter((each) => !each.types);
      const leaks = runtime.filter(({ from }) => from === 'server-only' || isBuiltin(from)).map(({ from }) => [...trail, from].join(' → '));
      const next = runtime.flatMap(({ from }) => (isOurs(from) ? (find(from) ?? []) : []));
      return [
        ...leaks,
        ...next.filter(({ directive }) => directive !== 'use server').flatMap((each) => reach(each, [...trail, each.path], seen)),
      ];
    };
    const clients = all.filter(({ directive }) => directive === 'use client');
    expect(clients.flatMap(({ path }) => reach(source(path), [path], new Set()))).toEqual([]);
  });
});
