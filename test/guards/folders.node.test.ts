import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circlesIn, folderGraph, importGraph } from './import-graph.js';
import { trackedFiles } from './tracked-files.js';

const graph = importGraph('core', 'elements');
/** A folder with more entries is hard to scan: the files of the standard anatomy, and a few more. */
const mostInRoot = 14;

test('no folder of core needs itself by way of others, not even within a layer', () => {
  assert.deepEqual(circlesIn(folderGraph(graph, file => /^core\/[^/]+(?=\/)/.exec(file)?.[0])), []);
});

test('no folder of core/manifest needs itself by way of others, and no code is outside of its folders', () => {
  assert.deepEqual(circlesIn(folderGraph(graph, file => /^core\/manifest\/[^/]+(?=\/)/.exec(file)?.[0])), []);
  assert.deepEqual(trackedFiles().filter(file => /^core\/manifest\/[^/]+$/.test(file)), ['core/manifest/README.md']);
});

test('no folder of an element needs itself by way of others; its root puts them together', () => {
  assert.deepEqual(circlesIn(folderGraph(graph, file => /^elements\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0])), []);
});

test(`the root of an element has at most ${mostInRoot} files of code: the others are in folders by what they are about`, () => {
  const roots = new Map<string, string[]>();
  for (const file of trackedFiles()) {
    const tag = /^elements\/([^/]+)\/[^/]+(?<!\.test|\.d)\.tsx?$/.exec(file)?.[1];
    if (tag) roots.set(tag, [...roots.get(tag) ?? [], file]);
  }
  assert.ok(roots.size > 40, 'the walk has found the elements');
  assert.deepEqual([...roots.values()].filter(files => files.length > mostInRoot), []);
});

test('a circle of folders is found though no file is part of one', () => {
  const files = new Map([['a/1', ['b/1']], ['b/1', []], ['b/2', ['a/2']], ['a/2', []], ['root', ['a/1']]]);
  assert.deepEqual(circlesIn(files), []);
  assert.deepEqual(circlesIn(folderGraph(files, file => /^\w+(?=\/)/.exec(file)?.[0])), [['a', 'b']]);
});
