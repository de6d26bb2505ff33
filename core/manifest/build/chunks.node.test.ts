import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { chunkNamer, chunkRows } from './chunks.js';

const getChunkName = chunkNamer(['site-color-picker']);

const sources = ['core', 'elements', 'styles']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file.replaceAll('\\', '/')}`))
  .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'));

describe('shared chunks', () => {
  it('each has a module: a pattern that names none is left over', () => {
    const packages = [
      'react-dom/index.js',
      'react/index.js',
      'lit/index.js',
      '@lit-labs/ssr-client/index.js',
      'valibot/index.js',
      'nanostores/index.js',
      'leaflet/src/map/Map.js',
    ].map(name => `/x/node_modules/${name}`);
    assert.deepEqual(chunkRows.filter(([name]) => ![...sources, ...packages].some(id => getChunkName(id) === name)).map(([name]) => name), []);
  });

  const cases = {
    'core/element/auto.ts': undefined,
    'core/element/site-element.ts': 'core',
    'styles/css.ts': 'core',
    'core/stores/site.ts': 'core',
    'core/stores/cart.ts': 'cart',
    'core/money/parse-amount.ts': 'answers',
    'core/money/format-money.ts': 'cart',
    'core/render/quick-tree.ts': 'react',
    'core/element/react-renderer.ts': 'react-dom',
    'core/contract/paths.ts': 'site',
    'core/contract/fields/plain-email.ts': 'site',
    'core/contract/fields/email.ts': 'form',
    'elements/site-gallery/texts/de.ts': 'texts-de',
    'elements/site-gallery/texts/texts.js': 'languages',
    'elements/site-gallery/gallery.state.ts': undefined,
    'elements/site-color-picker/texts/de.ts': 'texts-de-editors',
    'elements/site-color-picker/texts/texts.js': 'languages-editors',
    'core/element/load-near.ts': undefined,
  };
  for (const [id, chunk] of Object.entries(cases)) it(`${id} is in ${chunk ?? 'none'}`, () => assert.equal(getChunkName(`/x/${id}`), chunk));
});
