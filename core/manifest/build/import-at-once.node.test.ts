import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importAtOnce, type LinkedChunk } from './import-at-once.js';

const chunk = (fileName: string, imports: readonly string[] = [], dynamicImports: readonly string[] = []): LinkedChunk => ({ fileName, imports, dynamicImports });
const [core, list, rows, panel] = ['core', 'list', 'rows', 'panel'].map(name => `chunks/${name}.js`) as [string, string, string, string];
const all = {
  [core]: chunk(core),
  [rows]: chunk(rows, [core]),
  [list]: chunk(list, [rows, core]),
  [panel]: chunk(panel, [list]),
};
const isWritten = (code: string, from: LinkedChunk, written: string) => assert.equal(importAtOnce(code, from, { ...all, [from.fileName]: from }), written);

describe('an import of a chunk that imports others', () => {
  it('requests all of them in parallel, at any depth, except those that are already loaded', () => {
    isWritten(
      'const a = () => import("./panel.js").then(m => m.a);',
      chunk('chunks/badge.js', [core], [panel]),
      "const a = () => Promise.all([import('./panel.js'),import('./list.js'),import('./rows.js')]).then(([module]) => module).then(m => m.a);",
    );
  });

  it('has their addresses from where it is', () => {
    isWritten("import('./chunks/list.js')", chunk('badge.js', [core], [list]), "Promise.all([import('./chunks/list.js'),import('./chunks/rows.js')]).then(([module]) => module)");
  });

  it('stays as it is if nothing more is imported, and if it does not belong to the chunk', () => {
    isWritten("import('./rows.js')", chunk('chunks/badge.js', [core], [rows]), "import('./rows.js')");
    isWritten("import('./list.js')", chunk('chunks/badge.js', [rows], [list]), "import('./list.js')");
    isWritten("import('./list.js')", chunk('chunks/badge.js', [core]), "import('./list.js')");
    isWritten('import(address)', chunk('chunks/badge.js', [core], [list]), 'import(address)');
  });
});
