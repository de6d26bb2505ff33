import type { Comparison, Condition } from 'site-elements/contract/conditions/condition';
import { fieldFinder } from 'site-elements/contract/conditions/find-field';
import { type OperatorName, operators } from 'site-elements/contract/conditions/operators';
import { parseCondition } from 'site-elements/contract/conditions/parse-condition';
import { writeCondition } from 'site-elements/contract/conditions/write-condition';
import type { ConditionName, ConditionRow, ConditionRows, FieldDraft } from './field-draft.js';

/** Settings of a field that are conditions. */
export const conditionNames: readonly ConditionName[] = ['requiredWhen', 'when'];
export const isConditionName = (name: string): name is ConditionName => (conditionNames as readonly string[]).includes(name);

export const mostConditionRows = 20;
export const isOperator = (name: string): name is OperatorName => Object.hasOwn(operators, name);
/** What a field is called in a condition. */
export const conditionFieldName = ({ id, title }: FieldDraft): string => id || title;

/** Which field a name in a condition or a formula of a draft means. */
export const finderFor = (fields: readonly FieldDraft[]) => fieldFinder(
  fields.filter(({ type }) => type !== 'section').map(field => ({ id: conditionFieldName(field), title: field.title })).filter(({ id }) => id !== ''),
);

/** What "not" before a comparison comes to. */
const opposites: Readonly<Partial<Record<OperatorName, OperatorName>>> = {
  is: 'isNot', isNot: 'is', isOneOf: 'isNoneOf', isNoneOf: 'isOneOf',
  contains: 'containsNot', containsNot: 'contains', isFilled: 'isEmpty', isEmpty: 'isFilled',
};

function toRow({ field, operator, values }: Comparison): ConditionRow | null {
  if (field.part !== undefined) return null;
  const texts = values.map(value => (value.kind === 'text' ? value.text : ''));
  const isList = operators[operator].expects === 'list';
  // Another field, an empty text and a comma in a list have no place in a row.
  if (texts.some(text => text.trim() === '' || (isList && text.includes(',')))) return null;
  return { field: field.id, operator, value: texts.join(', ') };
}

function rowOf(condition: Condition): ConditionRow | null {
  if (condition.kind === 'comparison') return toRow(condition);
  if (condition.kind !== 'not' || condition.condition.kind !== 'comparison') return null;
  const operator = opposites[condition.condition.operator];
  return operator ? toRow({ ...condition.condition, operator }) : null;
}

/** The rows of a written condition; null for one that rows cannot express, or that cannot be read. */
export function readConditionRows(text: string, fields: readonly FieldDraft[]): ConditionRows | null {
  if (text.trim() === '') return { join: 'all', rows: [] };
  const { condition } = parseCondition(text, finderFor(fields));
  if (!condition) return null;
  const isJoined = condition.kind === 'all' || condition.kind === 'any';
  const rows = (isJoined ? condition.conditions : [condition]).map(rowOf).filter(row => row !== null);
  const count = isJoined ? condition.conditions.length : 1;
  return rows.length === count && count <= mostConditionRows ? { join: condition.kind === 'any' ? 'any' : 'all', rows } : null;
}

/** The condition that rows say, as text. Rows without a field are left out; one without its value cannot be read. */
export function writeConditionRows({ join, rows }: ConditionRows, fields: readonly FieldDraft[]): string {
  const findField = finderFor(fields);
  return rows.filter(({ field }) => field !== '').map(({ field, operator, value }) => {
    const { expects } = operators[operator];
    const texts = expects === 'nothing' ? [] : (expects === 'list' ? value.split(',') : [value]).map(text => text.trim()).filter(Boolean);
    const reference = { kind: 'field', id: field } as const;
    return writeCondition(
      { kind: 'comparison', field: reference, operator, values: texts.map(text => ({ kind: 'text', text })) },
      { isName: text => findField(text) !== null },
    );
  }).join(join === 'all' ? ' and ' : ' or ');
}
