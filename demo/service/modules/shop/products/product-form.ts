import { html } from 'hono/html';
import { editorLimits } from 'site-elements/contract/editor-limits';
import { siteFilePaths } from 'site-elements/contract/site-files';
import { addressOfPicture } from '../catalogue.js';
import type { StoredPicture } from '../shop.schema.js';
import type { Html } from '../../../kernel/html.js';
import { optionLists } from '../../../kernel/fields/condition-editor.js';
import { fieldRow, kindSelect } from '../../../kernel/fields/field-row.js';
import { isRowAct, rowActText } from '../../../kernel/fields/row-acts.js';
import { buyerFieldTypes, maxBuyerFields } from './buyer-fields.js';
import { editorInputs, type EditorInputs } from './editor-inputs.js';
import { type Fault, longestPeriod, maxPlans, type PlanDraft, planInput, planWords } from './plan-draft.js';
import { type ProductDraft, type VariantDraft, variantInput } from './product-draft.js';
import { productKinds, productStates } from './product-kinds.js';
import { siteFileInput } from './product-pictures.js';
import { keyOfPicture, maxProductOptions, type ProductFormAction } from './read-product-form.js';
import type { ProductText } from './texts/en.js';
import { ownerText } from '../texts.js';
import type { TaxClass } from '../pricing/tax-classes.js';
import { measureUnit, shownMeasure, variantMeasures } from './variant-measures.js';

const units = { week: 'planPeriodWeeks', month: 'planPeriodMonths', year: 'planPeriodYears' } as const satisfies Record<
  keyof typeof longestPeriod,
  ProductText
>;
/** Empty rows for new variants, so that a page without scripts can add some. */
const spareRows = 3;
const emptyVariant: VariantDraft = { sku: '', values: [], price: '', sale: '', stock: '', grams: '', picture: null };
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

export interface FormOptions {
  readonly action: string;
  readonly csrf: Html | '';
  readonly isNew: boolean;
  readonly categories: readonly { id: string; name: string }[];
  readonly taxClasses: readonly TaxClass[];
  readonly faults: readonly Fault[];
  /** What was pressed last; null where nothing is unsaved. */
  readonly pressed: ProductFormAction | null;
  /** Whether pictures can be chosen from the site's files. */
  readonly hasFiles: boolean;
}

const option = (value: string, words: string, chosen: string) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${words}</option>`;

/** What has happened, by what was pressed. */
const unsaved: Readonly<Record<string, ProductText>> = {
  add: 'buyerFieldAdded', kind: 'buyerFieldKind', up: 'buyerFieldUp', down: 'buyerFieldDown', remove: 'buyerFieldTakenOut',
  'plan-add': 'planAdded', 'plan-up': 'planMovedUp', 'plan-down': 'planMovedDown', 'plan-remove': 'planTakenOut',
};

/** Everything of a product in one form, which works without scripts. */
export function productForm(draft: ProductDraft, { action, csrf, isNew, categories, taxClasses, faults, pressed, hasFiles }: FormOptions): Html {
  const inputs = editorInputs(faults);
  const { field } = inputs;
  return html`${faults.length > 0 ? html`<div role="alert"><p>${ownerText('productNotSaved')}</p><ul>${faults.map(({ text, at }) => html`
<li>${at === undefined ? text : html`<a href="#${at}">${text}</a>`}</li>`)}</ul></div>` : ''}
${pressed && pressed.act !== 'save' ? html`<p role="status">${
  isRowAct(pressed.act) ? rowActText(pressed.act) : ownerText(unsaved[pressed.act]!)} <strong>${ownerText('productUnsaved')}</strong></p>` : ''}
<form class="owner-form" method="post" action="${action}" enctype="multipart/form-data">
${csrf}
<button class="visually-hidden" name="act" value="save" tabindex="-1" aria-hidden="true">${ownerText('save')}</button>
${isNew ? field('id', ownerText('productId'), draft.id, { more: html` maxlength="100" autocomplete="off"`, note: ownerText('productIdNote') }) : ''}
${field('name', ownerText('productName'), draft.name, { more: html` required maxlength="200"` })}
<div class="field"><label for="description">${
  ownerText('productDescription')}</label><textarea id="description" name="description" dir="auto" maxlength="5000" rows="5"${inputs.marks('description')}>
