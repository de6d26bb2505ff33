import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, test } from 'node:test';
import { installFiles } from './install-files.js';

const folder = 'docs/install';
const chapters = readdirSync(folder).filter(name => name.endsWith('.md') && name !== 'README.md');
const picturesOf = (chapter: string) =>
  [...readFileSync(`${folder}/${chapter}`, 'utf8').matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt, address]) => ({
    alt: alt!,
    address: address!,
  }));

describe('the chapters of docs/install', () => {
  for (const chapter of chapters) {
    test(`${chapter} shows where to paste, in pictures that are there and say what they show`, () => {
      const pictures = picturesOf(chapter);
      assert.ok(pictures.length > 0, 'has a picture');
      for (const { alt, address } of pictures) {
        assert.ok(alt.length > 40, `${address} says: "${alt}"`);
        assert.ok(statSync(`${folder}/${address}`).size < (address.endsWith('.svg') ? 8 : 60) * 1024, `${address} is small`);
      }
    });
  }

  test('are listed in the table of README.md', () => {
    const table = readFileSync(`${folder}/README.md`, 'utf8');
    assert.deepEqual(chapters.filter(chapter => !table.includes(`](${chapter})`)), []);
  });

  test('have every picture of their folder', () => {
    const shown = chapters.flatMap(picturesOf).map(({ address }) => address);
    assert.deepEqual(readdirSync(`${folder}/pictures`).filter(name => !shown.includes(`pictures/${name}`)), []);
  });

  test('say what their drawings show, which are as their records say (npm run readme)', () => {
    for (const [file, text] of Object.entries(installFiles())) assert.equal(readFileSync(file, 'utf8'), text, file);
  });
});
