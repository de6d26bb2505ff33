import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { trackedFiles } from './tracked-files.js';

// Enter and Escape of an input method belong to it (core/platform/is-composing). Lint keeps other ways to detect that out of the tree; here,
// no key handler goes without. Actions of a view are behind it already (core/element/actions.ts).

const isKeyType = (node?: ts.Node): boolean => !!node && ts.isStringLiteralLike(node) && /^key(?:down|up|press)$/.test(node.text);

/** Handlers of key events that ask which key it is, and not whether the key is an input method's. */
function careless(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const named = new Map<string, string>();
  const handlers: [line: number, text: string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) named.set(node.name.text, node.getText());
    if (ts.isFunctionDeclaration(node) && node.name) named.set(node.name.text, node.getText());
    if (ts.isCallExpression(node) && /(?:^|\.)(?:addEventListener|listen)$/.test(node.expression.getText()) && node.arguments.some(isKeyType)) {
      const handler = node.arguments[node.arguments.findIndex(isKeyType) + 1];
      if (handler) handlers.push([source.getLineAndCharacterOfPosition(node.getStart()).line + 1, handler.getText()]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return handlers.flatMap(([line, text]) => {
    const called = [...text.matchAll(/\b\w+\b/g)].map(([name]) => named.get(name) ?? '').join('\n');
    const all = `${text}\n${called}`;
    return /\bkey\b/.test(all) && !/\bisComposing\(/.test(all) ? [`${file}:${line}`] : [];
  });
}

test('every handler that asks which key was pressed leaves the keys of an input method to it', () => {
  const files = trackedFiles().filter(file => /^(?:core|elements)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(file => /'key(?:down|up|press)'/.test(readFileSync(file, 'utf8')));
  assert.ok(files.length > 12, `${files.length} files`);
  assert.deepEqual(files.flatMap(careless), []);
});