${draft.description}</textarea>${inputs.fault('description')}</div>
<div class="field"><label for="productType">${ownerText('productKind')}</label><select id="productType" name="productType"${inputs.marks('productType')}>${
  Object.entries(productKinds).map(([type, { chosen }]) => option(type, ownerText(chosen), draft.productType))}</select>${inputs.fault('productType')}</div>
<div class="field"><label for="state">${ownerText('productState')}</label><select id="state" name="state">${
  Object.entries(productStates).map(([state, key]) => option(state, ownerText(key), draft.state))}</select></div>
<div class="field"><label for="taxClass">${ownerText('productTaxClass')}</label><select id="taxClass" name="taxClass"${inputs.marks('taxClass')}>${
  taxClasses.map(({ id, name }) => option(id, name, draft.taxClass ?? 'standard'))}</select>${inputs.fault('taxClass')}</div>
<fieldset class="field" id="categories"><legend>${ownerText('productCategories')}</legend>${categories.map(({ id, name }) => html`
<p class="field-choice"><label><input type="checkbox" name="categories" value="${id}"${
  draft.categories.includes(id) ? html` checked` : ''}> ${name}</label></p>`)}
${field('newCategory', ownerText('productNewCategory'), pressed?.newCategory ?? '', { more: html` maxlength="${editorLimits.categoryLength}"` })}
</fieldset>
${field('tags', ownerText('productTags'), draft.tags, { note: ownerText('productTagsNote') })}
<fieldset class="field"><legend>${ownerText('productPictures')}</legend>${draft.pictures.map((picture, at) => html`
<div class="owner-picture"><img src="${thumbnail(picture)}" alt="" loading="lazy">
<input type="hidden" name="picture${at}" value="${keyOfPicture(picture)}">
${field(`alt${at}`, ownerText('productPictureShows', { number: at + 1 }), picture.alt, { more: html` maxlength="200"` })}
<p class="field-choice"><label><input type="checkbox" name="drop${at}" value="yes"> ${ownerText('productPictureOut')}</label></p></div>`)}
<div class="field"><label for="files">${ownerText('productPicturesAdd')}</label><input id="files" name="files" type="file" accept="${pictureTypes}" multiple${
  inputs.marks('files')}>${inputs.fault('files')}</div>
${hasFiles ? html`<div class="field"><site-file-manager endpoint="${siteFilePaths.list}" accept="${pictureTypes}"><label for="${siteFileInput}">${
  ownerText('productPictureFromFiles')}</label><input id="${siteFileInput}" name="${siteFileInput}"${inputs.marks(siteFileInput, `${siteFileInput}.note`)}>
</site-file-manager><p class="field-note" id="${siteFileInput}.note">${ownerText('productPictureFromFilesNote')}</p>${inputs.fault(siteFileInput)}</div>
` : ''}</fieldset>
<fieldset class="field"><legend>${ownerText('productOptions')}</legend><p class="field-note">${ownerText('productOptionsNote')}</p>
${Array.from({ length: maxProductOptions }, (_, at) =>
  field(`option${at}`, ownerText('productOption', { number: at + 1 }), draft.optionNames[at] ?? '', { more: html` maxlength="60"` }))}
</fieldset>
<fieldset class="field"><legend>${ownerText('variants')}</legend>
<p class="field-note">${ownerText('variantsNote')}</p>
${[...draft.variants, ...Array.from({ length: spareRows }, () => emptyVariant)].map((variant, row) => variantFields(variant, { row, draft, inputs }))}
</fieldset>
${planFields(draft, { inputs, pressed })}
${buyerFields(draft, { faults, pressed })}
${field('maxPerOrder', ownerText('productMostPerOrder'), draft.maxPerOrder ?? '', { more: html` inputmode="numeric"` })}
${field('hostedUrl', ownerText('productPaymentPage'), draft.hostedUrl ?? '', { more: html` type="url"`, note: ownerText('productPaymentPageNote') })}
<p><button class="button" name="act" value="save">${ownerText('save')}</button></p>
</form>`;
}

const thumbnail = (picture: StoredPicture): string => addressOfPicture(picture) + (picture.name ? '?format=300w' : '');

function variantFields(variant: VariantDraft, { row, draft, inputs }: { row: number; draft: ProductDraft; inputs: EditorInputs }): Html {
  const { sku, values, price, sale, stock, stockShown, picture = null } = variant;
  const input = (part: string, title: string, value: string, more: Html | '' = '') => inputs.field(variantInput(row, part), title, value, { more });
  const isStored = stockShown !== undefined;
  const wrongFile = inputs.fault(variantInput(row, 'file'));
  const own = picture === null ? '' : keyOfPicture(picture);
  const shared = draft.pictures.map(keyOfPicture);
  return html`
