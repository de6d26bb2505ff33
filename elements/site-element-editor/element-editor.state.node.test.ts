import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readTables } from '../../core/manifest/describe/tables.js';
import { buildElementSchema } from '../../core/manifest/schema/build-schema.js';
import type { Json, SettingSchema, ValueSchema } from '../../core/settings/element-schema.js';
import { parseAttribute } from '../../core/settings/parse.js';
import type { Setting } from '../../core/settings/setting.js';
import { getControlKind } from './controls/control-kinds.js';
import { ElementEditorState } from './element-editor.state.js';
import { readAttributes, writeAttribute } from './target/target-attributes.js';
import { isCurrent } from './values/form-schema.js';
import { findJsonProblem } from './values/find-json-problem.js';
import { readWidths, withWidth, writeWidths } from './values/widths.js';

const tables = await readTables();
const schemas = new Map(tables.map(table => [table.tag as string, buildElementSchema(table)]));
const open = (tag: string, configuration: Record<string, Json> = {}) => {
  const state = new ElementEditorState();
  state.open(schemas.get(tag)!, configuration);
  return state;
};
const problems = (state: ElementEditorState) => Object.values(state.$snapshot.get().drafts).map(({ problem }) => problem.text);

/** Data without a fixed form, which can only be JSON. */
const onlyJson = [
  'site-chart data', 'site-form fields', 'site-link-editor pages', 'site-map area', 'site-newsletter fields', 'site-order-summary order',
  'site-product product',
  'site-product-list products', 'site-product-reviews reviews', 'site-search entries', 'site-summary items', 'site-widget value',
];

/** A text that a field of a kind may have, and another value than the default. */
function sampleText(row: SettingSchema): string {
  const { format, choices, control } = row['x-setting'];
  if (control === 'address') return 'https://example.com/a?b=1';
  switch (getControlKind(row, row['x-setting']).name) {
    case 'switch': return String(row.default !== true);
    case 'automatic': return 'true';
    case 'choice': return String((row.enum ?? []).find(choice => choice !== row.default));
    case 'number': return String([row.minimum ?? 0, row.maximum ?? 7, 1].find(number => number !== row.default));
    case 'color': return '#336699';
    case 'suggestions': return choices!.find(({ value }) => value !== row.default)!.value;
    case 'time': return '21:30';
    case 'day': return '2026-12-24';
    case 'json': return row.type === 'array' ? '[{"a":1}]' : '{"a":1}';
    default: return format?.example === row.default ? '9-17' : format?.example ?? 'Some text';
  }
}

/** Edits a setting as a person would: by its field, or by adding a row, a name or a width. */
function edit(state: ElementEditorState, name: string, row: SettingSchema): void {
  switch (getControlKind(row, row['x-setting']).name) {
    case 'widths': return state.writeWidth(name, 0, 'value', String(Math.max(row.anyOf![0]!.minimum ?? 1, 5)));
    case 'list': return state.addRow([name]);
    case 'record': return state.nameMember([name], null, 'first');
    case 'members': {
      const [member, schema] = Object.entries(row.properties as Record<string, ValueSchema>)[0]!;
      return state.write([name, member], schema.type === 'number' ? '4' : 'text');
    }
    default: return state.write([name], sampleText(row));
  }
}

