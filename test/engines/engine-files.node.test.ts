import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { engineFiles, isPartOfGate } from './engine-files.js';

describe('the files of an engine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-files-'));
  after(() => rmSync(folder, { recursive: true }));
  const put = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const dialog = put('dialog.browser.test.ts', '// Runs in every engine: focus, top layer.\nimport x;\n');
  const words = put('words.browser.test.ts', 'import x;\n// Runs in every engine: not in its first line.\n');
  const unexplained = put('unexplained.browser.test.ts', '// Runs in every engine:\nimport x;\n');
  const all = [dialog, words, unexplained];

  it('are all of them in Chromium', () => {
    assert.deepEqual(engineFiles('chromium', all), all);
  });

  it('are those that say why in their first line elsewhere', () => {
    assert.deepEqual(engineFiles('firefox', all), [dialog]);
    assert.deepEqual(engineFiles('webkit', all), [dialog]);
  });

  it('are all of them everywhere when everything runs', () => {
    assert.deepEqual(engineFiles('webkit', all, { isEverything: true }), all);
  });

  it('have the contract of all elements in every engine', () => {
    const contract = ['test/contract/contract.browser.test.ts'];
    assert.deepEqual(engineFiles('firefox', contract), contract);
  });
});

describe('the files of the gate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gate-files-'));
  after(() => rmSync(folder, { recursive: true }));

  for (const [line, isPart] of [
    ['// Runs with npm run test:all: ten thousand pictures.', false],
    ['// Runs with npm run test:all:', true],
    ['import x; // Runs with npm run test:all: not in its first line.', true],
  ] as const) {
    it(`are ${isPart ? '' : 'not '}those that begin with "${line}"`, () => {
      const file = join(folder, 'pictures.e2e.test.ts');
      writeFileSync(file, `${line}\n`);
      assert.equal(isPartOfGate(file), isPart);
    });
  }
});
