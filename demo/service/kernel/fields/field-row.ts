import { html } from 'hono/html';
import type { FieldProperty } from 'site-elements/contract/fields/field-rule';
import type { FieldType } from 'site-elements/contract/form-field';
import type { Html } from '../html.js';
import { markupIn } from '../language/markup-in.js';
import { conditionEditor } from './condition-editor.js';
import { isConditionName } from './condition-rows.js';
import { fieldKinds } from './field-kinds.js';
import { type FieldSetting, getFieldSettings } from './field-settings.js';
import { type FieldDraft, longestTitle } from './field-draft.js';
import { sumEditor } from './sum-editor.js';
import { ownerText } from './texts.js';

export interface RowOptions {
  readonly row: number;
  readonly last: number;
  readonly isOpen: boolean;
  /** The button that was pressed, so that a keyboard continues from where it was; `title` for the box of the title, `when.0.field` in a condition. */
  readonly focus: string | null;
  /** The kinds that there are to choose from. */
  readonly types?: readonly FieldType[];
  /** All fields of the form: fields can be calculated, shown and required by other answers. */
  readonly formFields: readonly FieldDraft[];
  /** Whether its sections can start a new page; default true. */
  readonly hasSteps?: boolean;
}

const allTypes = Object.keys(fieldKinds) as FieldType[];

const typeOptions = (chosen: string, types: readonly FieldType[]): Html => html`${types.map(type => html`
<option value="${type}"${type === chosen ? html` selected` : ''}>${fieldKinds[type].title}</option>`)}`;

/** The kinds of fields to choose from. */
export const kindSelect = (
  id: string,
  name: string,
  chosen: string,
  types: readonly FieldType[] = allTypes,
): Html => html`<select id="${id}" name="${name}">${typeOptions(chosen, types)}
</select>`;

/** One field of the form: folded to its title, and what can be said of it inside. Ids have dots: those of the preview have none. */
export function fieldRow(field: FieldDraft, { row, last, isOpen, focus, types, formFields, hasSteps = true }: RowOptions): Html {
  const { id, type, title, texts } = field;
  const name = (part: string) => `f.${row}.${part}`;
  const shown = getFieldSettings(type).filter(({ name: one }) => hasSteps || one !== 'step');
  const isOn = (setting: FieldProperty) => Boolean(texts[setting]) && shown.some(({ name: one }) => one === setting);
  const called = title || ownerText('fieldNew');
  const button = (act: string, mark: string, words: string, isOff = false) =>
    html`<button class="button button-quiet" name="act" value="${act}.${row}" aria-label="${words}" title="${words}"${
      isOff ? html` disabled` : ''
    }${focus === act && !isOff ? html` autofocus` : ''}>${mark}</button>`;
  const settingEditor = (setting: FieldSetting): Html => {
    const editor = { title: setting.title, note: setting.note, field, row, fields: formFields, focus };
    if (setting.name === 'formula') return sumEditor(editor);
    if (isConditionName(setting.name)) return conditionEditor({ name: setting.name, ...editor });
    return settingField(setting, name(setting.name), texts[setting.name] ?? '');
  };
  const hidden = Object.entries(texts).filter(([text]) => !shown.some(setting => setting.name === text));
  return html`
<li class="owner-field" id="f.${row}"><span class="owner-handle" aria-hidden="true">⠿</span>
<details${isOpen ? html` open` : ''}>
<summary><strong>${called}</strong> <span class="field-note">${isOn('required') ? ownerText('fieldMustFill', { kind: fieldKinds[type].title })
  : isOn('step') ? ownerText('fieldStartsPage', { kind: fieldKinds[type].title }) : fieldKinds[type].title}</span></summary>
<input type="hidden" name="${name('id')}" value="${id}">${hidden.map(([text, value]) => html`
<input type="hidden" name="${name(text)}" value="${value}">`)}
<div class="field"><label for="${name('title')}">${ownerText('fieldTitle')}</label>
<input id="${name('title')}" name="${name('title')}" value="${title}" maxlength="${longestTitle}" autocomplete="off"${
  focus === 'title' ? html` autofocus` : ''}${id === '' ? '' : html` aria-describedby="${name('id-note')}"`}>
${id === '' ? '' : html`<p class="field-note" id="${name('id-note')}">${
  markupIn(ownerText('fieldStoredAs'), { id: html`<code dir="ltr">${id}</code>` })}</p>`}</div>
<div class="field"><label for="${name('type')}">${ownerText('fieldKind')}</label>
<div class="owner-pair">${kindSelect(name('type'), name('type'), type, types)}
<button class="button button-quiet" name="act" value="kind.${row}"${focus === 'kind' ? html` autofocus` : ''}>${ownerText('fieldUseKind')}</button></div>
${fieldKinds[type].note ? html`<p class="field-note">${fieldKinds[type].note}</p>` : ''}</div>
${shown.map(settingEditor)}
</details>
<p class="owner-field-buttons">${button('up', '↑', ownerText('fieldMoveUp', { field: called }), row === 0)}${
  button('down', '↓', ownerText('fieldMoveDown', { field: called }), row === last)}${button('remove', '×', ownerText('fieldTakeOut', { field: called }))}</p>
</li>`;
}

function settingField({ title, note, input, most }: FieldSetting, name: string, text: string): Html {
  if (input === 'tick')
    return html`<p class="field-choice"><label><input type="checkbox" name="${name}" value="yes"${text === 'yes' ? html` checked` : ''}> ${title}</label></p>`;
  const described = note ? html` aria-describedby="${name}.note"` : '';
  return html`<div class="field"><label for="${name}">${title}</label>
${input === 'lines' ? html`<textarea id="${name}" name="${name}" rows="5" maxlength="${most}"${described}>
${text}</textarea>` : html`<input id="${name}" name="${name}" value="${text}" maxlength="${most}" autocomplete="off"${
  input === 'number' ? html` inputmode="decimal"` : ''}${described}>`}${
  note ? html`<p class="field-note" id="${name}.note">${note}</p>` : ''}</div>`;
}
