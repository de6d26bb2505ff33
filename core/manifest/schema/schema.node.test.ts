import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import Ajv from 'ajv';
import { hostileAddresses } from '../../links/hostile-addresses.fixture.test.js';
import { parseValue } from '../../settings/parse.js';
import type { Setting } from '../../settings/setting.js';
import { readExamples } from '../describe/examples.js';
import { readTables, visitorTables } from '../describe/tables.js';
import { buildElementSchema, schemaFiles } from './build-schema.js';
import type { ElementSchema } from '../../settings/element-schema.js';
import { readSamples } from './read-sample.js';

/**
 * Ajv 6 knows draft 7, of which the meta-schema of 2020-12 only differs by `$dynamicRef` to its own root and by names. The fixture has its eight
 * documents unchanged. Source: https://json-schema.org/draft/2020-12/schema
 */
const metaSchemas = JSON.parse(readFileSync('core/manifest/schema/json-schema-2020-12.fixture.json', 'utf8')) as Record<string, object>;
const dialect = 'https://json-schema.org/draft/2020-12/schema';
const metaAjv = new Ajv({ meta: false, schemaId: '$id', unknownFormats: 'ignore', validateSchema: false, logger: false, jsonPointers: true });
for (const schema of Object.values(metaSchemas)) {
  const { $schema: _, ...draft7 } = JSON.parse(JSON.stringify(schema).replaceAll('"$dynamicRef":"#meta"', `"$ref":"${dialect}"`)) as { $schema: string };
  metaAjv.addSchema(draft7);
}
const isSchema = metaAjv.getSchema(dialect)!;

const tables = visitorTables(await readTables());
const schemas = new Map(tables.map(table => [table.tag as string, buildElementSchema(table)]));
const ajv = new Ajv({ unknownFormats: 'ignore', logger: false, jsonPointers: true });
const validators = new Map([...schemas].map(([tag, { $schema: _, $id: __, ...schema }]) => [tag, ajv.compile(schema)]));
const validate = (tag: string, settings: object): string => {
  const check = validators.get(tag)!;
  return check(settings) ? '' : ajv.errorsText(check.errors);
};

describe('the schema', () => {
  test('of each element, and of all, is a JSON Schema 2020-12', () => {
    for (const [name, text] of Object.entries(schemaFiles(tables))) {
      assert.ok(isSchema(JSON.parse(text)), `${name}: ${metaAjv.errorsText(isSchema.errors)}`);
    }
    for (const wrong of [{ type: 'strong' }, { properties: [] }, { minimum: '1' }, { anyOf: [] }, { $defs: { a: { pattern: 5 } } }, { properties: { a: { type: 5 } } }]) {
      assert.equal(isSchema(wrong), false, JSON.stringify(wrong));
    }
  });

  test('has each setting once, in one group, with a label, a description and a control', () => {
    for (const table of tables) {
      const { properties, 'x-element': { groups } } = schemas.get(table.tag)!;
      const current = Object.entries(properties).filter(([, { deprecated }]) => !deprecated).map(([name]) => name);
      assert.deepEqual(current, Object.keys(table.settings), table.tag);
      assert.deepEqual(groups.flatMap(({ settings }) => settings).sort(), [...current].sort(), table.tag);
      for (const [name, { title, description, 'x-setting': { control, group, choices } }] of Object.entries(properties)) {
        assert.ok(title && description && control && group, `${table.tag} ${name}`);
        assert.equal(control === 'select', choices !== undefined && control === 'select', `${table.tag} ${name}`);
      }
    }
  });

  test('accepts its own defaults, and has previous names as deprecated', () => {
    for (const [tag, { properties }] of schemas) {
      const defaults = Object.fromEntries(Object.entries(properties).flatMap(([name, row]) => (row.default === undefined ? [] : [[name, row.default]])));
      assert.equal(validate(tag, defaults), '', tag);
    }
    const { minLetters } = schemas.get('site-search')!.properties;
    assert.deepEqual([minLetters!.deprecated, minLetters!['x-setting'].attribute, minLetters!['x-setting'].replacedBy], [true, 'min-letters', 'minLength']);
  });

  test('accepts every element of every example', () => {
    let count = 0;
    for (const { tag } of tables) {
      for (const { name, markup } of readExamples(tag)) {
        for (const table of tables) {
          for (const { settings } of readSamples(markup, table)) {
            assert.equal(validate(table.tag, settings), '', `${tag}/${name}: ${JSON.stringify(settings)}`);
            count += 1;
          }
        }
      }
    }
    assert.ok(count > 250, String(count));
  });

  test('of all elements accepts an element with settings and content, and no other', () => {
    const all = JSON.parse(schemaFiles(tables)['schema/elements.json']!) as { $schema?: string; $id?: string };
    delete all.$schema;
    const check = new Ajv({ unknownFormats: 'ignore', logger: false }).compile(all);
    const rows: readonly (readonly [value: unknown, isRight: boolean])[] = [
      [{ element: 'site-gallery', settings: { design: 'grid', slidesPerRow: '2, 724px 4' }, content: '<img src="a.jpg" alt="">' }, true],
      [{ element: 'site-gallery' }, true],
      [{ element: 'site-hologram' }, false],
      [{ element: 'site-gallery', settings: { design: 'puzzle' } }, false],
      [{ element: 'site-map', settings: { design: 'grid' } }, false],
      [{ settings: {} }, false],
      ['site-gallery', false],
    ];
    for (const [value, isRight] of rows) assert.equal(check(value), isRight, JSON.stringify(value));
  });
});

