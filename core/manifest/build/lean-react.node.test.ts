import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { leanReact, usedOfReact } from './lean-react.js';

const sources = ['core', 'elements'].flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => path.join(folder, file)))
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|\/manifest\//.test(file.replaceAll('\\', '/')));
/** Names that a module imports from React, without types. */
const importedBy = (file: string): string[] => [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]+)\} from 'react';/gm)]
  .flatMap(([, names]) => names!.split(',').map(name => name.trim())).filter(name => name && !name.startsWith('type '));
const codeOf = (file: string): string => readFileSync(path.join('node_modules', file), 'utf8');
const dependencies = [
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
].map(codeOf);

/** What a package uses of React, under whatever name it has it. */
function usedBy(code: string): string[] {
  const name = /import (\w+) from ?"react"|(\w+) = require\("react"\)/.exec(code)!.slice(1).find(Boolean)!;
  return [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.([a-zA-Z]\\w*)`, 'g'))].map(([, used]) => used!);
}

describe('React in the build for browsers', () => {
  it('keeps exactly what our modules and React DOM use of it', () => {
    const used = new Set([...sources.flatMap(importedBy), ...dependencies.flatMap(usedBy)]);
    assert.deepEqual([...usedOfReact].sort(), [...used].sort());
  });

  it('has no other export left, and its internals', async () => {
    const file = path.resolve('node_modules/react/cjs/react.production.js');
    const bundle = await rollup({ input: file, plugins: [leanReact], treeshake: false, onwarn: () => {} });
    const { output: [{ code }] } = await bundle.generate({});
    const left = [...code.matchAll(/^exports\.(\w+)/gm)].map(([, name]) => name!);
    assert.deepEqual(left.filter(name => !usedOfReact.has(name)), [left.find(name => name.includes('INTERNALS'))]);
    assert.ok(left.length > usedOfReact.size);
  });
});
