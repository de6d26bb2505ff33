import type { FieldType, FormField } from '../../../../core/contract/form-field.js';
import { validateField } from '../../../../core/contract/fields/validate-field.js';
import { providers } from '../../captcha/provider.js';
import type { StoredForm } from '../../forms/find-form.js';
import { idOf } from '../store/product-draft.js';
import { needsOptions, settingsOf } from './field-settings.js';

/** A field as its owner types it. */
export interface FieldDraft {
  /** Empty for one that has not been stored yet: its id is made of its title then, once and for all. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  /** By the name of the setting. Those of another kind are kept, should the kind be changed back. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A form as its owner types it. */
export interface FormDraft {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldDraft[];
  readonly thanksText: string;
  readonly thanksPath: string;
  /** Empty for none. */
  readonly captcha: string;
  readonly subscribes: boolean;
  /** Who is told by email; empty for nobody. */
  readonly notify: string;
  /** When the form was last changed, as this editor has seen it. */
  readonly version: string;
}

/** Something that keeps a draft from being stored, and the row of the field it is about. */
export interface Fault { readonly text: string; readonly row?: number }

export const formLimits = { fields: 60, name: 100, title: 200, thanksText: 1000, thanksPath: 300 } as const;

const idShape = /^[A-Za-z0-9][\w.-]{0,99}$/;
/** A control of one of these names would hide what a form itself has by that name; captchas add fields of their own. */
const unusableIds: ReadonlySet<string> = new Set(['action', 'method', 'submit', 'reset', 'elements', 'length', 'id', 'target', 'constructor', 'prototype', 'altcha', ...providers.map(({ field }) => field)]);

export const versionOf = ({ editedAt }: Pick<StoredForm, 'editedAt'>): string => editedAt?.toISOString() ?? '';

const fieldDraft = (field: FormField): FieldDraft => ({
  id: field.id, type: field.type, title: field.title,
  texts: Object.fromEntries(settingsOf(field.type).map(({ name, textOf }) => [name, textOf(field[name])]).filter(([, text]) => text !== '')),
});

/** A stored form as its owner types it. */
export const draftOf = (form: StoredForm): FormDraft => ({
  id: form.id, name: form.name, fields: form.fields.map(fieldDraft), thanksText: form.thanksText ?? '', thanksPath: form.thanksPath ?? '',
  captcha: form.captcha ?? '', subscribes: form.subscribes, notify: form.notify ?? '', version: versionOf(form),
});

/** What a new form begins with: most forms are this one. */
export const newDraft: FormDraft = {
  id: '', name: '', thanksText: '', thanksPath: '', captcha: '', subscribes: false, notify: '', version: '',
  fields: [
    { id: '', type: 'name', title: 'Name', texts: { required: 'yes' } },
    { id: '', type: 'email', title: 'Email', texts: { required: 'yes' } },
    { id: '', type: 'textarea', title: 'Message', texts: { required: 'yes' } },
  ],
};

/** The ids of all fields: what has one keeps it, whatever its title becomes; a new one is named after its title. */
function idsOf(fields: readonly FieldDraft[]): string[] {
  const taken = new Set(fields.map(({ id }) => id).filter(Boolean));
  return fields.map(({ id, title }) => {
    if (id !== '') return id;
    const words = idOf(title).slice(0, 40).replace(/-$/, '');
    const base = words === '' || unusableIds.has(words) ? ['field', words].filter(Boolean).join('-') : words;
    let free = base;
    for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`;
    taken.add(free);
    return free;
  });
}

/** The fields as they are stored. What another program has said of a field, and no owner is asked, stays with it. */
export function fieldsOf({ fields }: FormDraft, before: readonly FormField[] = []): FormField[] {
  const ids = idsOf(fields);
  return fields.map(({ type, title, texts }, at): FormField => {
    const known = before.find(field => field.id === ids[at] && field.type === type);
    const said = settingsOf(type).map(({ name, textOf, valueOf, faultOf }) => {
      const text = texts[name] ?? '';
      // What was not touched stays exactly as it is: a size in MB is rounded where it is shown.
      if (known && text === textOf(known[name])) return [name, known[name]] as const;
      return [name, faultOf(text) === null ? valueOf(text) : undefined] as const;
    });
    const all = { ...known, id: ids[at]!, type, title, ...Object.fromEntries(said) };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as FormField;
  });
}

const fieldFaults = (field: FieldDraft, row: number): Fault[] => {
  const { type, title, texts } = field;
  const called = title === '' ? `Field ${row + 1}` : `"${title}"`;
  const say = (text: string): Fault => ({ text: `${called}: ${text}.`, row });
  const faults: Fault[] = [];
  if (title === '') faults.push(say('give it a title'));
  if (title.length > formLimits.title) faults.push(say(`a title has ${formLimits.title} characters at most`));
  for (const { name, title: setting, most, faultOf } of settingsOf(type)) {
    const text = texts[name] ?? '';
    const fault = text.length > most ? `"${setting}" has ${most} characters at most` : faultOf(text);
    if (fault !== null) faults.push(say(fault));
  }
  if (needsOptions(type) && !texts.options?.trim()) faults.push(say(type === 'likert' ? 'write its statements, one a line' : 'write its options, one a line'));
  return faults;
};

/** What is wrong with a draft; empty where it can be stored. `captchas`: those that are set up. */
export function faultsOf(draft: FormDraft, { captchas, before = [] }: { captchas: ReadonlySet<string>; before?: readonly FormField[] }): Fault[] {
  const { id, name, fields, thanksText, thanksPath, captcha, subscribes, notify } = draft;
  const faults: Fault[] = [];
  const ask = (isRight: boolean, text: string) => { if (!isRight) faults.push({ text }); };
  ask(name !== '' && name.length <= formLimits.name, `Give the form a name of at most ${formLimits.name} characters.`);
  ask(id === '' || idShape.test(id), 'The id of a form has letters, digits, dots and dashes only.');
  ask(fields.length <= formLimits.fields, `There are ${fields.length} fields. A form has ${formLimits.fields} at most.`);
  ask(fields.some(({ type }) => type !== 'section' && type !== 'hidden'), 'Add a field that visitors can fill in.');
  ask(thanksText.length <= formLimits.thanksText, `The words of thanks have ${formLimits.thanksText} characters at most.`);
  ask(thanksPath === '' || isOwnPath(thanksPath), `"${thanksPath}" is no address on this site. It begins with one slash, such as /thanks.`);
  ask(notify === '' || isEmail(notify), `"${notify}" is no email address.`);
  ask(captcha === '' || captchas.has(captcha), `The captcha "${captcha}" is not set up: nobody could send the form.`);
  ask(!subscribes || fields.some(({ type }) => type === 'email'), 'A form that puts people on the list needs a field of the kind "Email".');
  const ids = fields.map(field => field.id).filter(Boolean);
  const known = new Set(before.map(field => field.id));
  for (const [row, field] of fields.entries()) {
    faults.push(...fieldFaults(field, row));
    if (field.id === '' || known.has(field.id)) continue;
    if (!idShape.test(field.id) || unusableIds.has(field.id)) faults.push({ text: `"${field.id}" cannot be the id of a field.`, row });
  }
  ask(new Set(ids).size === ids.length, 'Two fields have the same id.');
  return faults;
}

/** An address on this site: a browser would follow any other from the page that it posts to only with the policy of that page. */
function isOwnPath(path: string): boolean {
  const here = 'http://this.invalid';
  return path.length <= formLimits.thanksPath && path.startsWith('/') && URL.canParse(path, here) && new URL(path, here).origin === here;
}

const isEmail = (text: string): boolean => validateField({ id: 'email', type: 'email', title: '' }, text).kind === 'good';
