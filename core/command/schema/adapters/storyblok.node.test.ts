import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contentField, getFields } from '../cms-adapter.js';
import { hostileText, importText, readSchemas } from './adapters.fixture.test.js';
import { storyblok } from './storyblok.js';

interface Row { readonly type: string; readonly pos: number; readonly display_name: string; readonly [name: string]: unknown }
interface Component { readonly name: string; readonly is_root: boolean; readonly is_nestable: boolean; readonly schema: Readonly<Record<string, Row>> }

const schemas = await readSchemas();
const files = storyblok.writeFiles(schemas);
const { components } = JSON.parse(files['components.json']!) as { components: readonly Component[] };

/** Source: storyblok.com/docs/api/management/components/the-component-schema-field-object and /possible-field-types */
const properties = ['type', 'pos', 'display_name', 'description', 'required', 'default_value', 'options', 'regex', 'keys'];
const types = ['text', 'textarea', 'number', 'boolean', 'option', 'section'];
/** Fields that every block has. */
const reserved = ['component', '_uid', '_editable'];

describe('blocks for Storyblok', () => {
  for (const [at, schema] of schemas.entries()) {
    test(`<${schema['x-element'].tag}> has the fields that Storyblok documents`, () => {
      const { name, is_root: isRoot, is_nestable: isNestable, schema: rows } = components[at]!;
      assert.match(name, /^[a-z\d_-]+$/);
      assert.deepEqual([isRoot, isNestable], [false, true]);
      const fields = Object.entries(rows).filter(([, { type }]) => type !== 'section');
      assert.deepEqual(fields.map(([key]) => key), [contentField, ...getFields(schema).map(field => field.name)]);
      for (const [key, row] of Object.entries(rows)) {
        assert.ok(/^[a-zA-Z][\w]*$/.test(key) && !reserved.includes(key), key);
        assert.ok(types.includes(row.type) && row.display_name, key);
        assert.deepEqual(Object.keys(row).filter(property => !properties.includes(property)), [], key);
        if (row.default_value !== undefined) assert.equal(typeof row.default_value, 'string', key);
        if (row.type === 'option') {
          const values = (row.options as readonly { value: string; name: string }[]).map(({ value }) => value);
          assert.ok(values.length > 1 && new Set(values).size === values.length && values.includes(row.default_value as string), key);
        }
      }
      assert.equal(new Set(Object.values(rows).map(({ pos }) => pos)).size, Object.keys(rows).length, 'positions');
      const inGroups = Object.values(rows).flatMap(({ keys }) => (keys ?? []) as string[]);
      assert.deepEqual(inGroups, getFields(schema).map(field => field.name));
    });
  }

  test('are rendered with their values, escaped', async () => {
    const { renderElement } = await importText(files['site-elements.js']!) as { renderElement: (tag: string, values: object, content?: string) => string };
    const rows: readonly (readonly [values: object, attributes: string])[] = [
      [{}, ''], [{ design: 'slideshow', loop: false, autoCrop: true, autoplayDuration: '5', label: '' }, ''],
      [{ design: 'grid', loop: true, autoCrop: false, slidesPerRow: '2, 724px 4' }, ' design="grid" slides-per-row="2, 724px 4" auto-crop="false" loop'],
      [{ loop: 'true', autoCrop: 'false' }, ' auto-crop="false" loop'], [{ lightbox: 'automatic' }, ''], [{ lightbox: 'true' }, ' lightbox'], [{ lightbox: 'false' }, ' lightbox="false"'],
      [{ label: hostileText }, ' label="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;quot;\'"'],
      [{ component: 'site_gallery', _uid: 'x', toString: 'x', unknown: '" onload="' }, ''],
    ];
    const sorted = (html: string): string[] => html.split(/ (?=[a-z-]+(?:=|>| ))/).sort();
    for (const [values, attributes] of rows) assert.deepEqual(sorted(renderElement('site-gallery', values, '<b>')), sorted(`<site-gallery${attributes}><b></site-gallery>`));
    assert.throws(() => renderElement('script', {}), TypeError);
    assert.throws(() => renderElement('__proto__', {}), TypeError);
  });
});
