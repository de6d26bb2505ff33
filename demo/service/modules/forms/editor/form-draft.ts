import type { FormField } from 'site-elements/contract/form-field';
import { validateField } from 'site-elements/contract/fields/validate-field';
import { providers } from '../captcha/provider.js';
import type { StoredForm } from '../find-form.js';
import { type Fault, type FieldDraft, fieldDraft, fieldFaults, toStoredFields, idShape } from '../../../kernel/fields/field-draft.js';
import { fieldKinds } from '../../../kernel/fields/field-kinds.js';
import { ownerText } from '../texts.js';
import { calculationFaults, withIdsInCalculations } from '../../../kernel/fields/field-calculations.js';
import { conditionFaults, withIdsInConditions } from '../../../kernel/fields/field-conditions.js';
import { limitFaults, type LimitsDraft, limitsDraft, newLimits } from './form-limits.js';
import { paymentFaults } from './form-payment.js';
import { editEmailField } from '../answers/edit-email.js';
import { isOwnPath } from '../../../kernel/http/own-path.js';
import type { PublicQueries } from '../../../kernel/module.js';

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
  readonly takesUnknownFiles: boolean;
  /** Whether all answers are shown before a form with several pages is sent. */
  readonly summary: boolean;
  /** Whether the visitor is shown what was stored. */
  readonly showAnswers: boolean;
  /** For how many days visitors can edit what they have sent; empty for never. */
  readonly editDays: string;
  /** Whether the link for that is sent to them by email. */
  readonly emailEditLink: boolean;
  /** Whether it is counted how many visitors start the form, and where they stop. */
  readonly countStarts: boolean;
  /** Whether visitors can save the form and receive a link by email. */
  readonly saveByEmail: boolean;
  /** The address that is notified by email; empty for none. */
  readonly notify: string;
  readonly limits: LimitsDraft;
  /** The calculated field whose amount is paid: its ID, or the title of a new one; empty for none. */
  readonly payment: string;
  /** When the form was last changed, as this editor has seen it. */
  readonly version: string;
}

export const formLimits = { fields: 60, name: 100, thanksText: 1000, thanksPath: 300, editDays: 365 } as const;
/** What an address on the site looks like, for people. */
export const examplePath = '/thanks';

/** A control of one of these names would hide what a form itself has by that name; captchas add fields of their own. */
const unusableIds: ReadonlySet<string> = new Set([
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
  'altcha',
  ...providers.map(({ field }) => field),
]);

export const getVersion = ({ editedAt }: Pick<StoredForm, 'editedAt'>): string => editedAt?.toISOString() ?? '';

/** A stored form as its owner types it. */
export const toFormDraft = (form: StoredForm): FormDraft => ({
  id: form.id, name: form.name, fields: form.fields.map(fieldDraft), thanksText: form.thanksText ?? '', thanksPath: form.thanksPath ?? '',
  captcha: form.captcha ?? '', subscribes: form.subscribes, takesUnknownFiles: form.takesUnknownFiles, summary: form.summary, showAnswers: form.showAnswers,
  editDays: String(form.editDays ?? ''), emailEditLink: form.emailEditLink, countStarts: form.countStarts, saveByEmail: form.saveByEmail,
  notify: form.notify ?? '',
  limits: limitsDraft(form), payment: form.payField ?? '', version: getVersion(form),
});

/** What a new form begins with: most forms are this one. */
export const newDraft = (): FormDraft => ({
  id: '', name: '', thanksText: '', thanksPath: '', captcha: '', subscribes: false, takesUnknownFiles: false, summary: false, showAnswers: false,
  editDays: '', emailEditLink: false, countStarts: false, saveByEmail: false, notify: '', limits: newLimits(), payment: '', version: '',
  fields: [
    { id: '', type: 'name', title: fieldKinds.name.title, texts: { required: 'yes' } },
    { id: '', type: 'email', title: fieldKinds.email.title, texts: { required: 'yes' } },
    { id: '', type: 'textarea', title: ownerText('formMessage'), texts: { required: 'yes' } },
  ],
});

/** The fields of a draft as they are stored. */
export const toFormFields = ({ fields }: Pick<FormDraft, 'fields'>, before: readonly FormField[] = []): FormField[] =>
  withIdsInCalculations(withIdsInConditions(toStoredFields(fields, { before, unusable: unusableIds })));

interface FormChecks {
  /** Those that are set up. */
  readonly captchas: ReadonlySet<string>;
  readonly payments: PublicQueries['shop']['payments'];
  /** The fields as they are stored. */
  readonly before?: readonly FormField[];
}

/** What is wrong with a draft; empty where it can be stored. */
export function findFormFaults(draft: FormDraft, { captchas, payments, before = [] }: FormChecks): Fault[] {
  const { id, name, fields, thanksText, thanksPath, captcha, subscribes, notify, editDays, emailEditLink } = draft;
  const faults: Fault[] = [];
  const ask = (isRight: boolean, text: string) => { if (!isRight) faults.push({ text }); };
  ask(name !== '' && name.length <= formLimits.name, ownerText('faultFormName', { count: formLimits.name }));
  ask(id === '' || idShape.test(id), ownerText('faultFormId'));
  ask(fields.length <= formLimits.fields, ownerText('faultManyFields', { count: fields.length, limit: formLimits.fields }));
  ask(fields.some(({ type }) => type !== 'section' && type !== 'hidden' && type !== 'calculation'), ownerText('faultNoFields'));
  ask(thanksText.length <= formLimits.thanksText, ownerText('faultLongThanks', { count: formLimits.thanksText }));
  // A browser would follow any other address from the page that it posts to only with the policy of that page.
  const isThanksPath = thanksPath === '' || (thanksPath.length <= formLimits.thanksPath && isOwnPath(thanksPath));
  ask(isThanksPath, ownerText('faultThanksPage', { path: thanksPath, example: examplePath }));
  ask(notify === '' || isEmail(notify), ownerText('faultNotify', { text: notify }));
  const areDays = editDays === '' || (/^[1-9]\d{0,2}$/.test(editDays) && Number(editDays) <= formLimits.editDays);
  ask(areDays, ownerText('faultEditDays', { count: formLimits.editDays }));
  ask(captcha === '' || captchas.has(captcha), ownerText('faultCaptcha', { name: captcha }));
  ask(!emailEditLink || editEmailField(fields) !== undefined, ownerText('faultEditEmail', { kind: fieldKinds.email.title }));
  ask(!subscribes || fields.some(({ type }) => type === 'email'), ownerText('faultSubscribes', { kind: fieldKinds.email.title }));
  faults.push(...paymentFaults(draft, payments));
  faults.push(...limitFaults(draft.limits, toFormFields(draft, before)));
  const ids = fields.map(field => field.id).filter(Boolean);
  const known = new Set(before.map(field => field.id));
  for (const [row, field] of fields.entries()) {
    faults.push(...fieldFaults(field, row));
    if (field.id === '' || known.has(field.id)) continue;
    if (!idShape.test(field.id) || unusableIds.has(field.id)) faults.push({ text: ownerText('faultFieldId', { id: field.id }), row });
  }
  ask(new Set(ids).size === ids.length, ownerText('faultSameId'));
  if (faults.length === 0) {
    const stored = toFormFields(draft, before);
    faults.push(...calculationFaults(stored), ...conditionFaults(stored));
  }
  return faults;
}

const isEmail = (text: string): boolean => validateField({ id: 'email', type: 'email', title: '' }, text).kind === 'good';
