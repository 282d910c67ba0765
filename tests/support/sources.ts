import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const code = /\.(ts|tsx|mjs)$/;

/** One import of a module: `types` when nothing of it is left at run time. */
export interface Import {
  /** Package name with its path (`drizzle-orm/pg-core`), or a path from the root without extension (`lib/engine/play`). */
  from: string;
  types: boolean;
}

export interface Source {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
  ast: ts.SourceFile;
  imports: Import[];
  /** 'use client' or 'use server' at the top. */
  directive: string | null;
}

/** Every file under a folder of the house (or the file itself), from the root, sorted. */
export function filesIn(folder: string, fits: RegExp = code): string[] {
  const found: string[] = [];
  const walk = (at: string) => {
    for (const each of readdirSync(join(root, at), { withFileTypes: true })) {
      if (each.name === 'node_modules' || (each.name.startsWith('.') && at === '')) continue;
      const path = posix.join(at, each.name);
      if (each.isDirectory()) walk(path);
      else if (fits.test(each.name)) found.push(path);
    }
  };
  walk(folder);
  return found.sort();
}

const read = new Map<string, Source>();

/** A source file, read once, and parsed once when somebody asks for more than its text. */
export function source(path: string): Source {
  let found = read.get(path);
  if (!found) {
    const text = readFileSync(join(root, path), 'utf8');
    let parsed: Pick<Source, 'ast' | 'imports' | 'directive'> | undefined;
    const parts = () => {
      parsed ??= parse(path, text);
      return parsed;
    };
    found = {
      path,
      text,
      get ast() {
        return parts().ast;
      },
      get imports() {
        return parts().imports;
      },
      get directive() {
        return parts().directive;
      },
    };
    read.set(path, found);
  }
  return found;
}

function parse(path: string, text: string): Pick<Source, 'ast' | 'imports' | 'directive'> {
  const ast = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : undefined);
  const first = ast.statements[0];
  const directive = first && ts.isExpressionStatement(first) && ts.isStringLiteral(first.expression) ? first.expression.text : null;
  return { ast, imports: importsOf(path, ast), directive };
}

export const sources = (...folders: string[]): Source[] => folders.flatMap((folder) => filesIn(folder)).map(source);

/** Calls `look` for every node of a file. */
export function everyNode(ast: ts.SourceFile, look: (node: ts.Node) => void): void {
  const visit = (node: ts.Node) => {
    look(node);
    ts.forEachChild(node, visit);
  };
  visit(ast);
}

/** "path:line", for messages. */
export function placeOf(file: Source, node: ts.Node): string {
  return `${file.path}:${file.ast.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

function importsOf(path: string, ast: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, types: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ from: resolved(path, specifier.text), types });
  };
  everyNode(ast, (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, typesOnly(node));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
  });
  return found;
}

function typesOnly(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return !clause.name && named !== undefined && ts.isNamedImports(named) && named.elements.every((each) => each.isTypeOnly);
}

function resolved(path: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return specifier;
  const absolute = resolve(root, dirname(path), specifier);
  return relative(root, absolute).split('\\').join('/').replace(code, '');
}
