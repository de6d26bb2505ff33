import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentField, getFields } from '../cms-adapter.js';
import { readSamples } from '../../../manifest/schema/read-sample.js';
import { readTables, visitorTables } from '../../../manifest/describe/tables.js';
import { hostileText, importText, readSchemas, toDataAddress } from './adapters.fixture.test.js';
import { puck } from './puck.js';

interface Field { readonly type: string; readonly label: string; readonly options?: readonly { readonly label: string; readonly value: unknown }[] }
interface Component { readonly label: string; readonly fields: Readonly<Record<string, Field>>; readonly defaultProps: Readonly<Record<string, unknown>>; readonly render: FunctionComponent<Record<string, unknown>> }
interface Config { readonly categories: Readonly<Record<string, { readonly components: readonly string[] }>>; readonly components: Readonly<Record<string, Component>> }

const [schemas, tables] = await Promise.all([readSchemas(), readTables().then(visitorTables)]);
const files = puck.writeFiles(schemas);
const { config } = await importText(files['puck-config.js']!, {
  react: import.meta.resolve('react'), './site-elements.js': toDataAddress(files['site-elements.js']!),
}) as unknown as { config: Config };
const components = Object.values(config.components);
const draw = ({ render }: Component, values: object): string => renderToStaticMarkup(createElement(render, { id: 'x', ...values }));

describe('the configuration for Puck', () => {
  for (const [at, schema] of schemas.entries()) {
    const { tag, sample } = schema['x-element'];
    test(`has <${tag}> with a field for each setting. Source: puckeditor.com/docs/api-reference/fields`, () => {
      const { label, fields, defaultProps } = components[at]!;
      assert.ok(label);
      assert.deepEqual(Object.keys(fields), [contentField, ...getFields(schema).map(({ name }) => name)]);
      for (const [name, { type, label: fieldLabel, options }] of Object.entries(fields)) {
        assert.ok(['text', 'textarea', 'number', 'select', 'radio'].includes(type) && fieldLabel, name);
        assert.equal(options !== undefined, type === 'select' || type === 'radio', name);
        if (options) assert.ok(options.some(({ value }) => value === defaultProps[name]), `${name} ${String(defaultProps[name])}`);
      }
    });

    test(`renders <${tag}> with its sample`, () => {
      const [drawn] = readSamples(draw(components[at]!, components[at]!.defaultProps), tables[at]!);
      const changed = Object.fromEntries(Object.entries(sample.settings).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(schema.properties[name]!.default)));
      assert.deepEqual(drawn!.settings, changed);
      assert.equal(drawn!.content, sample.content.trim());
    });
  }

  test('has every component in one category', () => {
    assert.deepEqual(Object.values(config.categories).flatMap(category => category.components).sort(), Object.keys(config.components).sort());
  });

  test('escapes texts', () => {
    const gallery = config.components.SiteGallery!;
    const html = draw(gallery, { label: hostileText, autoCrop: false, lightbox: 'false', loop: true });
    assert.deepEqual(readSamples(html, tables.find(({ tag }) => tag === 'site-gallery')!), [
      { settings: { label: hostileText, autoCrop: false, lightbox: false, loop: true }, content: '' },
    ]);
  });
});
