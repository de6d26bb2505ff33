import {
  conditionNames, isConditionName, isOperator, mostConditionRows, readConditionRows, writeConditionRows,
} from './condition-rows.js';
import type { ConditionName, ConditionRow, ConditionRows, FieldDraft, SumRow } from './field-draft.js';
import { isFieldType } from './field-kinds.js';
import { settingNames } from './field-settings.js';
import type { RowAct } from './row-acts.js';
import { emptySumRow, mostSumRows, readSumRows, writeSumRows } from './sum-rows.js';

/** What a button of the list of fields does. */
export type FieldAct = 'add' | 'kind' | 'up' | 'down' | 'remove' | RowAct;

export interface FieldRows {
  /** What the rows are called in the names of their inputs. */
  readonly keys: readonly string[];
  /** In the order in which they are in the page. */
  readonly fields: readonly FieldDraft[];
}

export interface FieldChange {
  readonly fields: readonly FieldDraft[];
  readonly act: FieldAct;
  /** The row that is to be seen and heard next; null for none. */
  readonly row: number | null;
  /** The control in it that is used next. */
  readonly control?: string;
}

const rowPart = /^f\.(\d{1,4})\.(\w{1,30}(?:\.(?:was|join|rows|\d{1,2}\.(?:field|operator|value|sign|times|number)))?)$/;
const conditionAct = /^condition\.(add|remove)\.(\d{1,4})\.(\w{1,20})(?:\.(\d{1,2}))?$/;
const sumAct = /^sum\.(add|remove)\.(\d{1,4})(?:\.(\d{1,2}))?$/;
const actShape = /^(up|down|remove|kind)\.(\d{1,4})$/;

/** The fields that an editor has posted. */
export function rowsIn(sent: ReadonlyMap<string, readonly string[]>): FieldRows {
  const rows = new Map<string, Record<string, string>>();
  for (const [name, values] of sent) {
    const [, key, part] = rowPart.exec(name) ?? [];
    if (key === undefined) continue;
    const row = rows.get(key) ?? {};
    row[part!] = (values[0] ?? '').replaceAll('\r\n', '\n').trim();
    rows.set(key, row);
  }
  const all = [...rows.values()];
  const fields = all.map(readRow);
  return { keys: [...rows.keys()], fields: fields.map((field, at) => withSum(withConditions(field, all[at]!, fields), all[at]!, fields)) };
}

/** The conditions of a field that were chosen in rows. A text that was changed beside them is the one that counts. */
function withConditions(field: FieldDraft, sent: Readonly<Record<string, string>>, fields: readonly FieldDraft[]): FieldDraft {
  const conditions: Partial<Record<ConditionName, ConditionRows>> = {};
  const texts: Record<string, string> = { ...field.texts };
  for (const name of conditionNames) {
    const [was, join] = [sent[`${name}.was`], sent[`${name}.join`]];
    if (was === undefined || join === undefined || (sent[name] ?? was) !== was) continue;
    const posted = readPostedRows(name, join, sent);
    const isSame = JSON.stringify(readConditionRows(was, fields)) === JSON.stringify(posted);
    if (isSame) continue;
    conditions[name] = posted;
    const text = writeConditionRows(posted, fields);
    if (text === '') delete texts[name];
    else texts[name] = text;
  }
  return Object.keys(conditions).length > 0 ? { ...field, texts, conditions } : field;
}

function readPostedRows(name: ConditionName, join: string, sent: Readonly<Record<string, string>>): ConditionRows {
  const rows: ConditionRow[] = [];
  for (let at = 0; at < mostConditionRows; at += 1) {
    const part = (control: string) => sent[`${name}.${at}.${control}`];
    const [field, operator = '', value = ''] = [part('field'), part('operator'), part('value')];
    if (field !== undefined) rows.push({ field, operator: isOperator(operator) ? operator : 'is', value });
  }
  return { join: join === 'any' ? 'any' : 'all', rows };
}

/** The formula of a field that was chosen in rows. A text that was changed beside them is the one that counts. */
function withSum(field: FieldDraft, sent: Readonly<Record<string, string>>, fields: readonly FieldDraft[]): FieldDraft {
  const was = sent['formula.was'];
  if (was === undefined || sent['formula.rows'] === undefined || (sent.formula ?? was) !== was) return field;
  const posted = readPostedSum(sent);
  return JSON.stringify(readSumRows(was, fields)) === JSON.stringify(posted) ? field : withFormula(field, posted);
}

