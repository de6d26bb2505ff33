import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contentField, getFields } from '../cms-adapter.js';
import { importText, readSchemas } from './adapters.fixture.test.js';
import { sanity } from './sanity.js';

type Call = readonly [method: string, ...values: unknown[]];
interface Field {
  readonly name: string; readonly type: string; readonly title: string; readonly group?: string; readonly initialValue?: unknown;
  readonly options?: { readonly list: readonly { readonly value: string; readonly title: string }[] };
  readonly validation?: (rule: object) => object;
}
interface ObjectType { readonly name: string; readonly type: string; readonly title: string; readonly groups: readonly { readonly name: string }[]; readonly fields: readonly Field[] }

const schemas = await readSchemas();
const { siteElements: types } = await importText(sanity.writeFiles(schemas)['schema-types.js']!) as { siteElements: readonly ObjectType[] };

/** The rules of a field as the calls that it makes. */
function callsOf({ validation }: Field): Call[] {
  const calls: Call[] = [];
  const rule: object = new Proxy({}, { get: (_, method: string) => (...values: unknown[]) => {
    calls.push([method, ...values]);
    return rule;
  } });
  validation?.(rule);
  return calls;
}

describe('object types for Sanity', () => {
  for (const [at, schema] of schemas.entries()) {
    test(`<${schema['x-element'].tag}> keeps the rules of schema types. Source: sanity.io/docs/schema-types`, () => {
      const { name, type, title, groups, fields } = types[at]!;
      assert.match(name, /^[a-z][a-zA-Z\d]*$/);
      assert.deepEqual([type, Boolean(title)], ['object', true]);
      assert.deepEqual(fields.map(field => field.name), [contentField, ...getFields(schema).map(field => field.name)]);
      for (const field of fields) {
        assert.ok(/^[a-zA-Z][a-zA-Z\d_]*$/.test(field.name) && field.title, field.name);
        assert.ok(['string', 'text', 'number', 'boolean', 'url'].includes(field.type), field.name);
        if (field.name !== contentField) assert.ok(groups.some(group => group.name === field.group), field.name);
        const kinds: Readonly<Record<string, string>> = { string: 'string', text: 'string', url: 'string', number: 'number', boolean: 'boolean' };
        if (field.initialValue !== undefined) assert.equal(typeof field.initialValue, kinds[field.type], field.name);
        if (field.options) assert.ok(field.options.list.some(({ value }) => value === field.initialValue), field.name);
        for (const [method] of callsOf(field)) assert.ok(['min', 'max', 'integer', 'regex', 'uri', 'custom'].includes(method), method);
      }
    });
  }

  test('check bounds, formats, values by width, addresses and JSON', () => {
    const find = (type: string, field: string): Call[] => callsOf(types.find(({ name }) => name === type)!.fields.find(({ name }) => name === field)!);
    assert.deepEqual(find('siteMap', 'zoom'), [['min', 0], ['max', 22]]);
    assert.equal(find('siteMap', 'geojson')[0]![0], 'uri');
    const [[, widths]] = find('siteGallery', 'slidesPerRow') as [Call];
    assert.deepEqual(['3', '2, 724px 4', '99', 'x'].map(text => (widths as RegExp).test(text)), [true, true, false, false]);
    const [[, time]] = find('siteBooking', 'time') as [Call];
    assert.deepEqual(['18:30', '24:30'].map(text => (time as RegExp).test(text)), [true, false]);
    const [[, isJson]] = find('siteCart', 'coupons') as [Call];
    assert.deepEqual([undefined, '[]', '{'].map(text => (isJson as (text: unknown) => unknown)(text)), [true, true, 'This is not JSON.']);
  });
});
