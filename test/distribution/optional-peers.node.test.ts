import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { build } from 'esbuild';

const { peerDependenciesMeta, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly dependencies: Readonly<Record<string, string>>;
};
const optional = Object.keys(peerDependenciesMeta).filter(name => !name.startsWith('@types/'));
test('what is heavy is installed by those who need it', () => {
  assert.deepEqual(optional.sort(), ['highlight.js', 'leaflet', 'libphonenumber-js', 'maplibre-gl']);
  for (const name of optional) assert.equal(name in dependencies, false, name);
});

test('a site that has installed no optional package is built with all elements, as React components too', async () => {
  const { errors, outputFiles } = await build({
    stdin: { contents: 'export * from "./dist/npm/react.js"; export * from "./dist/npm/auto.js";', resolveDir: process.cwd() },
    // No package has such a name.
    alias: Object.fromEntries(optional.map(name => [name, `not-installed-${name}`])),
    bundle: true, write: false, format: 'esm', splitting: true, outdir: 'nowhere', logLevel: 'silent',
  });
  assert.deepEqual(errors, []);
  const texts = outputFiles.map(({ text }) => text);
  for (const name of optional) {
    assert.ok(texts.some(text => text.includes(`import("${name}`)), `${name} is imported`);
    assert.ok(texts.some(text => text.includes(`Where it is not installed: npm install ${name}`)), `${name}: the console says how it is installed`);
  }
});
