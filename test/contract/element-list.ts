import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner-core';
import { elementFiles, type NewElement } from '../../core/manifest/templates/element-files.js';
import { readTables, getTags } from '../../core/manifest/describe/tables.js';
import { isEverything } from '../engines/everything.js';
import { shippedFile, type ShippedBuild } from '../engines/shipped-modules.js';

const address = '/test/contract/elements.virtual.js';

/** What `npm run new` writes keeps the contract too: a new element of each kind is on the list. */
const scaffolded: readonly Pick<NewElement, 'tag' | 'kind'>[] = [{ tag: 'site-new-feature', kind: 'feature' }, { tag: 'site-new-leaf', kind: 'leaf' }];
const scaffoldFolder = '.cache/scaffold';

function writeScaffold(element: NewElement): string {
  for (const [file, text] of Object.entries(elementFiles({ ...element, rootFrom: '../../../..' }))) {
    const place = `${scaffoldFolder}/${file}`;
    mkdirSync(dirname(place), { recursive: true });
    // Whole at every moment: the runners of other engines write and read the same files.
    writeFileSync(`${place}.${process.pid}`, text);
    renameSync(`${place}.${process.pid}`, place);
  }
  return `${scaffoldFolder}/elements/${element.tag}`;
}

/**
 * What the demo's service answers in an example's place: without it an image or a tile is missing, and an element logs it. It is
 * one pixel large, or as large as its address says (`/images/900x600-harbour`).
 */
const pictures = /^\/(?:tiles|images)\/(?:(\d+)x(\d+)-)?/;
const picture = (width: string, height: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#888" d="M0 0h${width}v${height}H0z"/></svg>`;

/** In the gate Firefox and WebKit are asked about this many examples of an element, Chromium and `npm run test:all` about all. */
const examplesElsewhere = 2;
const examplesAnElement = isEverything || process.env.ENGINES === 'chromium' ? Infinity : examplesElsewhere;

/** Sheets that an element makes. */
const made = new Map((await readTables()).map(({ tag, docs }) => [String(tag), docs.sheets?.()]));

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A module that imports every element's definition and examples, made from the directory: no list to keep. `ONLY=elements/site-map,…` takes these alone. */
function listModule(build: ShippedBuild | null): string {
  const named = process.env.ONLY?.split(',');
  const folders = [
    ...getTags().map(tag => ({ tag, folder: `elements/${tag}` })).filter(({ folder }) => !named || named.includes(folder)),
    ...build ? [] : scaffolded.map(element => ({ tag: element.tag, folder: writeScaffold(element) })),
  ];
  const imports = folders.map(({ tag, folder }) => {
    const entry = `${folder}/${tag}.ts`;
    return `import '/${build ? shippedFile(build, entry) : entry}';`;
  });
  const rows = folders.map(({ tag, folder }) => {
    const examples = readdirSync(`${folder}/examples`).filter(name => name.endsWith('.html')).sort().slice(0, examplesAnElement)
      .map(name => readFileSync(`${folder}/examples/${name}`, 'utf8'));
    return `{ definition: customElements.get('${tag}').definition, examples: ${JSON.stringify(examples)}, ownSheet: ${JSON.stringify(made.get(tag)?.[`${tag}.css`] ?? textOf(`${folder}/${tag}.css`))} }`;
  });
  const critical = getTags().map(tag => textOf(`elements/${tag}/${tag}.critical.css`)).join('\n');
  return `${imports.join('\n')}\nexport const elements = [${rows.join(',\n')}];\nexport const criticalSheet = ${JSON.stringify(critical)};`;
}

/** Serves the list of all elements to the contract suite, and the pictures of their examples. */
export function elementList(build: ShippedBuild | null): TestRunnerPlugin {
  return {
    name: 'element-list',
    resolveImport: ({ source }) => (source === 'virtual:elements' ? address : undefined),
    serve({ path }) {
      if (path === address) return { body: listModule(build), type: 'js' };
      const [isPicture, width = '1', height = '1'] = pictures.exec(path) ?? [];
      return isPicture ? { body: picture(width, height), type: 'svg' } : undefined;
    },
  };
}
