import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseFragment } from 'parse5';
import { getFields } from '../cms-adapter.js';
import { hostileText, readSchemas } from './adapters.fixture.test.js';
import { shopify } from './shopify.js';

type Setting = Readonly<Record<string, unknown>> & { readonly type: string; readonly id?: string };
interface Section { readonly name: string; readonly settings: readonly Setting[]; readonly presets: readonly { readonly name: string; readonly settings: Values }[] }
type Values = Readonly<Record<string, unknown>>;

const schemas = await readSchemas();
const files = shopify.writeFiles(schemas);
const sections = schemas.map(schema => {
  const text = files[`sections/${schema['x-element'].tag}.liquid`]!;
  const [, liquid = '', json = ''] = /^([^]*)\{% schema %\}([^]*)\{% endschema %\}\n$/.exec(text) ?? [];
  return { schema, tag: schema['x-element'].tag, liquid, section: JSON.parse(json) as Section };
});

/** Attributes by type beside `type`, `id`, `label` and `info`. Source: Shopify/theme-liquid-docs, schemas/theme/setting.json */
const attributes: Readonly<Record<string, readonly string[]>> = {
  checkbox: ['default'], color: ['default'], html: ['default', 'placeholder'], number: ['default', 'placeholder'], range: ['default', 'min', 'max', 'step', 'unit'],
  select: ['default', 'options'], text: ['default', 'placeholder'], textarea: ['default', 'placeholder'], url: ['default'],
};

function checkRange({ min, max, step, unit = '', default: fallback }: Setting, place: string): void {
  assert.ok((max as number) > (min as number) && ((max as number) - (min as number)) / (step as number) <= 100, place);
  assert.ok((fallback as number) >= (min as number) && (fallback as number) <= (max as number) && ((fallback as number) - (min as number)) % (step as number) === 0, place);
  assert.ok((unit as string).length <= 3, place);
}

function checkSetting(setting: Setting, place: string): void {
  if (setting.type === 'header') return assert.deepEqual(Object.keys(setting), ['type', 'content'], place);
  assert.deepEqual(Object.keys(setting).filter(name => !['type', 'id', 'label', 'info', ...attributes[setting.type] ?? []].includes(name)), [], place);
  assert.match(setting.id!, /^[a-z][a-z\d_]*$/, place);
  assert.ok(setting.label, place);
  assert.notEqual(setting.default, '', place);
  if (setting.type === 'range') checkRange(setting, place);
  if (setting.type === 'checkbox') assert.equal(typeof setting.default, 'boolean', place);
  if (setting.type === 'number' && setting.default !== undefined) assert.ok(Math.abs((setting.default as number) * 10 - Math.round((setting.default as number) * 10)) < 1e-6, place);
  if (setting.type === 'url') assert.equal(setting.default, undefined, place);
  if (setting.type !== 'select') return undefined;
  const values = (setting.options as readonly { value: string; label: string }[]).map(({ value }) => value);
  assert.ok(values.every(value => typeof value === 'string' && value !== '') && values.includes(setting.default as string), place);
  return assert.equal(new Set(values).size, values.length, place);
}

const escape = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);
const isTruthy = (condition: string, values: Values): boolean => condition.split(' and ').every(part => {
  const [, id = '', , operator, literal = ''] = /^section\.settings\.(\w+)( (==|!=) (.+))?$/.exec(part)!;
  const value = values[id];
  if (operator === undefined) return Boolean(value);
  if (literal === 'blank') return (value === undefined || value === null || value === '') !== (operator === '!=');
  const expected: unknown = /^['"]/.test(literal) ? literal.slice(1, -1) : JSON.parse(literal);
  return (value === expected) === (operator === '==');
});

/** Draws the few tags of Liquid that the sections have. */
function draw(liquid: string, values: Values): string {
  const start = liquid.slice(liquid.indexOf('\n<')).trim().replace(/\s*\{%-/g, '{%').replace(/-%\}\s*/g, '%}');
  return start
    .replace(/\{% unless ([^%]+?) %\}([^]*?)\{% endunless %\}/g, (_, condition: string, text: string) => (isTruthy(condition, values) ? '' : text))
    .replace(/\{% if ([^%]+?) %\}([^]*?)(?:\{% elsif ([^%]+?) %\}([^]*?))?\{% endif %\}/g, (_, one: string, text: string, other?: string, rest = '') =>
      (isTruthy(one, values) ? text : other !== undefined && isTruthy(other, values) ? rest : ''))
    .replace(/\{\{ section\.settings\.(\w+)( \| escape)? \}\}/g, (_, id: string, isEscaped?: string) =>
      (isEscaped ? escape(String(values[id] ?? '')) : String(values[id] ?? '')));
}

describe('sections for Shopify', () => {
  for (const { tag, schema, section, liquid } of sections) {
    test(`<${tag}> keeps the rules of the theme editor`, () => {
      assert.ok(section.name.length > 0 && section.name.length <= 25);
      for (const setting of section.settings) checkSetting(setting, `${tag} ${JSON.stringify(setting)}`);
      const ids = section.settings.flatMap(({ id }) => id ?? []);
      assert.equal(new Set(ids).size, ids.length);
      assert.equal(ids.length, getFields(schema).length + 1);
      for (const id of ids) assert.ok(liquid.includes(`section.settings.${id} `), id);
      assert.deepEqual(Object.keys(section.presets[0]!.settings).filter(id => !ids.includes(id)), []);
      assert.doesNotMatch(JSON.stringify(section), /\{%/);
    });

    test(`<${tag}> escapes every text, and writes nothing for defaults`, () => {
      const outputs = [...liquid.matchAll(/\{\{([^}]*)\}\}/g)].map(([, output]) => output!.trim()).filter(output => !output.endsWith('| escape'));
      assert.deepEqual(outputs, ['section.settings.inner_content']);
      const defaults = Object.fromEntries(section.settings.flatMap(({ id, type, default: fallback }) => (id && type !== 'html' ? [[id, fallback]] : [])));
      assert.equal(draw(liquid, defaults).replace(/\s+/g, ''), `<${tag}></${tag}>`);
      const hostile = Object.fromEntries(section.settings.flatMap(({ id, type }) => (id && type !== 'html' ? [[id, type === 'checkbox' ? true : hostileText]] : [])));
      const [element, ...others] = parseFragment(draw(liquid, hostile)).childNodes;
      assert.deepEqual([element?.nodeName, others.length], [tag, 0]);
      for (const { name, value } of element && 'attrs' in element ? element.attrs : []) assert.ok(['', hostileText].includes(value), name);
    });
  }

  test('write switches, menus and numbers as their attributes', () => {
    const { liquid } = sections.find(({ tag }) => tag === 'site-gallery')!;
    const on = { auto_crop: true, show_meta: true, controls: true };
    const rows: readonly (readonly [values: Values, attributes: string])[] = [
      [on, ''], [{ ...on, auto_crop: false, loop: true }, ' auto-crop="false" loop'], [{ ...on, lightbox: 'true' }, ' lightbox'],
      [{ ...on, lightbox: 'false' }, ' lightbox="false"'], [{ ...on, lightbox: 'automatic', lightbox_theme: 'automatic' }, ''],
      [{ ...on, design: 'grid', slides_per_row: '2, 724px 4' }, ' design="grid" slides-per-row="2, 724px 4"'], [{ ...on, design: 'slideshow', autoplay_duration: 5 }, ''],
    ];
    for (const [values, written] of rows) assert.equal(draw(liquid, values).replace(/\s*\n\s*/g, ''), `<site-gallery${written}></site-gallery>`);
  });
});
