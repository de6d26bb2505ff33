// Runs with npm run test:all: it installs packages.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { installConsumer, registryProblem, type Consumer } from './consumer.js';

// Sites in strict TypeScript, with every file of types checked, under both ways in which imports are found; Node without
// a bundler; and what publint and arethetypeswrong say of the package. Installed from the registry: `npm run test:all`.

const vanilla = `import { SiteGallery } from 'site-elements/site-gallery';
import { $cart, addToCart } from 'site-elements/stores';
import { renderElement } from 'site-elements/server';
import { loadNear } from 'site-elements/near';
import { loaders } from 'site-elements/auto';
import 'site-elements/auto.js';
import 'site-elements/site-elements.css';
import * as motion from 'site-elements/motion';
import * as image from 'site-elements/image';
import * as utilities from 'site-elements/utilities';
import { makePalette, type Palette } from 'site-elements/color';
import { compileMessage } from 'site-elements/text';
import { define } from 'site-elements/define';
import { SiteGallery as Gallery } from 'site-elements/define/site-gallery';
const gallery = document.querySelector('site-gallery')!;
gallery.slidesPerRow = 3;
gallery.addEventListener('site-slide-change', event => { const index: number = event.detail.index; console.log(index); });
// @ts-expect-error -- not one of the designs
gallery.design = 'spiral';
export const html: Promise<string> = renderElement(SiteGallery, { design: 'grid' }, '');
export const palette: Palette = makePalette('#336699', { preset: 'Complementary' });
export const said: string = compileMessage('{count, plural, one {# item} other {# items}}', 'en')({ count: 2 });
class Works extends Gallery {
  get count(): number { return this.children.length; }
}
const works = new (define('works-gallery', Works))();
works.slidesPerRow = works.count;
works.addEventListener('site-slide-change', event => { const index: number = event.detail.index; void works.show(index); });
// @ts-expect-error -- not one of the designs
works.design = 'spiral';
export const drawn: Promise<string> = renderElement(Works, { design: 'grid' }, '', { tag: 'works-gallery' });
console.log($cart, addToCart, loadNear, loaders, motion, image, utilities);
`;
const react = `import { SiteGallery, CookieBanner } from 'site-elements/react';
import type { SiteGallery as Gallery } from 'site-elements/site-gallery';
import { createRef } from 'react';
const gallery = createRef<Gallery>();
export const page = <main>
  <SiteGallery ref={gallery} design="grid" slidesPerRow={3} className="wide" onSiteSlideChange={event => event.detail.index.toFixed()}><img alt="" /></SiteGallery>
  <CookieBanner />
</main>;
// @ts-expect-error -- not one of the designs
export const wrong = <SiteGallery design="spiral" />;
`;
const config = (module: string, moduleResolution: string) =>
  JSON.stringify({
    compilerOptions: {
      noEmit: true,
      strict: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
      module,
      moduleResolution,
    },
    files: ['vanilla.ts', 'react.tsx'],
  });
const server = `import { renderElement } from 'site-elements/server';
import { SiteForm } from 'site-elements/site-form';
import 'site-elements/auto';
const html = await renderElement(SiteForm, {}, '<form action="/forms/contact"></form>');
if (!html.includes('shadowrootmode="open"')) throw new Error(html);
console.log('rendered');`;

const problem = await registryProblem();
if (!problem) {
  let consumer: Consumer | undefined;
  before(async () => {
    consumer = await installConsumer('types', ['typescript@5.9', 'react@19', 'react-dom@19', '@types/react@19', 'publint@0.3', '@arethetypeswrong/cli@0.18']);
    consumer.write({
      'vanilla.ts': vanilla,
      'react.tsx': react,
      'server.js': server,
      'node16.json': config('node16', 'node16'),
      'bundler.json': config('esnext', 'bundler'),
    });
  });
  after(() => consumer?.remove());

  for (const name of ['node16', 'bundler']) {
    test(`strict TypeScript that checks every file of types takes the package (${name})`, async () => {
      assert.equal(await consumer!.run('node_modules/.bin/tsc', '-p', `${name}.json`), '');
    });
  }

  test('plain Node renders an element and imports what is for browsers without harm', async () => {
    assert.equal((await consumer!.run(process.execPath, 'server.js')).trim(), 'rendered');
  });

  test('publint has nothing to say', async () => {
    assert.match(await consumer!.run('node_modules/.bin/publint', 'node_modules/site-elements', '--strict', '--pack', 'false'), /All good/);
  });

  test('arethetypeswrong has nothing to say of ES modules', async () => {
    await consumer!.run('npm', 'pack', './node_modules/site-elements', '--ignore-scripts', '--silent');
    // Style sheets have types for TypeScript and no script: that is what they are.
    await consumer!.run('sh', '-c', 'node_modules/.bin/attw site-elements-*.tgz --profile esm-only --format ascii --exclude-entrypoints site-elements.css site-elements.critical.css jsx vue svelte solid');
  });
} else {
  test('not run: the npm registry is not reachable', () => {
    console.log(`not run: TypeScript, publint and arethetypeswrong; the npm registry is not reachable (${problem})`);
  });
}