describe('the form of every element', () => {
  test('has a control for each setting, JSON for data without a fixed form only', () => {
    const found: string[] = [];
    let count = 0;
    for (const [tag, schema] of schemas) {
      const shown = open(tag).groups.flatMap(({ rows }) => rows.map(([name]) => name));
      const editable = Object.entries(schema.properties).filter(([, row]) => isCurrent(row) && row['x-setting'].attribute !== null);
      assert.deepEqual([...shown].sort(), editable.map(([name]) => name).sort(), tag);
      const isJson = (row: SettingSchema) => getControlKind(row, row['x-setting']).name === 'json';
      found.push(...shown.filter(name => isJson(schema.properties[name]!)).map(name => `${tag} ${name}`));
      count += shown.length;
    }
    assert.deepEqual(found, onlyJson);
    assert.ok(count > 500, String(count));
  });

  for (const table of tables) {
    test(`sets each setting of ${table.tag}, which reads the same value from its attribute`, () => {
      const schema = schemas.get(table.tag)!;
      for (const [name, row] of Object.entries(schema.properties).filter(([, one]) => isCurrent(one))) {
        const state = open(table.tag);
        edit(state, name, row);
        assert.deepEqual(problems(state), [], name);
        const value = state.configuration[name];
        assert.notEqual(value, undefined, name);
        const text = writeAttribute(value)!;
        const own = (table.settings as Record<string, Setting>)[name]!;
        const { value: read, fault } = parseAttribute(own, text);
        assert.equal(fault, undefined, `${name} ${text}`);
        if (!own.fromText && !own.format && own.kind !== 'url') assert.deepEqual(read, value, name);
        const { attribute } = row['x-setting'];
        if (attribute) assert.deepEqual(readAttributes(schema, one => (one === attribute ? text : null)), { [name]: value }, name);
        state.undo();
        assert.deepEqual(state.configuration, {}, name);
        state.redo();
        state.reset(name);
        assert.deepEqual(state.configuration, {}, name);
      }
    });
  }
});

