import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { type OutputAsset, type OutputChunk, type Plugin, rollup } from 'rollup';
import { compileHints } from './compile-hints.js';
import { criticalSheet } from './emit-styles.js';
import { untracedImports } from './untraced-imports.js';
import { emitProducts, integrity, sweep } from './write-files.js';

// The plugins in a build of their own, of a few modules in a temporary folder.
const folder = mkdtempSync(path.join(tmpdir(), 'site-elements-build-'));
after(() => rmSync(folder, { recursive: true }));

async function build(files: Readonly<Record<string, string>>, plugins: Plugin[]) {
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  const bundle = await rollup({ input: path.join(folder, 'main.js'), plugins });
  const { output } = await bundle.generate({ dir: folder, format: 'es', chunkFileNames: '[name].js' });
  return { chunks: output.filter((file): file is OutputChunk => file.type === 'chunk'), assets: output.filter((file): file is OutputAsset => file.type === 'asset') };
}

describe('compileHints', () => {
  const cases: [title: string, files: Record<string, string>, isHinted: boolean][] = [
    ['a module that asks for it', { 'main.js': '// allFunctionsCalledOnLoad: all of it runs\nexport const a = () => 1;' }, true],
    ['another module', { 'main.js': 'export const a = () => 1; // allFunctionsCalledOnLoad' }, false],
  ];
  for (const [title, files, isHinted] of cases) {
    it(`${title} ${isHinted ? 'has' : 'has no'} hint for the compiler`, async () => {
      const { chunks: [main] } = await build(files, [compileHints]);
      assert.equal(main!.code.startsWith('//# allFunctionsCalledOnLoad\n'), isHinted);
    });
  }
});

describe('untracedImports', () => {
  it('keeps a call of a function that also refers to itself', async () => {
    const files = {
      'main.js': "export const run = async () => { const { walk } = await import('./part.js'); walk({ see: node => console.log(node) }, 3); };",
      'part.js': 'export function walk(visitor, depth) { visitor.see(depth); if (depth > 0) walk(visitor, depth - 1); }',
    };
    const { chunks } = await build(files, [untracedImports]);
    assert.match(chunks.find(({ name }) => name === 'part')!.code, /visitor\.see\(depth\)/);
  });

  it('leaves imports of packages as they are', async () => {
    const { chunks: [main] } = await build({ 'main.js': "export const run = () => import('node:path');" }, [untracedImports]);
    assert.match(main!.code, /=> import\('node:path'\)/);
  });
});

describe('criticalSheet', () => {
  it('hides tags of several elements by one rule', () => {
    const css = criticalSheet('site-tabs:not(:defined) { display: none; }\nsite-popup:not(:defined) { display: none; }\nsite-map { min-height: 20px; }');
    assert.match(css, /^:is\(site-tabs,\s?site-popup\):not\(:defined\)\{display:none\}site-map\{min-height:20px\}/);
  });

  it('writes no rule without a selector if no tag is hidden', () => assert.doesNotMatch(criticalSheet('site-map { min-height: 20px; }'), /:is\(\)/));
});

describe('integrity', () => {
  it('has a hash of every file, generated ones too, and an import map for the entries', async () => {
    const { assets } = await build({ 'main.js': 'export const a = 1;' }, [emitProducts(() => ({ 'a.json': '{}' })), integrity(['site-map'], '1.2.3')]);
    const { version, files, importMap } = JSON.parse(String(assets.find(({ fileName }) => fileName === 'integrity.json')!.source));
    assert.equal(version, '1.2.3');
    assert.deepEqual(Object.keys(files), ['a.json', 'main.js']);
    for (const hash of Object.values(files)) assert.match(String(hash), /^sha384-[\w+/]{64}$/);
    assert.deepEqual(importMap, {
      imports: { 'site-elements/site-map': './site-map.js', 'site-elements/stores': './stores.js' },
      integrity: { './main.js': files['main.js'] },
    });
  });
});

describe('sweep', () => {
  it('removes files of an earlier build and keeps those of this one', async () => {
    const out = path.join(folder, 'out');
    mkdirSync(path.join(out, 'chunks'), { recursive: true });
    writeFileSync(path.join(out, 'chunks', 'old-abc.js'), '');
    writeFileSync(path.join(folder, 'main.js'), 'export const a = 1;');
    const bundle = await rollup({ input: path.join(folder, 'main.js'), plugins: [sweep] });
    await bundle.write({ dir: out, format: 'es' });
    assert.deepEqual([existsSync(path.join(out, 'main.js')), existsSync(path.join(out, 'chunks', 'old-abc.js'))], [true, false]);
  });
});
