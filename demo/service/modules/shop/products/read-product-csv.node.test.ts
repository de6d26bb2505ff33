import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportTexts } from 'site-elements/contract/reading';
import { inTestStore } from '../settings/store-for-test.js';
import { readBoolean, readCellAmount as readCellAmountInStore, readQuantity } from './csv-values.js';
import { readProductCsv as readProductCsvInStore } from './read-product-csv.js';

const readProductCsv = (...args: Parameters<typeof readProductCsvInStore>) => inTestStore(() => readProductCsvInStore(...args));
const readCellAmount = (...args: Parameters<typeof readCellAmountInStore>) => inTestStore(() => readCellAmountInStore(...args));

const columns = ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Tags', 'Published', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Price', 'Variant Compare At Price', 'Image Src', 'Status'] as const;
const mug: Partial<Record<(typeof columns)[number], string>> = { Handle: 'mug', Title: 'Mug', Published: 'TRUE', 'Variant SKU': 'M-1', 'Variant Price': '12.00', Status: 'active' };
const table = (changes: typeof mug = {}, { separator = ',', end = '\r\n', head = (column: string) => column, before = '' } = {}): string => {
  const cell = (text: string) => (text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text);
  return before + [columns.map(head), columns.map(column => ({ ...mug, ...changes })[column] ?? '')].map(row => row.map(cell).join(separator) + end).join('');
};
const variantOf = (changes: typeof mug) => readProductCsv(table(changes)).drafts[0]!.variants[0]!;
const faultsOf = (changes: typeof mug) => { const { report } = readProductCsv(table(changes)); return report.isComplete ? [] : reportTexts(report); };

