import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { elementDoc } from '../describe/element-docs.js';
import { elementGroups } from '../describe/groups.js';
import { readTables } from '../describe/tables.js';
import { schemaFiles } from '../schema/build-schema.js';
import { fullTextFile, getTextFile, textFiles, textIndexFile } from './text-index.js';

const tables = await readTables();
const files = textFiles(tables, '1.2.3');
const [index, full] = [files[textIndexFile]!, files[fullTextFile]!];

describe('the texts for programs', () => {
  test('have every element, attribute, event, method, slot and part', () => {
    const section = new Map(full.split(/^### /m).slice(1).map(text => [/^<([\w-]+)>/.exec(text)?.[1] ?? '', text]));
    assert.deepEqual([...section.keys()].sort(), tables.map(({ tag }) => tag).sort());
    for (const table of tables) {
      const doc = elementDoc(table);
      for (const text of [section.get(table.tag)!, files[getTextFile(table.tag)]!]) {
        const names = [...doc.settings.map(({ attribute }) => attribute), ...doc.events.map(({ name }) => name), ...doc.methods.map(({ name }) => name),
          ...doc.slots.map(({ name }) => name), ...doc.parts.map(({ name }) => name)].filter(Boolean);
        for (const name of names) assert.ok(text.includes(`- \`${name}\`: `), `${table.tag}: ${name}`);
        assert.ok(text.includes(table.summary));
      }
    }
  });

  test('have their elements by group', () => {
    for (const text of [index, full]) {
      const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title!).filter(title => title !== 'Optional');
      assert.deepEqual(titles, Object.values(elementGroups).map(({ title }) => title));
    }
  });

  test('begin with a title and a summary, and details and lists of links follow in the index. Source: https://llmstxt.org', () => {
    for (const text of [index, full]) assert.match(text, /^# Site Elements 1\.2\.3\n\n> /);
    const [, ...sections] = index.split(/^## /m);
    for (const section of sections) assert.match(section, /^[^\n]+\n\n(?:- \[[^\]]+\]\([^)\s]+\)(?:: [^\n]+)?\n)+\n*$/);
    assert.doesNotMatch(index, /^#{3}/m);
  });

  test('link to files beside them', () => {
    const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    assert.equal(links.length, tables.length + 2);
    const written = { ...files, ...schemaFiles(tables) };
    assert.deepEqual(links.filter(link => !Object.hasOwn(written, link)), []);
  });
});
