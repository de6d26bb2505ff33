import { plainEmail } from 'site-elements/contract/fields/email';
import type { FormDraft } from './form-draft.js';
import { readLimits } from './form-limits.js';
import { toFieldDraft, detectedButtonValues, type DetectedType } from './detected-fields.js';
import { type FieldAct, applyFieldButton, rowsIn } from '../../../kernel/fields/read-field-rows.js';

/** What a button of the editor does. All but `save` change the draft only. */
export type EditorAct = FieldAct | 'save' | 'show' | 'detect';

export interface EditedForm {
  readonly draft: FormDraft;
  readonly act: EditorAct;
  /** The row that is to be seen and heard next; null for none. */
  readonly row: number | null;
  /** The control in it that is used next. */
  readonly control?: string | undefined;
}

const detectedShape = /^(\w{1,20})\.(.{1,60})$/;
const detectedTypes = Object.keys(detectedButtonValues) as DetectedType[];
const simpleActs: ReadonlySet<string> = new Set(['save', 'show']);

/** What the editor has posted, with its button pressed. Fields are in the order of the page. */
export function readFormDraft(sent: ReadonlyMap<string, readonly string[]>, { id, version }: { id?: string; version?: string } = {}): EditedForm {
  const text = (name: string) => (sent.get(name)?.[0] ?? '').replaceAll('\r\n', '\n').trim();
  const { keys, fields } = rowsIn(sent);
  const draft: FormDraft = {
    id: id ?? text('id'),
    name: text('name'),
    thanksText: text('thanksText'),
    thanksPath: text('thanksPath'),
    captcha: text('captcha'),
    subscribes: text('subscribes') === 'yes',
    takesUnknownFiles: text('takesUnknownFiles') === 'yes',
    summary: text('summary') === 'yes',
    showAnswers: text('showAnswers') === 'yes',
    editDays: text('editDays'),
    emailEditLink: text('emailEditLink') === 'yes',
    countStarts: text('countStarts') === 'yes',
    saveByEmail: text('saveByEmail') === 'yes',
    notify: plainEmail(text('notify')),
    limits: readLimits(text),
    payment: text('payment'),
    version: version ?? text('version'),
    fields,
  };
  return press(draft, keys, text('act') || 'save', text('addType'));
}

function press(draft: FormDraft, keys: readonly string[], pressed: string, addType: string): EditedForm {
  const [, detectAct, name] = detectedShape.exec(pressed) ?? [];
  const type = detectedTypes.find(one => detectedButtonValues[one] === detectAct);
  const detected = name === undefined || !type ? null : toFieldDraft(name, type);
  if (detected && !draft.fields.some(({ id }) => id === detected.id))
    return { draft: { ...draft, fields: [...draft.fields, detected] }, act: 'detect', row: draft.fields.length };
  const done = applyFieldButton(draft.fields, { keys, pressed, addType });
  if (done) return { draft: { ...draft, fields: done.fields }, act: done.act, row: done.row, control: done.control };
  return { draft, act: simpleActs.has(pressed) ? pressed as EditorAct : 'show', row: null };
}