describe('a table of products', () => {
  const expected = readProductCsv(table()).drafts;
  const spellings: [name: string, text: string][] = [
    ['semicolons', table({}, { separator: ';' })], ['tabs', table({}, { separator: '\t' })], ['bars', table({}, { separator: '|' })],
    ['carriage returns only', table({}, { end: '\r' })], ['line feeds only', table({}, { end: '\n' })],
    ['a line that names the separator', table({}, { before: 'sep=,\r\n' })], ['a line that names semicolons', table({}, { separator: ';', before: 'sep=;\r\n' })],
    ['a byte order mark', `\ufeff${table()}`], ['empty rows', `\r\n${table()}\r\n,,,\r\n`],
    ['a header in lower case', table({}, { head: column => column.toLowerCase() })], ['a header in upper case', table({}, { head: column => column.toUpperCase() })],
    ['a header with underscores', table({}, { head: column => column.replaceAll(' ', '_') })], ['blanks around its header', table({}, { head: column => ` ${column.replace(' ', '  ')} ` })],
  ];
  for (const [name, text] of spellings) {
    it(`with ${name} is understood`, () => {
      const { drafts, report } = readProductCsv(text);
      assert.deepEqual(drafts, expected);
      assert.deepEqual([drafts.length, drafts[0]!.variants[0]!.price, reportTexts(report)], [1, '12.00', []]);
    });
  }

  it('with the newer names of columns is understood', () => {
    const { drafts, report, has } = readProductCsv('Title,URL handle,Description,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,'
      + 'Weight value (grams),Requires shipping,Product image URL,Image alt text,Variant image URL,Gift card\nCup,cup,<p>A cup</p>,"a, b",TRUE,Active,C-S,Size,Small,10.00,12.50,shopify,3,DENY,250.0,TRUE,/images/cup,A cup,,FALSE');
    const { variants, pictures, ...draft } = drafts[0]!;
    assert.deepEqual([draft.id, draft.name, draft.description, draft.tags, draft.state, draft.productType, draft.optionNames, pictures], ['cup', 'Cup', 'A cup', 'a, b', 'published', 'physical', ['Size'], [{ name: 'cup', alt: 'A cup' }]]);
    assert.deepEqual(variants, [{ sku: 'C-S', values: ['Small'], price: '12.50', sale: '10.00', grams: '250', stock: '3', picture: null }]);
    assert.deepEqual([reportTexts(report), has('Body (HTML)'), has('Categories')], [[], true, false]);
  });

  it('with both names of a column has the older one, and one with the same name twice is asked back', () => {
    assert.equal(readProductCsv('Handle,Title,Price,Variant Price\nmug,Mug,9.00,12.00').drafts[0]!.variants[0]!.price, '12.00');
    assert.throws(() => readProductCsv('Handle,Title,Variant Price,variant price\nmug,Mug,9.00,12.00'), /Cell D1: The file has two “variant price” columns/);
  });

  it('names the cell of a quotation mark that is never closed', () => assert.throws(() => readProductCsv('Handle,Title,Variant Price\n\nmug,"Mug,12'), /Cell B3: A quotation mark in the file is never closed/));

  it('has texts without entities and tags', () => {
    const { drafts } = readProductCsv(table({
      'Title': 'Mug &amp; <b>saucer</b>', 'Tags': 'caf&eacute;, R&amp;B', 'Option1 Name': 'Size &amp; shape', 'Option1 Value': '5&quot; &lt;small&gt;',
      'Body (HTML)': '<p>It&#8217;s <i>hot</i>.</p><style>p { color: red }</style><ul><li>One</li></ul>',
    }));
    const { name, tags, optionNames, description, variants } = drafts[0]!;
    assert.deepEqual([name, tags, optionNames, variants[0]!.values, description], ['Mug & saucer', 'café, R&B', ['Size & shape'], ['5" <small>'], 'It’s hot.\n• One']);
  });

  const rows: [name: string, changes: typeof mug, read: (variant: ReturnType<typeof variantOf>) => unknown, expected: unknown][] = [
    ['pieces with groups', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '1,200' }, ({ stock }) => stock, '1200'],
    ['sold pieces', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '(3)' }, ({ stock }) => stock, '0'],
    ['a price before a sale with groups', { 'Variant Price': '1299.00', 'Variant Compare At Price': '1,500.00' }, ({ price, sale }) => [price, sale], ['1500.00', '1299.00']],
    ['prices with a comma', { 'Variant Price': '9,50 €', 'Variant Compare At Price': '1.500,00' }, ({ price, sale }) => [price, sale], ['1500.00', '9.50']],
    ['pieces that do not run out', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '3', 'Variant Inventory Policy': 'CONTINUE' }, ({ stock }) => stock, ''],
  ];
  for (const [name, changes, read, value] of rows) it(`has ${name}`, () => assert.deepEqual([read(variantOf(changes)), faultsOf(changes)], [value, []]));

  for (const [typed, pieces] of [['1,200', '1200'], ['1.200', '1200'], ['12,00', '12'], ['-3', '0'], ['(2)', '0']] as const) {
    it(`reports that ${typed} units were read as ${pieces}`, () => {
      const { drafts, report } = readProductCsv(table({ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': typed }));
      assert.equal(drafts[0]!.variants[0]!.stock, pieces);
      assert.deepEqual(reportTexts(report), [`Cell K2, Variant Inventory Qty, Mug: “${typed}” was read as “${pieces}”.`]);
    });
  }
  it('reports nothing of numbers as programs write them', () => {
    for (const pieces of ['12', '12.0', '0']) {
      assert.deepEqual(reportTexts(readProductCsv(table({ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': pieces })).report), []);
    }
  });

  const states: [changes: typeof mug, state: string][] = [
    [{}, 'published'], [{ Status: 'Draft' }, 'draft'], [{ Status: 'ARCHIVED' }, 'draft'], [{ Status: 'unlisted' }, 'draft'], [{ Status: '' }, 'published'],
    [{ Published: 'FALSCH' }, 'draft'], [{ Published: 'faux', Status: '' }, 'draft'], [{ Published: 'WAHR' }, 'published'], [{ Published: '' }, 'published'],
  ];
  for (const [changes, state] of states) it(`with ${JSON.stringify(changes)} is ${state}`, () => assert.deepEqual([readProductCsv(table(changes)).drafts[0]!.state, faultsOf(changes)], [state, []]));

  const faults: [changes: typeof mug, text: string][] = [
    [{ 'Variant Price': '1,200' }, 'Cell M2, Variant Price, Mug: “1,200” has more than one meaning: “1200” / “1.200”. Use an unambiguous value.'],
    [{ 'Variant Price': 'cheap' }, 'Cell M2, Variant Price, Mug: “cheap” was not understood. Expected a value such as “28.00”.'],
    [{ 'Variant Price': '' }, 'Cell M2, Variant Price, Mug: A required value is missing. Expected a value such as “28.00”.'],
    [{ 'Variant Compare At Price': '12.00 USD' }, 'Cell N2, Variant Compare At Price, Mug: “12.00 USD” was not understood. Expected a value such as “28.00”.'],
    [{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '12 pcs' }, 'Cell K2, Variant Inventory Qty, Mug: “12 pcs” was not understood. Expected a value such as “12”.'],
    [{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '5.000' }, 'Cell K2, Variant Inventory Qty, Mug: “5.000” has more than one meaning: “5000” / “5.000”. Use an unambiguous value.'],
    [{ 'Variant Inventory Policy': 'maybe' }, 'Cell L2, Variant Inventory Policy, Mug: “maybe” was not understood. Expected a value such as “deny”.'],
    [{ Published: 'perhaps' }, 'Cell F2, Published, Mug: “perhaps” was not understood. Expected a value such as “TRUE”.'],
    [{ Status: 'Entwurf' }, 'Cell P2, Status, Mug: “Entwurf” was not understood. Expected a value such as “active”.'],
    [{ 'Variant SKU': '1.23457E+12' }, 'Cell I2, Variant SKU, Mug: “1.23457E+12” was not understood.'],
  ];
  for (const [changes, text] of faults) it(`with ${JSON.stringify(changes)} names the cell`, () => assert.deepEqual(faultsOf(changes), [text]));
});

describe('values of cells', () => {
  const quantities: [text: string, pieces: number | null, grams: number | null][] = [
    ['12', 12, 12], ['12.0', 12, 12], ['12,00', 12, 12], ['1,200', 1200, null], ['1.200', 1200, null], ['5,000', null, null], ['1,234,567', 1_234_567, 1_234_567], ['1 200', 1200, 1200], ['1’200', 1200, 1200],
    ['1\u202f200', 1200, 1200], ['٣٤', 34, 34], ['-2', -2, -2], ['\u22122', -2, -2], ['(2)', -2, -2], ['2-', -2, -2], ['12.5', null, 12.5], ['0', 0, 0], ['0,200', null, 0.2],
    ['1.2k', null, null], ['1,20,000', null, null], ['--2', null, null], ['(-2)', null, null], ['5½', null, null], ['1e3', null, null], ['many', null, null], ['9'.repeat(70), null, null], ['(', null, null],
  ];
  for (const [text, pieces, grams] of quantities) {
    it(`of ${text.slice(0, 20)} are ${pieces} units and ${grams} grams`, () => assert.deepEqual([readQuantity(text, { isWhole: true }).value, readQuantity(text, { isWhole: false }).value], [pieces, grams]));
  }

  const amounts: [text: string, amount: string | null][] = [
    ['12', '12.00'], ['12.5', '12.50'], ['12,50', '12.50'], ['1,500.00', '1500.00'], ['1.500,00', '1500.00'], ['1 500,00', '1500.00'], ['€ 12', '12.00'], ['12 EUR', '12.00'], ['1,200', null], ['1.200', null], ['12.505', null], ['$12', null], ['1.2k', null],
  ];
  for (const [text, amount] of amounts) it(`of ${text} are ${amount}`, () => assert.equal(readCellAmount(text).value, amount));

  for (const [text, value] of [['TRUE', true], ['Wahr', true], ['VRAI', true], ['DOĞRU', true], ['Yes', true], ['1', true], ['FALSCH', false], ['FALSO', false], ['FAŁSZ', false], ['YANLIŞ', false], ['no', false], ['0', false], ['maybe', null], ['', null]] as const) {
    it(`of "${text}" are ${value}`, () => assert.equal(readBoolean(text).value, value));
  }
});
