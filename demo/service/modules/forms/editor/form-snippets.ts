import { html, raw } from 'hono/html';
import { hasConditions } from 'site-elements/contract/conditions/has-conditions';
import { fieldRules } from 'site-elements/contract/fields/field-rules';
import { partName } from 'site-elements/contract/fields/fold-parts';
import type { FieldType, FormField } from 'site-elements/contract/form-field';
import { likertScale } from 'site-elements/contract/likert-scale';
import { type FormStep, startsStep, getFormSteps } from 'site-elements/contract/steps/form-steps';
import { usualFileTypes } from 'site-elements/contract/uploads';
import type { StoredForm } from '../find-form.js';
import type { Html } from '../../../kernel/html.js';
import { fieldText } from '../../../kernel/language/speech.js';
import { ownerText, t } from '../texts.js';

/** In the owner's language, which is likely to be that of the page; its author changes what is not. */
const addressParts = () =>
  [
    ['line1', ownerText('pasteStreet'), 'address-line1'],
    ['line2', ownerText('pasteApartment'), 'address-line2'],
    ['city', ownerText('pasteTown'), 'address-level2'],
    ['state', ownerText('pasteState'), 'address-level1'],
    ['zip', ownerText('pastePostcode'), 'postal-code'],
    ['country', t('country'), 'country-name'],
  ] as const;
const likertWords = { [-2]: 'likertMinus2', [-1]: 'likertMinus1', 0: 'likert0', 1: 'likert1', 2: 'likert2' } as const;

/** What an input is, for the element, keyboards and autofill. */
function inputMarks(type: FieldType): Html {
  const { type: inputType, inputMode, autoComplete, isNamedInMarkup } = fieldRules.get(type)?.input ?? {};
  return html`${inputType ? html` type="${inputType}"` : ''}${inputMode ? html` inputmode="${inputMode}"` : ''}${
    autoComplete ? html` autocomplete="${autoComplete}"` : ''}${isNamedInMarkup ? html` data-field="${type}"` : ''}`;
}

const toText = async (markup: Html): Promise<string> => String(await markup).replace(/\n{2,9}/g, '\n').trim();
const actionOf = ({ id }: StoredForm): string => `/forms/${encodeURIComponent(id)}`;
type Limits = Pick<StoredForm, 'opensAt' | 'closesAt' | 'timeZone' | 'maxSubmissions' | 'oncePer' | 'closedText'>;

/** What lets a page say before the visitor types that a form cannot be sent. The service has the last word. */
function limitMarks({ opensAt, closesAt, timeZone, maxSubmissions, oncePer, closedText }: Limits): Html | '' {
  const time = (name: string, moment: Date | null) => (moment ? html` ${name}="${moment.toISOString()}"` : '');
  const hasLimit = opensAt || closesAt || maxSubmissions !== null || oncePer === 'account';
  return hasLimit ? html`${time('opens', opensAt)}${time('closes', closesAt)}${opensAt || closesAt ? html` time-zone="${timeZone}"` : ''}${
    closedText ? html` closed-text="${closedText.replace(/\s+/g, ' ')}"` : ''} limited` : '';
}

/** The element's own tag, with what the form's owner has said of its sending. */
const tagOf = ({ id, fields, summary, countStarts, saveByEmail, captcha, thanksPath, thanksText, ...limits }: StoredForm, more: Html | '' = ''): Html =>
  html`<site-form form-id="${id}"${more}${
    summary && fields.some(startsStep) ? html` show-summary` : ''}${countStarts ? html` count-starts` : ''}${saveByEmail ? html` save-by-email` : ''}${
    captcha ? html` captcha="${captcha}"` : ''}${limitMarks(limits)}${
    thanksPath ? html` redirect="${thanksPath}"` : thanksText ? html` success-text="${thanksText.replace(/\s+/g, ' ')}"` : ''}>`;

/** The tag alone: the element shows the form as it is stored. Without scripts there is a link to its own page. */
export const tagSnippet = ({ id, name }: StoredForm, origin: string): Promise<string> => toText(html`<site-form form-id="${id}">
  <p data-site-fallback><a href="${origin}/forms/${encodeURIComponent(id)}">${name}</a></p>
</site-form>`);

