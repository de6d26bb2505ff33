import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circlesIn, folderGraph, importGraph } from './import-graph.js';

const root = 'demo/service';
const graph = importGraph(root);
type Layer = 'kernel' | 'modules' | 'owner-shell' | 'service';
const allowed: Readonly<Record<Layer, readonly Layer[]>> = {
  kernel: ['kernel'],
  modules: ['kernel', 'modules'],
  'owner-shell': ['kernel', 'owner-shell'],
  service: ['kernel', 'modules', 'owner-shell', 'service'],
};
/** Code for tests may use the whole service. */
const isForTest = (file: string) => /for-test\.ts$|\.fixture\.test\.ts$|\/fuzz\/|left-in-english\.ts$/.test(file);
const layerOf = (file: string): Layer => (/^demo\/service\/(kernel|modules|owner-shell)\//.exec(file)?.[1] ?? 'service') as Layer;
const moduleOf = (file: string) => /^demo\/service\/modules\/([^/]+)\//.exec(file)?.[1];
/** A foreign key names the table of another module. */
const isForeignKey = (file: string, other: string) => file.endsWith('.schema.ts') && other.endsWith('.schema.ts');

const arrows = [...graph].filter(([file]) => !isForTest(file)).flatMap(([file, imports]) => imports.map(other => [file, other] as const));

/** What an import breaks; null for a good one. */
function faultOf(file: string, other: string): string | null {
  const [from, to] = [layerOf(file), layerOf(other)];
  if (!allowed[from].includes(to)) return `${from} does not import ${to}`;
  const [one, another] = [moduleOf(file), moduleOf(other)];
  return one && another && one !== another && !isForeignKey(file, other)
    ? 'modules do not import one another: emit an event, or declare a public query under `uses`'
    : null;
}

test('the service imports downward: kernel, then modules and owner-shell, then what puts them together', () => {
  assert.ok(arrows.length > 600, 'the walk has found the files');
  assert.deepEqual(arrows.flatMap(([file, other]) => { const fault = faultOf(file, other); return fault ? [`${file} → ${other}: ${fault}`] : []; }), []);
});

test('no module needs itself by way of others, not even by foreign keys', () => {
  assert.deepEqual(circlesIn(folderGraph(graph, file => /^demo\/service\/modules\/[^/]+(?=\/)/.exec(file)?.[0])), []);
});

test('no folder of the kernel needs itself by way of others; its root puts them together', () => {
  assert.deepEqual(circlesIn(folderGraph(graph, file => (isForTest(file) ? undefined : /^demo\/service\/kernel\/[^/]+(?=\/)/.exec(file)?.[0]))), []);
});

test('every folder of modules has a module.ts, which the list in create-service.ts names', () => {
  const folders = new Set([...graph.keys()].flatMap(file => moduleOf(file) ?? []));
  const listed = graph.get(`${root}/create-service.ts`)!.flatMap(file => (file.endsWith('/module.ts') ? moduleOf(file) ?? [] : []));
  assert.deepEqual(listed.toSorted(), [...folders].toSorted());
});

for (const [file, other, isFine] of [
  ['demo/service/kernel/http/page.ts', 'demo/service/modules/shop/texts.ts', false],
  ['demo/service/kernel/http/page.ts', 'demo/service/owner-shell/login.ts', false],
  ['demo/service/owner-shell/login.ts', 'demo/service/modules/shop/texts.ts', false],
  ['demo/service/modules/shop/store.ts', 'demo/service/owner-shell/login.ts', false],
  ['demo/service/modules/shop/store.ts', 'demo/service/create-service.ts', false],
  ['demo/service/modules/shop/store.ts', 'demo/service/modules/forms/forms.schema.ts', false],
  ['demo/service/modules/newsletter/newsletter.schema.ts', 'demo/service/modules/forms/forms.schema.ts', true],
  ['demo/service/modules/shop/store.ts', 'demo/service/modules/shop/texts.ts', true],
  ['demo/service/create-service.ts', 'demo/service/modules/shop/module.ts', true],
] as const) {
  test(`${file} ${isFine ? 'may' : 'may not'} import ${other}`, () => assert.equal(faultOf(file, other) === null, isFine));
}