<fieldset class="owner-variant"><legend>${sku || ownerText('variantNew')}</legend>
${isStored ? html`<input type="hidden" name="${variantInput(row, 'known')}" value="${sku}"><input type="hidden" name="${
  variantInput(row, 'stockShown')}" value="${stockShown}">` : ''}
${input('sku', ownerText('variantSku'), sku, html` maxlength="60"`)}
${Array.from({ length: maxProductOptions }, (_, at) => input(`option${at}`, draft.optionNames[at]
  || ownerText('productOption', { number: at + 1 }), values[at] ?? '', html` maxlength="100"`))}
${input('price', ownerText('productPrice'), price, html` inputmode="decimal"`)}
${input('sale', ownerText('variantSale'), sale, html` inputmode="decimal"`)}
${input('stock', ownerText('productStock'), stock, html` inputmode="numeric"`)}
${variantMeasures.map(measure => input(measure.part, ownerText(measure.title, { unit: measureUnit(measure).unit }),
  shownMeasure(measure, variant[measure.part] ?? ''), html` inputmode="decimal"`))}
<details${picture || wrongFile ? html` open` : ''}><summary>${ownerText('variantOwnPicture')}</summary>
<div class="owner-picture">${picture ? html`<img src="${thumbnail(picture)}" alt="" loading="lazy">` : ''}
<div class="field"><label for="${variantInput(row, 'picture')}">${
  ownerText('variantPicture')}</label><select id="${variantInput(row, 'picture')}" name="${variantInput(row, 'picture')}">${
  option('', ownerText('variantPictureFirst'), own)}${shared.map(
  (key, at) => option(key, ownerText('variantPictureNumber', { number: at + 1, shows: draft.pictures[at]!.alt }), own),
)}${own !== '' && !shared.includes(own) ? option(own, ownerText('variantPictureOwn'), own) : ''}</select></div>
<div class="field"><label for="${variantInput(row, 'file')}">${
  ownerText('variantPictureOther')}</label><input id="${variantInput(row, 'file')}" name="${
  variantInput(row, 'file')}" type="file" accept="${pictureTypes}"${inputs.marks(variantInput(row, 'file'))}>${wrongFile}</div>
${input('alt', ownerText('variantPictureShows'), picture?.alt ?? '', html` maxlength="200"`)}
</div></details>
</fieldset>`;
}

/** How a product is paid again and again. */
function planFields({ plans, isSoldOnce }: ProductDraft, { inputs, pressed }: { inputs: EditorInputs; pressed: ProductFormAction | null }): Html {
  const all = plans ?? [];
  const act = pressed?.act.startsWith('plan-') ? pressed.act : '';
  return html`<fieldset class="field" id="plans"><legend>${ownerText('plans')}</legend>
<p class="field-note" id="plans.note">${ownerText('plansNote')}</p>
${all.map((plan, row) => planRow(plan, { row, last: all.length - 1, inputs, focus: pressed?.row === row ? act : '' }))}
<p><button class="button button-quiet" name="act" value="plan-add"${all.length >= maxPlans ? html` disabled` : ''}${
  act !== '' && all.length === 0 ? html` autofocus` : ''}>${ownerText('planAdd')}</button></p>