/** Values that no setting of a kind accepts. */
const wrongValues: Readonly<Record<string, readonly unknown[]>> = {
  flag: ['true', 1, null, [], {}],
  number: ['', 'many', 'NaN', null, true, [], {}, '1e3', '3,5px', '-1', '1px', 'constructor'],
  choice: ['', 'no such choice', '__proto__', 'constructor', 5, null, [], {}, 'javascript:alert(1)'],
  url: [5, null, [], {}, true],
  text: [5, null, true, [], {}],
  json: [() => 0, 'a text', 5],
};

describe('wrong values', () => {
  const rows = tables.flatMap(({ tag, settings }) => Object.entries(settings as Record<string, Setting>).map(([name, row]) => ({ tag: tag as string, name, row })));

  test('of each kind are not accepted', () => {
    for (const { tag, name, row } of rows) {
      if (row.kind === 'json' && !row.type) continue; // any JSON
      for (const value of wrongValues[row.kind]!) assert.notEqual(validate(tag, { [name]: value }), '', `${tag} ${name} ${JSON.stringify(value)}`);
    }
  });

  test('out of range are not accepted, also in values by width', () => {
    for (const { tag, name, row } of rows.filter(one => one.row.kind === 'number')) {
      const outside = [row.min !== undefined && row.min - 1, row.max !== undefined && row.max + 1, row.integer && (row.min ?? 0) + 0.5].filter(value => typeof value === 'number');
      for (const value of outside) {
        assert.notEqual(validate(tag, { [name]: value }), '', `${tag} ${name} ${value}`);
        if (row.fromText) assert.notEqual(validate(tag, { [name]: `${row.min ?? 1}, 500px ${value}` }), '', `${tag} ${name} by width ${value}`);
      }
      if (!row.fromText) continue;
      for (const text of ['1, 480px', 'px 2', '1; 480px 2', '1 480px 2', ', 480px 2']) assert.notEqual(validate(tag, { [name]: text }), '', `${tag} ${name} ${text}`);
      for (const value of [row.min ?? 1, row.max ?? 99]) assert.equal(validate(tag, { [name]: `${row.min ?? 1}, 480px ${value}` }), '', `${tag} ${name} ${value}`);
    }
  });

  test('that are hostile addresses are not accepted', () => {
    const addresses = [...hostileAddresses()];
    for (const { tag, name } of rows.filter(({ row }) => row.kind === 'url' || row.orAddress).slice(0, 3)) {
      for (const address of addresses) assert.notEqual(validate(tag, { [name]: address }), '', JSON.stringify(address));
    }
    for (const { tag, name } of rows.filter(({ row }) => row.kind === 'url')) {
      for (const address of addresses.slice(0, 50)) assert.notEqual(validate(tag, { [name]: address }), '', JSON.stringify(address));
      for (const address of ['', '/a', 'a/b?c=1:2#d', 'https://example.com/ä', 'HTTPS://example.com', 'mailto:ada@example.com', '../x.json']) {
        assert.equal(validate(tag, { [name]: address }), '', address);
      }
    }
  });

  test('of texts with a format are those that the format cannot read', () => {
    const texts = [
      '', '18:30', '9.05', '24:00', '18:60', 'EUR', 'eu', 'euros', 'www.example.com', 'https://www.example.com', 'a b/c', 'example.com:8080', 'statistics marketing',
      '2026-11', 'a thing, no more!', 'price, in-stock', 'PRICE', 'none', 'size', 'site-form[captcha] site-cart', '<b>', 'x'.repeat(41), '_', '1',
    ];
    for (const { tag, name, row } of rows.filter(one => one.row.format)) {
      for (const text of [...texts, row.format!.example]) {
        assert.equal(validate(tag, { [name]: text }) === '', parseValue(row, text).fault === undefined, `${tag} ${name} "${text}"`);
      }
    }
  });

  test('are unknown names', () => {
    for (const name of ['slides-per-row', 'columns', '__proto', 'toString']) assert.notEqual(validate('site-gallery', { [name]: 1 }), '', name);
  });
});

test('patterns of all schemas work with the flag that JSON Schema asks for', () => {
  const patterns = [...JSON.stringify([...schemas.values()] as ElementSchema[]).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text!) as string);
  assert.ok(patterns.length > 20);
  for (const pattern of patterns) assert.doesNotThrow(() => new RegExp(pattern, 'u'), pattern);
});