/** A field with a formula that was chosen in rows. */
function withFormula(field: FieldDraft, sum: readonly SumRow[]): FieldDraft {
  const { formula: _before, ...texts } = field.texts;
  const formula = writeSumRows(sum);
  return { ...field, texts: formula === '' ? texts : { ...texts, formula }, sum };
}

function readPostedSum(sent: Readonly<Record<string, string>>): readonly SumRow[] {
  return Array.from({ length: mostSumRows }, (_, at) => (control: string) => sent[`formula.${at}.${control}`])
    .filter(part => part('field') !== undefined)
    .map(part => ({ sign: part('sign') === '-' ? '-' : '+', field: part('field')!, times: part('times') ?? '', number: part('number') ?? '' }));
}

/** The fields with a row added to a formula, or taken out. */
function changeSum(fields: readonly FieldDraft[], keys: readonly string[], pressed: string): FieldChange | null {
  const [, act, key = '', number] = sumAct.exec(pressed) ?? [];
  const at = keys.indexOf(key);
  const field = fields[at];
  const before = field?.sum ?? readSumRows(field?.texts.formula ?? '', fields);
  if (!field || !before) return null;
  const rows = act === 'add' ? [...before, emptySumRow].slice(0, mostSumRows) : before.filter((_, row) => row !== Number(number));
  return {
    fields: fields.map((one, row) => (row === at ? withFormula(field, rows) : one)),
    act: act === 'add' ? 'addSum' : 'removeSum',
    row: at,
    control: act === 'add' ? `formula.${rows.length - 1}.field` : 'formula.add',
  };
}

/** The fields with a row added to a condition, or taken out. */
function changeCondition(fields: readonly FieldDraft[], keys: readonly string[], pressed: string): FieldChange | null {
  const [, act, key = '', name = '', number] = conditionAct.exec(pressed) ?? [];
  const at = keys.indexOf(key);
  const field = fields[at];
  if (!field || !isConditionName(name)) return null;
  const before = field.conditions?.[name] ?? readConditionRows(field.texts[name] ?? '', fields);
  if (!before) return null;
  const rows = act === 'add' ? [...before.rows, { field: '', operator: 'is', value: '' } as const].slice(0, mostConditionRows)
    : before.rows.filter((_, row) => row !== Number(number));
  const after = { ...before, rows };
  const { [name]: _before, ...texts } = field.texts;
  const text = writeConditionRows(after, fields);
  const changed = { ...field, texts: text === '' ? texts : { ...texts, [name]: text }, conditions: { ...field.conditions, [name]: after } };
  return {
    fields: fields.map((one, row) => (row === at ? changed : one)),
    act: act === 'add' ? 'addCondition' : 'removeCondition',
    row: at,
    control: act === 'add' ? `${name}.${rows.length - 1}.field` : `${name}.add`,
  };
}

function readRow(row: Record<string, string>): FieldDraft {
  const { id = '', type = '', title = '', ...texts } = row;
  const kept = Object.entries(texts).filter(([name, text]) => settingNames.has(name) && text !== '');
  return { id, type: isFieldType(type) ? type : 'text', title: title.replace(/\s+/g, ' '), texts: Object.fromEntries(kept) };
}

/** The fields with a button pressed; null for a button of something else. */
export function applyFieldButton(
  fields: readonly FieldDraft[],
  { keys, pressed, addType }: { keys: readonly string[]; pressed: string; addType: string },
): FieldChange | null {
  if (pressed === 'add')
    return {
      fields: [...fields, { id: '', type: isFieldType(addType) ? addType : 'text', title: '', texts: {} }],
      act: 'add',
      row: fields.length,
    };
  if (pressed.startsWith('condition.')) return changeCondition(fields, keys, pressed);
  if (pressed.startsWith('sum.')) return changeSum(fields, keys, pressed);
  const [, act, key] = actShape.exec(pressed) ?? [];
  const at = key === undefined ? -1 : keys.indexOf(key);
  if (at < 0) return null;
  if (act === 'kind') return { fields, act, row: at };
  const { list, row } = moveRow(fields, at, act as 'up' | 'down' | 'remove');
  return { fields: list, act: act as FieldAct, row };
}

/** A list with one of it moved or taken out, and what is at hand then. */
export function moveRow<Item>(items: readonly Item[], at: number, act: 'up' | 'down' | 'remove'): { list: Item[]; row: number | null } {
  const list = [...items];
  const [item] = list.splice(at, 1);
  if (act === 'remove') return { list, row: list.length === 0 ? null : Math.min(at, list.length - 1) };
  const row = act === 'up' ? Math.max(0, at - 1) : Math.min(list.length, at + 1);
  list.splice(row, 0, item!);
  return { list, row };
}