/** The element with the fields as JSON, one a line, shown until the stored form is there. Nothing in it can end the block that it is in. */
export function listSnippet(form: StoredForm): string {
  const lines = form.fields.map(field => `    ${JSON.stringify(field).replaceAll('<', '\\u003c')}`);
  return `${tagOf(form, html` sync`)}
  <script type="application/json">
  { "fields": [
${lines.join(',\n')}
  ] }
  </script>
</site-form>`;
}

/** The element around native controls, which post automatically where there are no scripts. */
export const markupSnippet = (form: StoredForm): Promise<string> => toText(html`${tagOf(form)}
${formMarkup(form, actionOf(form))}
</site-form>`);

export const plainSnippet = (form: StoredForm, origin: string): Promise<string> =>
  toText(formMarkup(form, origin + actionOf(form))).then(text => text.replace(/^ {2}/gm, ''));

const formMarkup = (form: StoredForm, action: string): Html =>
  html`  <form action="${action}" method="post" accept-charset="utf-8"${form.fields.some(({ type }) => type === 'file')
    ? html` enctype="multipart/form-data"` : ''}${hasConditions(form.fields) ? html` novalidate` : ''} aria-label="${form.name}">
${form.fields.some(startsStep) ? getFormSteps(form.fields).map(step => stepMarkup(step, form)) : partsMarkup(form.fields, form)}
    <p><button>${t('send')}</button></p>
  </form>`;

/** A page of the form: the element shows one at a time, and browsers without scripts show all. */
const stepMarkup = ({ section, name, fields }: FormStep, form: StoredForm): Html => html`    <fieldset data-site-step${
  section || name === '' ? '' : html`="${name}"`}${section?.when === undefined ? '' : html` data-site-when="${section.when}"`}>
${section ? html`    <legend>${section.title}</legend>${section.description ? html`
    <p>${section.description}</p>` : ''}
` : ''}${partsMarkup(fields, form)}    </fieldset>
`;

const partsMarkup = (fields: readonly FormField[], form: StoredForm): Html => html`${partsOf(fields).map(({ condition, fields: own }) => (condition
  ? html`    <div ${condition}>
${own.map(field => conditional(field, `${form.id}-${field.id}`))}    </div>
` : html`${own.map(field => conditional(field, `${form.id}-${field.id}`))}`))}`;

/** A form's fields in the sections that a condition shows, and those between. */
function partsOf(fields: readonly FormField[]): { readonly condition: Html | null; readonly fields: readonly FormField[] }[] {
  const parts: { condition: Html | null; fields: FormField[] }[] = [];
  for (const field of fields) {
    const { type, when } = field;
    if (parts.length === 0 || type === 'section')
      parts.push({ condition: type === 'section' && when !== undefined ? html`data-site-when="${when}"` : null, fields: [] });
    parts.at(-1)!.fields.push(field);
  }
  return parts;
}

/** A field in the box of its own conditions. */
function conditional(field: FormField, id: string): Html {
  const { type, when, requiredWhen } = field;
  if (type === 'section' || (when === undefined && requiredWhen === undefined)) return fieldMarkup(field, id);
  return html`    <div${when === undefined ? '' : html` data-site-when="${when}"`}${
    requiredWhen === undefined ? '' : html` data-site-required-when="${requiredWhen}"`}>
${fieldMarkup(field, id)}    </div>
`;
}

/** What calculations count for an option. */
const priceMark = ({ prices = {} }: Pick<FormField, 'prices'>, option: string): Html | '' =>
  (Object.hasOwn(prices, option) ? html` data-site-option-price="${prices[option]!}"` : '');

const calculationMarkup = ({ id: name, title, formula = '', currency, digits }: FormField, id: string, note: Html | ''): Html => html`
    <p><label for="${id}">${title}</label> <output id="${id}" name="${name}" data-site-calculation="${formula}"${
      currency ? html` data-site-currency="${currency}"` : ''}${digits === undefined ? '' : html` data-site-digits="${digits}"`}></output> ${note}</p>
`;

