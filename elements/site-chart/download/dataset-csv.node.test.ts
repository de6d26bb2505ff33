import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Dataset } from '../data/dataset.js';
import { writeDatasetCsv } from './dataset-csv.js';

const dataset = (labels: string[], values: (number | null)[], more: Partial<Dataset> = {}): Dataset =>
  ({ labels, positions: labels.map(() => null), series: [{ name: 'S', values }], isDated: false, precision: 'year', notices: [], unreadable: '', ...more });

describe('the values as a file', () => {
  const cases: [name: string, dataset: Dataset, names: string[], lines: string[]][] = [
    ['has plain numbers, and nothing where there is none', dataset(['May', 'June'], [1234.5, null]), ['Bowls'], [',Bowls', 'May,1234.5', 'June,']],
    ['has no formulas', dataset(['=1+1', '+2'], [-1, 2]), ['@sum'], [`,"'@sum"`, `"'=1+1",-1`, `"'+2",2`]],
    ['quotes separators', dataset(['a, "b"'], [1]), ['x'], [',x', '"a, ""b""",1']],
    [
      'writes dates as spreadsheets read them', dataset(['May 1, 2026', 'soon'], [1, 2], { isDated: true, precision: 'day', positions: [Date.UTC(2026, 4, 1), null] }),
      ['x'], [',x', '2026-05-01,1', 'soon,2'],
    ],
  ];
  for (const [name, data, names, lines] of cases) it(name, () => assert.equal(writeDatasetCsv(data, names), `\uFEFF${lines.join('\r\n')}\r\n`));
});
