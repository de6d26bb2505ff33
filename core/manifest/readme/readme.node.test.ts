import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { getCriticalRules } from '../sheets/style-sheets.js';
import { describeFirstAnswer } from './first-answers.js';
import { costIn, elementReadme, withoutCost } from './element-readme.js';
import { readExamples } from '../describe/examples.js';
import { groupedList, withElementList } from './main-readme.js';
import { readTables } from '../describe/tables.js';
import { themePage } from './theme-page.js';

const tables = await readTables();
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

for (const [file, options] of [['README.md', undefined], ['elements/README.md', groupedList]] as const) {
  test(`${file} lists every element (npm run readme)`, () => {
    const readme = textOf(file);
    assert.equal(readme, withElementList(readme, tables, options));
  });
}

test('docs/theme.md lists the values of the theme (npm run readme)', () => assert.equal(textOf('docs/theme.md'), themePage()));

test('every element has a group', () => assert.deepEqual(tables.filter(({ docs }) => !docs.group).map(({ tag }) => tag), []));

const pricesIn = /formatMoney|\$currency|priceCents/;
/** Whether an element belongs to the shop, or its code writes amounts. */
const hasAmounts = ({ tag, docs }: (typeof tables)[number]) =>
  docs.group === 'shop'
  || readdirSync(`elements/${tag}`).some(file => /\.tsx?$/.test(file) && !file.includes('.test.') && pricesIn.test(textOf(`elements/${tag}/${file}`)));

test('the README of every element with amounts, and of every element of the shop, says which currency', () => {
  const those = tables.filter(hasAmounts).map(({ tag }) => tag);
  assert.ok(those.includes('site-summary') && those.includes('site-order-link'), 'elements of other groups and such without amounts were found');
  assert.deepEqual(those.filter(tag => !/\bcurrency\b/.test(textOf(`elements/${tag}/README.md`).split('\n## ')[0]!)), []);
});

for (const table of tables) {
  test(`the README of <${table.tag}> says what its records say (npm run readme)`, () => {
    const readme = textOf(`elements/${table.tag}/README.md`);
    const expected = elementReadme({ table, examples: readExamples(table.tag), criticalRules: getCriticalRules(table.tag), cost: costIn(readme) });
    assert.equal(withoutCost(readme), withoutCost(expected));
  });
}

test('figures of a README may be of another build than its words', () => {
  const [table] = tables;
  const [one, other] = ['1 KB', '2 KB'].map(cost => elementReadme({ table: table!, examples: [], criticalRules: '', cost })) as [string, string];
  assert.equal(costIn(one), '1 KB');
  assert.notEqual(one, other);
  assert.equal(withoutCost(one), withoutCost(other));
});

test('the first response is stated with its method, and omitted if it was not measured', () => {
  const answers = { 'site-map': { scriptKb: 30.04, seconds: 1.96 } };
  assert.equal(
    describeFirstAnswer('site-map', answers),
    'It answers after 30.0 KB of scripts; 2.0 s after the visit begins on a slow phone ([how this is measured](../../docs/cost.md)).',
  );
  assert.equal(describeFirstAnswer('site-price', answers), '');
  assert.equal(describeFirstAnswer('constructor', answers), '');
});