function fieldMarkup(field: FormField, id: string): Html {
  const { id: name, type, title, options, required, description } = field;
  const needed = required ? html` required` : '';
  const note = description ? html`<small>${description}</small>` : '';
  const priced = (option: string): Html | '' => priceMark(field, option);
  const choice = (kind: 'radio' | 'checkbox', [value, words]: readonly [string, string], of: string, at: string, more: Html | '') => html`
      <p><input id="${at}" type="${kind}" name="${of}" value="${value}"${more}> <label for="${at}">${words}</label></p>`;
  if (type === 'section') return html`    <h3>${title}</h3>${description ? html`
    <p>${description}</p>` : ''}
`;
  if (type === 'calculation') return calculationMarkup(field, id, note);
  if (type === 'hidden') return html`    <input type="hidden" name="${name}" value="${field.value ?? ''}"${field.prefill ? raw(' data-site-prefill') : ''}>
`;
  if (type === 'likert') return html`    <fieldset name="${name}" data-field="likert"><legend>${title}</legend>${note}${(options ?? []).map(
    (statement, row) => html`
      <fieldset><legend>${statement}</legend>${
        likertScale.map(([point]) =>
          choice('radio', [String(point), fieldText(likertWords[point])], partName(name, statement), `${id}-${row}-${point + 2}`, needed))}
      </fieldset>`,
  )}
    </fieldset>
`;
  if (type === 'address') return html`    <fieldset name="${name}" data-field="address"><legend>${title}</legend>${note}${addressParts().map(
    ([part, words, autocomplete]) => html`
      <p><label for="${id}-${part}">${words}</label> <input id="${id}-${part}" name="${partName(name, part)}" autocomplete="${autocomplete}"${part === 'line1'
        || part === 'country' ? needed : ''}></p>`,
  )}
    </fieldset>
`;
  if (type === 'radio' || (type === 'checkbox' && options)) return html`    <fieldset><legend>${title}</legend>${note}${(options ?? []).map((option, at) =>
    choice(type, [option, option], name, `${id}-${at}`, html`${type === 'radio' ? needed : ''}${priced(option)}`))}
    </fieldset>
`;
  if (type === 'currency' && field.amounts)
    return html`    <fieldset data-field="currency" data-symbol="${field.currencySymbol ?? '$'}"><legend>${title}</legend>${note}${field.amounts.map(
      (amount, at) => choice('radio', [String(amount), `${field.currencySymbol ?? '$'}${amount}`], name, `${id}-${at}`, needed),
    )}${choice('radio', ['', fieldText('otherAmount')], name, `${id}-other`, needed)}
      <p><input name="${name}" inputmode="decimal" aria-label="${fieldText('otherAmount')}"></p>
    </fieldset>
`;
  if (type === 'checkbox')
    return html`    <p><input id="${id}" name="${name}" type="checkbox" value="yes"${needed}${priced('yes')}> <label for="${id}">${title}</label> ${note}</p>
`;
  return html`    <p><label for="${id}">${title}</label> ${control(field, id, needed)} ${note}</p>
`;
}

function control(
  { id: name, type, multiple, options, prices = {}, placeholder, maxLength, accept = usualFileTypes, maxFiles = 1 }: FormField,
  id: string,
  needed: Html | '',
): Html {
  const marks = html`id="${id}" name="${name}"${placeholder ? html` placeholder="${placeholder}"` : ''}${
    maxLength ? html` maxlength="${maxLength}"` : ''}${needed}`;
  if (type === 'select')
    return html`<select ${marks}>
      <option value="">${fieldText('choose')}</option>${(options ?? []).map(
        option => html`
      <option${priceMark({ prices }, option)}>${option}</option>`,
      )}
    </select>`;
  if (type === 'textarea') return html`<textarea rows="5" ${marks}></textarea>`;
  if (type === 'file') return html`<input type="file" accept="${accept}"${maxFiles > 1 ? raw(' multiple') : ''} ${marks}>`;
  return html`<input ${marks}${inputMarks(type)}${multiple ? raw(' multiple') : ''}>`;
}
