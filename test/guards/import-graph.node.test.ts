import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicEntries } from '../../core/manifest/products/public-entries.js';
import { circlesIn, importGraph, reachedFrom } from './import-graph.js';

const graph = importGraph('core', 'elements', 'styles');

/** What a page or a program can import, and what describes the elements to the build. */
const isStart = (file: string) =>
  Object.values(publicEntries).some(entry => file === `${entry}.ts`)
  || file.startsWith('core/contract/')
  || file.startsWith('core/manifest/') || file.startsWith('core/theme-builder/')
  || /\/write-[\w-]+\.ts$/.test(file)
  || [
    'core/command/site-elements.ts', 'core/editing/editors.ts', 'core/element/auto.ts', 'core/element/auto.classic.ts',
    'core/consent/consent-default.classic.ts', 'core/repair/repair.ts',
  ].includes(file)
  || /^elements\/([\w-]+)\/(\1|[\w-]+\.(settings|docs))\.ts$/.test(file);

test('every file of core, elements and styles is part of a public entry', () => {
  const reached = reachedFrom(graph, [...graph.keys()].filter(isStart));
  assert.ok(reached.size > 300, 'the walk has found the files');
  assert.deepEqual([...graph.keys()].filter(file => !reached.has(file)), []);
});

test('no file needs itself, by way of others or by type', () => {
  assert.deepEqual(circlesIn(importGraph('core', 'elements', 'styles', 'demo', 'test')), []);
});
