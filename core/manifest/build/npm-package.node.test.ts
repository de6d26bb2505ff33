import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guardImports, reachableTypes, typesEntry } from './npm-package.js';

test('an import of an optional peer dependency is wrapped in a try, and other code is unchanged', () => {
  const peers = ['highlight.js', 'leaflet'];
  const table: readonly [code: string, guarded: string | null][] = [
    ["const a = import('leaflet');", "import('leaflet')"],
    ['load: () => import("leaflet/src/map/Map.js")', 'import("leaflet/src/map/Map.js")'],
    ["import('highlight.js/lib/core')", "import('highlight.js/lib/core')"],
    ["import('leaflet-draw')", null],
    ["import('./leaflet.js')", null],
    ["import('highlightXjs')", null],
  ];
  for (const [code, imported] of table) {
    const guarded = guardImports(code, peers);
    if (imported === null) assert.equal(guarded, code);
    else assert.match(guarded, new RegExp(`try \\{ return await ${imported.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')} \\} catch`), code);
  }
});

test('the message of a missing package says how to install it', () => {
  assert.match(guardImports("import('highlight.js/lib/languages/css')", ['highlight.js']), /Where it is not installed: npm install highlight\.js'/);
});

test('types that a public entry leads to are kept, however they are written', () => {
  const files: Readonly<Record<string, string>> = {
    'a.d.ts': "export { B } from './core/b.js';\nexport type C = import('./core/c.js').C;",
    'core/b.d.ts': "import './d.js';\nexport interface B { readonly e: import('../e.js').E }",
    'core/c.d.ts': '', 'core/d.d.ts': "export * from './missing.js';", 'e.d.ts': '', 'core/unreached.d.ts': "export * from './d.js';",
  };
  assert.deepEqual([...reachableTypes(['a.d.ts'], file => files[file])].sort(), ['a.d.ts', 'core/b.d.ts', 'core/c.d.ts', 'core/d.d.ts', 'e.d.ts']);
});

test('an entry of types is what package.json names', () => {
  const isEntry = typesEntry({
    './*': { types: './dist/npm/elements/*/*.d.ts', default: './dist/npm/elements/*/*.js' },
    './contract/*': { types: './dist/npm/core/contract/*.d.ts', default: './dist/npm/core/contract/*.js' },
    './x.json': './dist/npm/x.json',
  });
  for (const file of ['elements/site-map/site-map.d.ts', 'core/contract/cart.d.ts', 'core/contract/fields/email.d.ts']) assert.equal(isEntry(file), true, file);
  for (const file of ['elements/site-map/live/leaflet.d.ts', 'x.json', 'core/b.d.ts']) assert.equal(isEntry(file), false, file);
});
