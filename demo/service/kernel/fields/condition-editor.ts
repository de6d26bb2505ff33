import { html } from 'hono/html';
import { longestCondition } from 'site-elements/contract/conditions/problem';
import { operators, type OperatorName } from 'site-elements/contract/conditions/operators';
import type { Html } from '../html.js';
import { conditionFieldName, mostConditionRows, readConditionRows } from './condition-rows.js';
import type { ConditionName, ConditionRow, FieldDraft } from './field-draft.js';
import { type FieldText, ownerText } from './texts.js';

interface ConditionEditor {
  readonly name: ConditionName;
  readonly title: string;
  readonly note: string | undefined;
  /** The field that is shown or required. */
  readonly field: FieldDraft;
  readonly row: number;
  /** All fields of the form. */
  readonly fields: readonly FieldDraft[];
  /** The control that is used next, such as `when.0.field`; null for none. */
  readonly focus: string | null;
}

const operatorNames = Object.keys(operators) as OperatorName[];
const operatorText = (operator: OperatorName) => ownerText(`operator${operator[0]!.toUpperCase()}${operator.slice(1)}` as FieldText);
const optionsOf = ({ type, texts: { options = '' } }: FieldDraft): readonly string[] => {
  const lines = options.split('\n').map(line => line.trim()).filter(Boolean);
  return lines.length > 0 && type !== 'likert' ? lines : type === 'checkbox' ? ['yes', 'no'] : [];
};
const optionsId = (row: number): string => `options.${row}`;

/** What the fields of a form can be compared with, for the boxes of values. */
export const optionLists = (fields: readonly FieldDraft[]): Html => html`${fields.map((field, row) => {
  const options = optionsOf(field);
  return options.length === 0 ? '' : html`
<datalist id="${optionsId(row)}">${options.map(option => html`<option value="${option}"></option>`)}</datalist>`;
})}`;

/** A condition: a row of controls for each comparison, and the whole as text. Whichever of the two was changed is read. */
export function conditionEditor({ name, title, note, field, row, fields, focus }: ConditionEditor): Html {
  const base = `f.${row}.${name}`;
  const text = field.texts[name] ?? '';
  const found = field.conditions?.[name] ?? readConditionRows(text, fields);
  const rows = found?.rows ?? [];
  const isFocused = (control: string) => (focus === `${name}.${control}` ? html` autofocus` : '');
  const others = fields.flatMap((one, at) =>
    (one === field || one.type === 'section' || conditionFieldName(one) === '' ? [] : [{ id: conditionFieldName(one), title: one.title, at, one }]));

  const comparison = (one: ConditionRow, number: number): Html => {
    const { expects } = operators[one.operator];
    const chosen = others.find(({ id }) => id === one.field);
    const part = (control: string) => `${base}.${number}.${control}`;
    return html`
<li class="owner-condition">
<select name="${part('field')}" aria-label="${ownerText('conditionField', { number: number + 1 })}"${isFocused(`${number}.field`)}>
<option value="">${ownerText('conditionChoose')}</option>${others.map(({ id, title: called, at, one: other }) => html`
<option value="${id}"${id === one.field ? html` selected` : ''}${
  optionsOf(other).length > 0 ? html` data-options="${optionsId(at)}"` : ''}>${called}</option>`)}${
  one.field !== '' && !chosen ? html`
<option value="${one.field}" selected>${one.field}</option>` : ''}
</select>
<select name="${part('operator')}" aria-label="${ownerText('conditionOperator', { number: number + 1 })}">${operatorNames.map(operator => html`
<option value="${operator}"${operator === one.operator ? html` selected` : ''}${operators[operator].expects === 'nothing' ? html` data-alone` : ''}>${
  operatorText(operator)}</option>`)}
</select>
<input name="${part('value')}" value="${one.value}" maxlength="${longestCondition}" autocomplete="off" aria-label="${
  ownerText('conditionValue', { number: number + 1 })}"${chosen && optionsOf(chosen.one).length > 0 ? html` list="${optionsId(chosen.at)}"` : ''}${
  expects === 'nothing' ? html` data-unused` : ''}>
<button class="button button-quiet" name="act" value="condition.remove.${row}.${name}.${number}" aria-label="${
  ownerText('conditionRemove', { number: number + 1 })}" title="${ownerText('conditionRemove', { number: number + 1 })}">×</button>
</li>`;
  };

  return html`<fieldset class="field owner-conditions" id="${base}.rows"><legend>${title}</legend>
<input type="hidden" name="${base}.was" value="${text}">${found ? html`
${rows.length > 1 ? html`<select name="${base}.join" aria-label="${ownerText('conditionJoin')}">
<option value="all">${ownerText('conditionAll')}</option>
<option value="any"${found.join === 'any' ? html` selected` : ''}>${ownerText('conditionAny')}</option>
</select>` : html`<input type="hidden" name="${base}.join" value="${found.join}">`}
${rows.length === 0 ? '' : html`<ul>${rows.map(comparison)}
</ul>`}${rows.some(({ operator }) => operators[operator].expects === 'list') ? html`
<p class="field-note">${ownerText('conditionListNote')}</p>` : ''}
<p><button class="button button-quiet" name="act" value="condition.add.${row}.${name}" aria-label="${ownerText('conditionAddTo', { setting: title })}"${
  isFocused('add')}${rows.length >= mostConditionRows ? html` disabled` : ''}>${ownerText('conditionAdd')}</button></p>` : html`
<p class="field-note">${ownerText('conditionTextAlone')}</p>`}
<details${found ? '' : html` open`}><summary>${ownerText('conditionAsText')}</summary>
<input id="${base}" name="${base}" value="${text}" maxlength="${longestCondition}" autocomplete="off" dir="ltr" aria-label="${title}: ${
  ownerText('conditionText')}"${note ? html` aria-describedby="${base}.note"` : ''}>${note ? html`<p class="field-note" id="${base}.note">${note}</p>` : ''}
</details></fieldset>`;
}
