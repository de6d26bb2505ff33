import type { FieldDraft } from './field-draft.js';
import { isFieldType } from './field-kinds.js';
import { settingNames } from './field-settings.js';

/** What a button of the list of fields does. */
export type FieldAct = 'add' | 'kind' | 'up' | 'down' | 'remove';

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
}

const rowPart = /^f\.(\d{1,4})\.(\w{1,30})$/;
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
  return { keys: [...rows.keys()], fields: [...rows.values()].map(readRow) };
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
