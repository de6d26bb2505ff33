import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { publicEntries } from '../../core/manifest/entries.js';

const sources = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map(name => join(folder, name).replaceAll('\\', '/')).filter(path => /(?<!\.d)\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const files = new Set([...sources('core'), ...sources('elements')]);

/** The files that a file imports, types included. */
function importsOf(file: string): string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName).filter(name => name.startsWith('.'))
    .map(name => join(dirname(file), name).replaceAll('\\', '/').replace(/\.js$/, ''))
    .map(path => [`${path}.ts`, `${path}.tsx`].find(existsSync) ?? path);
}

function reachedFrom(starts: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  while (waiting.length) {
    const file = waiting.pop()!;
    if (reached.has(file) || !files.has(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(file));
  }
  return reached;
}

/** What a page or a program can import, and what describes the elements to the build. */
const starts = [...files].filter(file => Object.values(publicEntries).some(entry => file === `${entry}.ts`)
  || file.startsWith('core/contract/') || file.startsWith('core/manifest/') || /\/write-[\w-]+\.ts$/.test(file) || file === 'core/element/auto.ts'
  || /^elements\/([\w-]+)\/(\1|[\w-]+\.(settings|docs))\.ts$/.test(file));

test('every file of core and elements is part of a public entry', () => {
  const reached = reachedFrom(starts);
  assert.ok(reached.size > 300, 'the walk has found the files');
  assert.deepEqual([...files].filter(file => !reached.has(file)), []);
});
