import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { everyNode, placeOf, type Source, sources } from '../support/sources';

/** Names through which time, chance, the network, the machine or the page would come in. */
const forbidden = new Set([
  'Date',
  'performance',
  'crypto',
  'process',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'console',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'require',
  'Buffer',
  'Intl',
  'Promise',
  'eval',
  'Function',
]);

function impurities(file: Source): string[] {
  const found: string[] = [];
  everyNode(file.ast, (node) => {
    if (ts.isIdentifier(node) && forbidden.has(node.text) && isReference(node)) found.push(`${placeOf(file, node)} uses ${node.text}`);
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') found.push(`${placeOf(file, node)} uses Math.random`);
    if (ts.isPropertyAccessExpression(node) && node.name.text.startsWith('toLocale')) {
      found.push(`${placeOf(file, node)} depends on the machine's locale`);
    }
    if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AsyncKeyword) found.push(`${placeOf(file, node)} is asynchronous`);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push(`${placeOf(file, node)} imports at run time`);
    }
  });
  return found;
}

/** The identifier stands for a value or type of that name, not for a member or a property called so. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  const named = parent as { name?: ts.Node; propertyName?: ts.Node };
  return named.name !== node && named.propertyName !== node;
}

describe('kernel, games, tournaments and ratings are pure', () => {
  const all = sources('lib/engine', 'lib/games', 'lib/tournament', 'lib/ratings');
  it.each(all.filter(({ path }) => path !== 'lib/games/registry.ts'))('$path', (file) => {
    expect(impurities(file)).toEqual([]);
  });
});
