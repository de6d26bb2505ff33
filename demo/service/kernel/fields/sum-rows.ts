import type { Calculation } from 'site-elements/contract/calculations/calculation';
import { toDecimal } from 'site-elements/contract/calculations/decimal';
import { parseCalculation } from 'site-elements/contract/calculations/parse-calculation';
import { writeCalculation } from 'site-elements/contract/calculations/write-calculation';
import type { FieldReference } from 'site-elements/contract/conditions/condition';
import { conditionFieldName, finderFor } from './condition-rows.js';
import type { FieldDraft, SumRow } from './field-draft.js';
import { writtenNumber } from './written-number.js';

export const mostSumRows = 20;
export const emptySumRow: SumRow = { sign: '+', field: '', times: '', number: '' };
const isEmpty = ({ field, times, number }: SumRow): boolean => field === '' && times === '' && number === '';

interface Factors { sign: 1 | -1; readonly fields: string[]; readonly numbers: string[] }

/** Collects the factors of a product; false if a row has no place for one of them. */
function collectFactors(calculation: Calculation, factors: Factors): boolean {
  switch (calculation.kind) {
    case 'number': return factors.numbers.push(calculation.written) === 1;
    case 'field': return calculation.part === undefined && factors.fields.push(calculation.id) <= 2;
    case 'negative':
      factors.sign = factors.sign === 1 ? -1 : 1;
      return collectFactors(calculation.of, factors);
    case 'operation': return calculation.sign === '*' && collectFactors(calculation.left, factors) && collectFactors(calculation.right, factors);
    default: return false;
  }
}

/** Collects the rows of a sum; false if one of its parts has no place in a row. */
function collectRows(calculation: Calculation, sign: 1 | -1, rows: SumRow[]): boolean {
  if (calculation.kind === 'operation' && (calculation.sign === '+' || calculation.sign === '-'))
    return collectRows(calculation.left, sign, rows) && collectRows(calculation.right, calculation.sign === '+' ? sign : sign === 1 ? -1 : 1, rows);
  if (calculation.kind === 'call' && calculation.name === 'sum') return calculation.values.every(value => collectRows(value, sign, rows));
  if (calculation.kind === 'negative') return collectRows(calculation.of, sign === 1 ? -1 : 1, rows);
  const factors: Factors = { sign, fields: [], numbers: [] };
  if (!collectFactors(calculation, factors)) return false;
  const [field = '', times = ''] = factors.fields;
  rows.push({ sign: factors.sign === 1 ? '+' : '-', field, times, number: factors.numbers[0] ?? '' });
  return rows.length <= mostSumRows;
}

/** The rows of a written formula; null for one that rows cannot express, or that cannot be read. */
export function readSumRows(text: string, fields: readonly FieldDraft[]): readonly SumRow[] | null {
  if (text.trim() === '') return [];
  const { calculation } = parseCalculation(text, finderFor(fields));
  const rows: SumRow[] = [];
  return calculation && collectRows(calculation, 1, rows) ? rows : null;
}

/** The product of a row; a wrong number is written as a field that there is not. */
function toProduct({ field, times, number }: SumRow): Calculation {
  const reference = (id: string): FieldReference => ({ kind: 'field', id });
  const written = number === '' ? null : writtenNumber(number);
  const factors: Calculation[] = [field, times].filter(Boolean).map(reference);
  if (number !== '' && written === null) factors.push(reference(number.replace(/[{}]/g, '') || '?'));
  else if (written !== null) {
    const value = written.replace(/^-/, '');
    const amount: Calculation = { kind: 'number', value: toDecimal(value)!, written: value };
    factors.push(written === value ? amount : { kind: 'negative', of: amount });
  }
  return factors.reduce((left, right) => ({ kind: 'operation', sign: '*', left, right, at: 0 }));
}

/** The formula that rows express, as text. Empty rows are left out. */
export function writeSumRows(rows: readonly SumRow[]): string {
  const filled = rows.filter(row => !isEmpty(row));
  if (filled.length === 0) return '';
  const [first, ...others] = filled.map(row => ({ sign: row.sign, product: toProduct(row) }));
  const start: Calculation = first!.sign === '-' ? { kind: 'negative', of: first!.product } : first!.product;
  return writeCalculation(others.reduce((left, { sign, product }): Calculation => ({ kind: 'operation', sign, left, right: product, at: 0 }), start));
}

/** The fields that are worth a number in a calculation, other than this one. */
export function summable(fields: readonly FieldDraft[], field: FieldDraft): readonly FieldDraft[] {
  const types: ReadonlySet<string> = new Set(['number', 'currency', 'calculation', 'checkbox', 'radio', 'select', 'hidden']);
  return fields.filter(one => one !== field && types.has(one.type) && conditionFieldName(one) !== '');
}
