import { isFieldType } from './field-kinds.js';
import { settingNames } from './field-settings.js';
import type { FieldDraft, FormDraft } from './form-draft.js';
import { adopted } from './learned-fields.js';

/** What a button of the editor does. All but `save` change the draft only. */
export type EditorAct = 'save' | 'show' | 'add' | 'learn' | 'kind' | 'up' | 'down' | 'remove';

export interface EditedForm {
  readonly draft: FormDraft;
  readonly act: EditorAct;
  /** The row that is to be seen and heard next; null for none. */
  readonly row: number | null;
}

const rowPart = /^f\.(\d{1,4})\.(\w{1,30})$/;
const actShape = /^(up|down|remove|kind)\.(\d{1,4})$/;
const learnShape = /^(learn|learnPassword)\.(.{1,60})$/;
const simpleActs: ReadonlySet<string> = new Set(['save', 'show', 'add']);

/** What the editor has posted, with its button pressed. Fields come in the order in which they stand in the page. */
export function readFormDraft(sent: ReadonlyMap<string, readonly string[]>, { id, version }: { id?: string; version?: string } = {}): EditedForm {
  const text = (name: string) => (sent.get(name)?.[0] ?? '').replaceAll('\r\n', '\n').trim();
  const rows = new Map<string, Record<string, string>>();
  for (const name of sent.keys()) {
    const [, key, part] = rowPart.exec(name) ?? [];
    if (key === undefined) continue;
    const row = rows.get(key) ?? {};
    row[part!] = text(name);
    rows.set(key, row);
  }
  const keys = [...rows.keys()];
  const draft: FormDraft = {
    id: id ?? text('id'), name: text('name'), thanksText: text('thanksText'), thanksPath: text('thanksPath'),
    captcha: text('captcha'), subscribes: text('subscribes') === 'yes', notify: text('notify'), version: version ?? text('version'),
    fields: [...rows.values()].map(readRow),
  };
  return press(draft, keys, text('act') || 'save', text('addType'));
}

function readRow(row: Record<string, string>): FieldDraft {
  const { id = '', type = '', title = '', ...texts } = row;
  const kept = Object.entries(texts).filter(([name, text]) => settingNames.has(name) && text !== '');
  return { id, type: isFieldType(type) ? type : 'text', title: title.replace(/\s+/g, ' '), texts: Object.fromEntries(kept) };
}

function press(draft: FormDraft, keys: readonly string[], pressed: string, addType: string): EditedForm {
  const [, act, key] = actShape.exec(pressed) ?? [];
  const [, learnedAs, name] = learnShape.exec(pressed) ?? [];
  const learned = name === undefined ? null : adopted(name, learnedAs === 'learnPassword' ? 'password' : 'text');
  if (learned && !draft.fields.some(({ id }) => id === learned.id)) return { draft: { ...draft, fields: [...draft.fields, learned] }, act: 'learn', row: draft.fields.length };
  if (act === undefined) {
    if (pressed === 'add') {
      const added: FieldDraft = { id: '', type: isFieldType(addType) ? addType : 'text', title: '', texts: {} };
      return { draft: { ...draft, fields: [...draft.fields, added] }, act: 'add', row: draft.fields.length };
    }
    return { draft, act: simpleActs.has(pressed) ? pressed as EditorAct : 'show', row: null };
  }
  const row = keys.indexOf(key!);
  if (row < 0) return { draft, act: 'show', row: null };
  const fields = [...draft.fields];
  if (act === 'kind') return { draft, act, row };
  const [field] = fields.splice(row, 1);
  if (act === 'remove') return { draft: { ...draft, fields }, act, row: fields.length === 0 ? null : Math.min(row, fields.length - 1) };
  const to = act === 'up' ? Math.max(0, row - 1) : Math.min(fields.length, row + 1);
  fields.splice(to, 0, field!);
  return { draft: { ...draft, fields }, act: act as EditorAct, row: to };
}