${all.length > 0 ? html`<p class="field-choice"><label><input type="checkbox" name="isSoldOnce" value="yes"${isSoldOnce ? html` checked` : ''}> ${
  ownerText('planOnceToo')}</label></p>` : isSoldOnce ? html`<input type="hidden" name="isSoldOnce" value="yes">` : ''}
</fieldset>`;
}

function planRow(plan: PlanDraft, { row, last, inputs, focus }: { row: number; last: number; inputs: EditorInputs; focus: string }): Html {
  const words = planWords(plan);
  const name = (part: keyof PlanDraft) => planInput(row, part);
  const called = words || ownerText('planNumber', { number: row + 1 });
  // Where it has moved to an end, that button is off: the other one is at hand.
  const wanted = focus === 'plan-up' && row === 0 ? 'plan-down' : focus === 'plan-down' && row === last ? 'plan-up' : focus;
  const button = (act: string, mark: string, does: string, isOff = false) =>
    html`<button class="button button-quiet" name="act" value="${act}.${row}" aria-label="${does}" title="${does}"${isOff ? html` disabled` : ''}${
      wanted === act && !isOff ? html` autofocus` : ''}>${mark}</button>`;
  return html`<fieldset class="owner-variant owner-plan"><legend>${words || ownerText('planNew')}</legend>
<input type="hidden" name="${name('id')}" value="${plan.id}">
${inputs.field(name('every'), ownerText('planEvery'), plan.every,
  { more: html` inputmode="numeric" maxlength="4"${wanted === 'plan-add' ? html` autofocus` : ''}` })}
<div class="field"><label for="${name('unit')}">${
  ownerText('planPeriod')}</label><select id="${name('unit')}" name="${name('unit')}"${inputs.marks(name('unit'))}>${
  Object.entries(units).map(([unit, key]) => option(unit, ownerText(key), plan.unit))}</select>${inputs.fault(name('unit'))}</div>
${inputs.field(name('payments'), ownerText('planPayments'), plan.payments, { more: html` inputmode="numeric" maxlength="4"` })}
${inputs.field(name('percentOff'), ownerText('planPercentOff'), plan.percentOff, { more: html` inputmode="numeric" maxlength="4"` })}
<p class="owner-field-buttons">${button('plan-up', '↑', ownerText('planMoveUp', { plan: called }), row === 0)}${
  button('plan-down', '↓', ownerText('planMoveDown', { plan: called }), row === last)}${
  button('plan-remove', '×', ownerText('planTakeOut', { plan: called }))}</p>
</fieldset>`;
}

/** The questions to a buyer, in the rows of the form editor. */
function buyerFields({ fields }: ProductDraft, { faults, pressed }: { faults: readonly Fault[]; pressed: ProductFormAction | null }): Html {
  const all = fields ?? [];
  const last = all.length - 1;
  const wrong = new Set(faults.map(({ at }) => at));
  const focusOf = (row: number): string | null => {
    if (!pressed || pressed.row !== row || pressed.act.startsWith('plan-') || faults.length > 0) return null;
    if (pressed.control !== undefined) return pressed.control;
    if (pressed.act === 'add') return 'title';
    if (pressed.act === 'up') return row === 0 ? 'down' : 'up';
    return pressed.act === 'down' && row === last ? 'up' : pressed.act;
  };
  const isOpen = (row: number) =>
    wrong.has(`f.${row}`) || (pressed?.row === row && (['add', 'kind'].includes(pressed.act) || isRowAct(pressed.act)));
  return html`<fieldset class="field"><legend>${ownerText('buyerFields')}</legend>
<p class="field-note">${ownerText('buyerFieldsNote')}</p>
<ol class="owner-fields" data-order="fields">${all.map((one, row) => fieldRow(one, {
  row, last, isOpen: isOpen(row), focus: focusOf(row), types: buyerFieldTypes, formFields: all, hasSteps: false,
}))}
</ol>${optionLists(all)}
<div class="field"><label for="addType">${ownerText('buyerFieldNew')}</label>
<div class="owner-pair">${kindSelect('addType', 'addType', 'text', buyerFieldTypes)}
<button class="button button-quiet" name="act" value="add"${all.length >= maxBuyerFields ? html` disabled` : ''}>${ownerText('add')}</button></div></div>
</fieldset>`;
}
