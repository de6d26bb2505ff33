import type { OperatorName } from 'site-elements/contract/conditions/operators';
import type { FieldType, FormField } from 'site-elements/contract/form-field';
import { slugify } from './slugify.js';
import { needsOptions, getFieldSettings } from './field-settings.js';
import { ownerText } from './texts.js';
import { writtenNumber } from './written-number.js';

/** A setting that is a condition. */
export type ConditionName = 'when' | 'requiredWhen';

/** One comparison as an owner chooses it. */
export interface ConditionRow {
  /** The ID of a field, or the title of one without an ID yet; empty while none is chosen. */
  readonly field: string;
  readonly operator: OperatorName;
  /** Several with commas, for a comparison with a list. */
  readonly value: string;
}

/** A condition as rows: all of them are true, or any. */
export interface ConditionRows { readonly join: 'all' | 'any'; readonly rows: readonly ConditionRow[] }

/** One row of a formula as an owner chooses it: an amount that is added or subtracted, with up to three factors. */
export interface SumRow {
  readonly sign: '+' | '-';
  /** The ID of a field, or the title of one without an ID yet; empty for none. */
  readonly field: string;
  /** A second field; empty for none. */
  readonly times: string;
  /** As it was typed; empty for 1. */
  readonly number: string;
}

/** A field as its owner types it. */
export interface FieldDraft {
  /** Empty for one that has not been stored yet: its id is made of its title then, once and for all. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  /** By the name of the setting. Those of another kind are kept, should the kind be changed back. */
  readonly texts: Readonly<Record<string, string>>;
  /** Conditions as their owner has chosen them in rows, complete or not; `texts` has the same as text. */
  readonly conditions?: Readonly<Partial<Record<ConditionName, ConditionRows>>>;
  /** The formula as its owner has chosen it in rows; `texts` has the same as text. */
  readonly sum?: readonly SumRow[];
}

/** Something that keeps a draft from being stored, and the row of the field it is about. */
export interface Fault { readonly text: string; readonly row?: number }

export const longestTitle = 200;
/** What an id looks like that is in addresses and names of inputs. */
export const idShape = /^[A-Za-z0-9][\w.-]{0,99}$/;

/** A stored field as its owner types it. */
export const fieldDraft = (field: FormField): FieldDraft => ({
  id: field.id, type: field.type, title: field.title,
  texts: Object.fromEntries(getFieldSettings(field.type).map(({ name, textOf }) => [name, textOf(field[name])]).filter(([, text]) => text !== '')),
});

/** The ids of all fields: what has one keeps it, whatever its title becomes; a new one is named after its title. */
function idsOf(fields: readonly FieldDraft[], unusable: ReadonlySet<string>): string[] {
  const taken = new Set(fields.map(({ id }) => id).filter(Boolean));
  return fields.map(({ id, type, title }) => {
    if (id !== '') return id;
    // A title in another script has no letters for an id: it is named after its kind then.
    const words = slugify(title).slice(0, 40).replace(/-$/, '') || (type === 'text' ? '' : type);
    const base = words === '' || unusable.has(words) ? ['field', words].filter(Boolean).join('-') : words;
    let free = base;
    for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`;
    taken.add(free);
    return free;
  });
}

/** The fields as they are stored. What another program has said of a field, and no owner is asked, stays with it. */
export function toStoredFields(
  fields: readonly FieldDraft[],
  { before = [], unusable }: { before?: readonly FormField[]; unusable: ReadonlySet<string> },
): FormField[] {
  const ids = idsOf(fields, unusable);
  return fields.map(({ type, title, texts }, at): FormField => {
    const known = before.find(field => field.id === ids[at] && field.type === type);
    const said = getFieldSettings(type).map(({ name, textOf, valueOf, faultOf }) => {
      const text = texts[name] ?? '';
      // What was not touched stays exactly as it is: a size in MB is rounded where it is shown.
      if (known && text === textOf(known[name])) return [name, known[name]] as const;
      return [name, faultOf(text, texts) === null ? valueOf(text, texts) : undefined] as const;
    });
    const all = { ...known, id: ids[at]!, type, title, ...Object.fromEntries(said) };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as FormField;
  });
}

/** What is wrong with a field. */
export const fieldFaults = (field: FieldDraft, row: number): Fault[] => {
  const { type, title, texts } = field;
  const called = title === '' ? ownerText('faultFieldNumber', { number: row + 1 }) : ownerText('faultFieldTitle', { title });
  const faultOfField = (fault: string): Fault => ({ text: ownerText('faultOfField', { of: called, is: fault }), row });
  const faults: Fault[] = [];
  if (title === '') faults.push(faultOfField(ownerText('faultNoTitle')));
  if (title.length > longestTitle) faults.push(faultOfField(ownerText('faultLongTitle', { count: longestTitle })));
  for (const { name, title: setting, most, faultOf } of getFieldSettings(type)) {
    const text = texts[name] ?? '';
    const fault = text.length > most ? ownerText('faultLongSetting', { setting, count: most }) : faultOf(text, texts);
    if (fault !== null) faults.push(faultOfField(fault));
  }
  for (const { number } of type === 'calculation' ? field.sum ?? [] : [])
    if (number !== '' && writtenNumber(number) === null) faults.push(faultOfField(ownerText('faultSumNumber', { text: number })));
  if (needsOptions(type) && !texts.options?.trim()) faults.push(faultOfField(ownerText(type === 'likert' ? 'faultNoStatements' : 'faultNoOptions')));
  return faults;
};
