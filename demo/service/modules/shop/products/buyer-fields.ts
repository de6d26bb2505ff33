import type { FieldType, FormField } from 'site-elements/contract/form-field';
import { type FieldDraft, fieldFaults, toStoredFields, idShape } from '../../../kernel/fields/field-draft.js';
import { calculationFaults, withIdsInCalculations } from '../../../kernel/fields/field-calculations.js';
import { conditionFaults, withIdsInConditions } from '../../../kernel/fields/field-conditions.js';
import { fieldKinds } from '../../../kernel/fields/field-kinds.js';
import type { Fault } from './plan-draft.js';
import { ownerText } from '../texts.js';

export const maxBuyerFields = 20;

/** Field types that a cart cannot carry: files and secrets must not wait in a browser for the payment, and a hidden field has no question. */
const without: ReadonlySet<FieldType> = new Set(['file', 'password', 'hidden']);
/** What a buyer can be asked for. */
export const buyerFieldTypes = (Object.keys(fieldKinds) as FieldType[]).filter(type => !without.has(type));

/** Names that a product's form has of its own, and those that would hide what a form has by that name. */
const reserved = [
  'cart',
  'sku',
  'quantity',
  'plan',
  'productId',
  'crumb',
  'amount',
  'action',
  'method',
  'submit',
  'reset',
  'elements',
  'length',
  'id',
  'target',
  'constructor',
  'prototype',
];
/** An option is chosen by a field of its name. */
const unusable = (optionNames: readonly string[]): ReadonlySet<string> => new Set([...reserved, ...optionNames]);

/** What is wrong with the fields of a product, each with its row in the editor. */
export function buyerFieldFaults(fields: readonly FieldDraft[], optionNames: readonly string[]): Fault[] {
  const names = unusable(optionNames);
  const faults = fields.flatMap((field, row): Fault[] => {
    const at = `f.${row}`;
    const called = field.title === '' ? ownerText('buyerFieldNumber', { number: row + 1 }) : ownerText('buyerFieldTitle', { title: field.title });
    return [
      ...(without.has(field.type)
        ? [{ text: ownerText('buyerFieldKindWrong', { field: called, kind: fieldKinds[field.type].title }), at }]
        : []),
      ...(field.id !== '' && (!idShape.test(field.id) || names.has(field.id))
        ? [{ text: ownerText('buyerFieldIdWrong', { field: called, id: field.id }), at }]
        : []),
      ...fieldFaults(field, row).map(({ text }) => ({ text, at })),
    ];
  });
  const ids = fields.map(({ id }) => id).filter(Boolean);
  if (new Set(ids).size !== ids.length) faults.push({ text: ownerText('buyerFieldIdTwice') });
  if (fields.length > maxBuyerFields) faults.push({ text: ownerText('buyerFieldsTooMany', { count: fields.length, most: maxBuyerFields }) });
  if (faults.length === 0) {
    const stored = toStoredBuyerFields(fields, { optionNames });
    faults.push(...[...calculationFaults(stored), ...conditionFaults(stored)].map(({ text, row }) => ({ text, at: `f.${row}` })));
  }
  return faults;
}

/** The fields as they are stored. */
export const toStoredBuyerFields = (
  fields: readonly FieldDraft[],
  { before, optionNames }: { before?: readonly FormField[]; optionNames: readonly string[] },
): FormField[] => withIdsInCalculations(withIdsInConditions(toStoredFields(fields, { before, unusable: unusable(optionNames) })));
