import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runCommand } from '../run-command.js';
import { readSchemas } from './adapters/adapters.fixture.test.js';
import { adapters, schemaCommand } from './schema-command.js';

const schemas = Object.fromEntries((await readSchemas()).map(schema => [schema['x-element'].tag, schema]));

async function run(...args: string[]): Promise<{ readonly code: number; readonly printed: string; readonly files: readonly string[] }> {
  let printed = '';
  const files: string[] = [];
  const print = (text: string): void => { printed += `${text}\n`; };
  const code = await runCommand([schemaCommand(() => Promise.resolve(schemas))], ['schema', ...args], {
    print, printError: print, writeText: async path => { files.push(path); },
    readText: () => Promise.reject(new Error('Nothing is read.')), findPages: () => Promise.resolve([]), readInput: async function* () { /* nothing */ },
  });
  return { code, printed, files };
}

describe('schema --for', () => {
  const rows: readonly (readonly [line: string, code: number, printed: RegExp, files: readonly string[]])[] = [
    ['--for shopify gallery site-map', 0, /^Shopify: 2 elements, 3 files in site-elements-shopify\.\nWhat Shopify lacks:\n- /,
      ['site-elements-shopify/snippets/site-elements.liquid', 'site-elements-shopify/sections/site-gallery.liquid', 'site-elements-shopify/sections/site-map.liquid']],
    ['--for storyblok --out blocks cookie-banner', 0, /^Storyblok: 1 element, 2 files in blocks\./, ['blocks/components.json', 'blocks/site-elements.js']],
    ['--for grapesjs', 0, /^GrapesJS: 5\d elements, 1 files? in/, ['site-elements-grapesjs/grapesjs-site-elements.js']],
    ['--for wix', 2, /^There is no system wix; expected shopify, storyblok, sanity, grapesjs, puck\./, []],
    ['--for', 2, /^Name the system with --for; expected shopify, /, []],
    ['', 2, /^Name the system with --for/, []],
    ['--for puck galery', 2, /^There is no element galery\. Did you mean site-gallery\?/, []],
    ['--for puck --force', 2, /^There is no option --force\./, []],
    ['--for constructor', 2, /^There is no system constructor/, []],
  ];
  for (const [line, code, printed, files] of rows) {
    test(line || 'without arguments', async () => {
      const ran = await run(...line.split(' ').filter(Boolean));
      assert.equal(ran.code, code);
      assert.match(ran.printed, printed);
      assert.deepEqual(ran.files, files);
    });
  }

  test('each system says what it lacks', () => {
    for (const { name, title, lacks } of adapters) assert.ok(/^[a-z]+$/.test(name) && title && lacks.length >= 3 && lacks.every(one => one.endsWith('.')), name);
  });
});
