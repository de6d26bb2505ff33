import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import type { Plugin, RollupOptions } from 'rollup';
import { publicEntries } from '../products/public-entries.js';
import { type BuildInputs, cdnEntries, npmEntries, readBuildInputs } from './inputs.js';
import { cdnOutput, npmOutput } from './outputs.js';

const namesOf = ({ plugins }: RollupOptions): string[] => (plugins as Plugin[]).map(({ name }) => name);

describe('the outputs of the build', () => {
  let inputs: BuildInputs;
  before(async () => { inputs = await readBuildInputs(); });

  it('have each element and each public entry as an input, from a file that exists', () => {
    const [cdn, npm] = [cdnEntries(inputs.tags), npmEntries(inputs.tags)];
    for (const tag of inputs.tags) {
      assert.equal(cdn[tag], `elements/${tag}/${tag}.ts`);
      assert.ok(npm.includes(`elements/${tag}/${tag}.ts`), tag);
    }
    for (const entry of Object.values(publicEntries)) assert.ok(npm.includes(`${entry}.ts`), entry);
    assert.deepEqual([...Object.values(cdn), ...npm].filter(file => !existsSync(file)), []);
  });

  // Plugins run from top to bottom. Each of these pairs would go wrong silently the other way round.
  const order: [output: 'cdn' | 'npm', first: string, then: string, why: string][] = [
    ['cdn', 'commonjs', 'typescript', 'packages in CommonJS become modules'],
    ['cdn', 'typescript', 'untraced-imports', 'it parses JavaScript'],
    ['cdn', 'terser', 'preload-table', 'the names of chunks are final'],
    ['cdn', 'preload-table', 'integrity', 'hashes are those of the final files'],
    ['cdn', 'compile-hints', 'integrity', 'hashes are those of the final files'],
    ['cdn', 'style-sheets', 'integrity', 'style sheets have hashes too'],
    ['cdn', 'sweep', 'archives', 'no file of an earlier build is in the archives'],
    ['npm', 'products', 'public-types-only', 'generated types are entries too'],
    ['npm', 'sweep', 'shadow-sheets', 'sheets of shadow roots are written after it'],
  ];
  for (const [output, first, then, why] of order) {
    it(`${output}: ${first} before ${then}: ${why}`, () => {
      const names = namesOf(output === 'cdn' ? cdnOutput(inputs) : npmOutput(inputs));
      assert.ok(names.includes(first) && names.includes(then), names.join());
      assert.ok(names.indexOf(first) < names.indexOf(then));
    });
  }

  it('npm: imports of packages stay, imports of files do not', () => {
    const isExternal = npmOutput(inputs).external as (id: string) => boolean;
    for (const id of ['react', 'lit/directives/repeat.js', '@r2wc/core']) assert.equal(isExternal(id), true, id);
    for (const id of ['./a.js', '../b.js', '/repo/core/a.ts', '\0virtual']) assert.equal(isExternal(id), false, id);
  });
});
