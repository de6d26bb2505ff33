import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { getAttributeName, type Setting } from '../../settings/setting.js';
import { docsIn, panelGroups, withDocs } from './docs.js';
import { readTables } from './tables.js';
import { isOwnerOnly, ownerOnlyNames } from './owner-only.js';
import { getChoiceLabel, getPanelGroups, getSettingLabel } from './panel.js';

const tables = await readTables();
/** Names that are written as their owners write them. */
const brands = /GeoJSON|OpenTable|reCAPTCHA|hCaptcha|OpenStreetMap|OneTrust/g;
/** Parts of attribute names that are no words for people. */
const codeWords = /\b(?:cta|lat|lng|src|dpr|href|id|url|bg|html|ui|sku|json|meta|prefs)\b/;

describe('the panel of each element', () => {
  for (const table of tables) {
    const rows = Object.entries(table.settings as Record<string, Setting>).filter(([name, row]) => getAttributeName(name, row) !== null);

    test(`<${table.tag}> has labels of words, each its own`, () => {
      const labels = rows.map(([name]) => getSettingLabel(table, name));
      for (const label of labels) {
        assert.match(label, /^[\p{Lu}“]/u, label);
        assert.doesNotMatch(label, codeWords, label);
        assert.doesNotMatch(label.replace(brands, ''), /[a-z][A-Z]|_|\w-\w+-/, label);
        assert.ok(label.length <= 40, label);
      }
      assert.equal(new Set(labels).size, labels.length, labels.join(', '));
    });

    test(`<${table.tag}> has choices of words, each its own`, () => {
      for (const [, { choices = [] }] of rows) {
        const labels = choices.map(choice => getChoiceLabel(table, String(choice)));
        for (const label of labels) assert.match(label.replace(brands, 'X'), /^[\p{Lu}\d“]/u, label);
        assert.equal(new Set(labels).size, labels.length, labels.join(', '));
      }
    });

    test(`<${table.tag}> shows each setting once: the most used in groups, the rest at the end`, () => {
      const groups = getPanelGroups(table);
      const names = groups.flatMap(group => group.names);
      assert.deepEqual([...names].sort(), rows.map(([name, row]) => getAttributeName(name, row)!).sort());
      assert.deepEqual(groups.filter(({ title }) => !title).length > 0 ? groups.at(-1)!.title : '', '');
      for (const { title } of groups) assert.ok(!title || (panelGroups as readonly string[]).includes(title), title);
      assert.ok(
        (groups.length > 0 && groups[0]!.title !== '') || rows.every(([, row]) => row.kind === 'url' || row.kind === 'json'),
        'its docs file names the settings that most people use: panel.groups',
      );
      for (const { title, names: inGroup } of groups) assert.ok(!title || inGroup.length <= 9, `${title} is too long for a first look: ${inGroup.length}`);
    });

    test(`<${table.tag}> has an icon of one path`, () => {
      assert.match(table.docs.panel?.icon ?? '', /^M[\dMLHVACZQSlhvacmzqs.,\s-]+$/, 'its docs file has none: panel.icon');
      assert.ok(table.docs.panel!.icon.length <= 200);
    });
  }

  test('has an icon that no other element has', () => {
    const icons = tables.map(({ docs }) => docs.panel!.icon);
    assert.equal(new Set(icons).size, icons.length);
  });

  test('of an element without a row of its own has every setting, under words', () => {
    const table = withDocs({ ...tables.find(({ tag }) => tag === 'site-map')! }, docsIn({}));
    assert.deepEqual(getPanelGroups(table).map(({ title }) => title), ['']);
    assert.equal(getSettingLabel(table, 'showControls'), 'Show controls');
    assert.equal(getChoiceLabel(table, 'minimal-light'), 'Minimal light');
  });
});

describe('settings for owners alone', () => {
  const ownerOnly = tables.flatMap(table =>
    (Object.entries(table.settings) as [string, Setting][])
      .filter(([name, row]) => isOwnerOnly(name, row))
      .map(([name]) => `${table.tag} ${name}`),
  );

  test('are the addresses that get what visitors type, lead them on, or style the page', () => {
    for (const row of [
      'site-form action',
      'site-form endpoint',
      'site-login endpoint',
      'site-login redirect',
      'site-newsletter action',
      'site-cart checkoutUrl',
      'site-fonts href',
      'cookie-banner receiptEndpoint',
      'site-analytics endpoint',
    ]) {
      assert.ok(ownerOnly.includes(row), row);
    }
  });

  test('are no addresses that show something', () => {
    for (const row of ['site-product image', 'site-map geojson', 'site-events src', 'site-image source', 'site-booking src'])
      assert.ok(!ownerOnly.includes(row), row);
  });

  test('are known by each name that an attribute or a settings block may have', () => {
    const names = ownerOnlyNames(tables.find(({ tag }) => tag === 'site-login')!);
    for (const name of ['endpoint', 'loginendpoint', 'logouturl', 'redirect']) assert.ok(names.includes(name), name);
  });
});
