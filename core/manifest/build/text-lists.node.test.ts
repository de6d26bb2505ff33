import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { rollup } from 'rollup';
import { textLists } from './text-lists.js';

const root = mkdtempSync(path.join(tmpdir(), 'texts-'));
after(() => rmSync(root, { recursive: true }));

async function built(languages: readonly string[]): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(root, 'element-'));
  mkdirSync(path.join(folder, 'texts'));
  for (const language of languages) writeFileSync(path.join(folder, 'texts', `${language}.ts`), `export const texts = { hello: '${language}' };`);
  writeFileSync(path.join(folder, 'entry.js'), 'export const source = language => import(`./texts/${language}.js`);');
  const bundle = await rollup({ input: path.join(folder, 'entry.js'), plugins: [textLists] });
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].js' });
  return new Map(output.map(file => [file.fileName, file.type === 'chunk' ? file.code : '']));
}

describe('texts by language', () => {
  it('are listed from the files of their folder; English is in the settings table', async () => {
    const files = await built(['de', 'da', 'en']);
    assert.deepEqual([...files.keys()].sort(), ['da.js', 'de.js', 'entry.js', 'texts.js']);
    assert.match(files.get('texts.js')!, /da: \(\) => import\('\.\/da\.js'\),\s+de: \(\) => import\('\.\/de\.js'\)/);
  });

  it('are not in the module that needs them, nor is their list', async () => {
    const code = (await built(['de'])).get('entry.js')!;
    assert.match(code, /import\('\.\/texts\.js'\)\.then\(\(\{ translations \}\) => translations\[language\]\(\)\)/);
    assert.doesNotMatch(code, /hello|de\.js/);
  });
});