describe('editing', () => {
  test('keeps what is not a value as a draft, and says why', () => {
    const rows: [tag: string, name: string, text: string, problem: string][] = [
      ['site-gallery', 'current', 'x', 'notNumber'], ['site-gallery', 'current', '1.5', 'notWhole'], ['site-gallery', 'autoplayDuration', '-1', 'tooSmall'],
      ['site-booking', 'time', '25:00', 'wrongFormat'], ['site-price', 'currency', 'euros', 'wrongFormat'], ['site-map', 'tiles', '', ''],
      ['site-search', 'entries', '[1', 'notJson'], ['site-search', 'entries', '{}', 'notList'], ['site-order-summary', 'order', '[]', 'notObject'],
      ['site-audio', 'src', 'javascript:alert(1)', 'wrongAddress'],
    ];
    for (const [tag, name, text, problem] of rows) {
      if (!schemas.get(tag)!.properties[name]) continue;
      const state = open(tag);
      state.write([name], text);
      assert.deepEqual(problems(state), problem ? [problem] : [], `${tag} ${name} ${text}`);
      assert.deepEqual(state.configuration, {});
    }
  });

  test('undoes each edit, also a reset of all, and redoes it', () => {
    const state = open('site-gallery', { counter: true });
    for (const text of ['1', '12', '123']) state.write(['current'], text);
    state.closeStep();
    state.write(['loop'], 'true');
    state.resetAll();
    const steps: object[] = [state.configuration];
    for (let at = 0; at < 3; at++) {
      state.undo();
      steps.push(state.configuration);
    }
    assert.deepEqual(steps, [{}, { counter: true, current: 123, loop: true }, { counter: true, current: 123 }, { counter: true }]);
    assert.equal(state.$snapshot.get().canUndo, false);
    for (let at = 0; at < 3; at++) state.redo();
    assert.deepEqual(state.configuration, {});
    state.undo();
    state.write(['loop'], 'false');
    assert.equal(state.$snapshot.get().canRedo, false);
  });

  test('adds, moves and removes rows, also inside rows', () => {
    const state = open('site-cart');
    state.addRow(['coupons']);
    state.write(['coupons', 0, 'code'], 'HARBOR');
    state.write(['coupons', 0, 'percent'], '10');
    state.addRow(['coupons']);
    state.write(['coupons', 1, 'code'], 'PIER');
    state.moveRow(['coupons'], 1, -1);
    assert.deepEqual(state.configuration.coupons, [{ code: 'PIER' }, { code: 'HARBOR', percent: 10 }]);
    state.moveRow(['coupons'], 0, -1);
    state.write(['coupons', 1, 'percent'], '');
    state.removeRow(['coupons'], 0);
    assert.deepEqual(state.configuration.coupons, [{ code: 'HARBOR' }]);
    state.addRow(['shippingOptions']);
    state.addRow(['shippingOptions', 0, 'countries']);
    state.write(['shippingOptions', 0, 'countries', 0], 'NL');
    assert.deepEqual(state.configuration.shippingOptions, [{ name: '', cents: 0, countries: ['NL'] }]);
  });

  test('names the members of a record', () => {
    const state = open('cookie-banner');
    state.nameMember(['purposeTexts'], null, ' marketing ');
    state.write(['purposeTexts', 'marketing', 'title'], 'Ads');
    state.nameMember(['purposeTexts'], null, 'marketing');
    state.nameMember(['purposeTexts'], 'marketing', 'ads');
    assert.deepEqual(state.configuration.purposeTexts, { ads: { title: 'Ads' } });
    state.removeMember(['purposeTexts'], 'ads');
    assert.deepEqual(state.configuration, {});
  });

  test('gives values by width', () => {
    const state = open('site-gallery');
    state.addWidth('slidesPerRow');
    assert.equal(state.configuration.slidesPerRow, '1, 600px 1');
    state.writeWidth('slidesPerRow', 1, 'value', '4');
    state.writeWidth('slidesPerRow', 1, 'fromPx', '724');
    assert.equal(state.configuration.slidesPerRow, '1, 724px 4');
    state.writeWidth('slidesPerRow', 1, 'value', '40');
    assert.deepEqual(problems(state), ['tooLarge']);
    state.removeWidth('slidesPerRow', 1);
    assert.equal(state.configuration.slidesPerRow, 1);
    assert.deepEqual(problems(state), []);
    state.writeWidth('slidesPerRow', 0, 'value', '');
    assert.deepEqual(state.configuration, {});
  });

  test('finds settings by name, label and description, and keeps the search with another element', () => {
    const state = open('site-gallery');
    const found = () => state.groups.flatMap(({ rows }) => rows.map(([name]) => name));
    state.set({ query: 'slides-per' });
    assert.deepEqual(found(), ['slidesPerRow']);
    state.set({ query: 'IMAGES row' });
    assert.ok(found().includes('slidesPerRow'));
    state.set({ query: 'zzz' });
    assert.deepEqual(found(), []);
    state.open(schemas.get('site-price')!, {});
    assert.equal(state.$snapshot.get().query, 'zzz');
  });

  test('writes the code in three forms', () => {
    const state = open('site-cart', { coupons: [{ code: 'A<"B' }] });
    state.set({ others: [['id', 'cart']] });
    assert.equal(state.code, '<site-cart id="cart" coupons=\'[{"code":"A&lt;\\"B"}]\'></site-cart>');
    state.set({ codeForm: 'data' });
    assert.equal(state.code, '<div data-site-cart id="cart" data-coupons=\'[{"code":"A&lt;\\"B"}]\'></div>');
    state.set({ codeForm: 'json' });
    assert.match(state.code, /^<site-cart id="cart">\n {2}<script type="application\/json">\n {2}\{\n[^<]*A\\u003c\\"B[^<]*<\/script>\n<\/site-cart>$/);
  });
});

test('places where a text stops being JSON', () => {
  const rows: [text: string, place: string | null][] = [
    ['{}', null], ['[1, -2.5e3, "a\\u00e4\\n", true, null, {"b": []}]', null], ['', '1:1'], ['{a: 1}', '1:2'], ['{"a": 1,}', '1:9'], ['[1\n  2]', '2:3'],
    ['[1] x', '1:5'], ['{"a" 1}', '1:6'], ["['a']", '1:2'], ['[01]', '1:2'], ['"a\nb"', '1:1'], ['[truex]', '1:2'],
  ];
  for (const [text, place] of rows) {
    const found = findJsonProblem(text);
    assert.equal(found && `${found.line}:${found.column}`, place, text);
    let isJson = true;
    try { JSON.parse(text); } catch { isJson = false; }
    assert.equal(found === null, isJson, text);
  }
});

test('values by width are read and written', () => {
  assert.deepEqual(readWidths('2, 724px 4'), [{ fromPx: 0, value: 2 }, { fromPx: 724, value: 4 }]);
  for (const text of ['', 'x', '2, 4', '2, 724px', '1 480px 2']) assert.equal(readWidths(text), null, text);
  assert.equal(writeWidths([{ fromPx: 900, value: 4 }, { fromPx: 0, value: 2 }]), '2, 900px 4');
  assert.equal(writeWidths(withWidth([], 3)), '3, 600px 3');
});
