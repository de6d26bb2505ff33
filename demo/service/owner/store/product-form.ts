import { html } from 'hono/html';
import { productTypes } from '../../../../core/contract/store.js';
import { addressOfPicture } from '../../commerce/catalogue.js';
import type { StoredPicture } from '../../database/store.schema.js';
import type { Html } from '../../http/page.js';
import { fieldRow, kindSelect } from '../forms/field-row.js';
import { buyerFieldTypes, mostBuyerFields } from './buyer-fields.js';
import { editorInputs, type EditorInputs } from './editor-inputs.js';
import { longestPeriod, mostPlans, type PlanDraft, planInput, planWords } from './plan-draft.js';
import { type Fault, type ProductDraft, type VariantDraft, variantInput } from './product-draft.js';
import { keyOfPicture, mostOptions, type PressedProduct } from './read-product-form.js';

const kinds: Readonly<Record<string, string>> = { physical: 'Physical: is sent', digital: 'Digital: a file or a film', service: 'Service', giftCard: 'Gift card', paywall: 'Access to pages' };
const units: Readonly<Record<keyof typeof longestPeriod, string>> = { week: 'Weeks', month: 'Months', year: 'Years' };
/** Empty rows for new variants, so that a page without scripts can add some. */
const spareRows = 3;
const emptyVariant: VariantDraft = { sku: '', values: [], price: '', sale: '', stock: '', grams: '', picture: null };
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

export interface FormOptions {
  readonly action: string;
  readonly csrf: Html | '';
  readonly isNew: boolean;
  readonly categories: readonly { id: string; name: string }[];
  readonly faults: readonly Fault[];
  /** What was pressed last; null where nothing is unsaved. */
  readonly pressed: PressedProduct | null;
}

const option = (value: string, words: string, chosen: string) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${words}</option>`;

const unsaved: Readonly<Record<string, string>> = {
  add: 'A field is added at the end.', kind: 'This is what can be said of this kind.', up: 'The field has moved up.', down: 'The field has moved down.', remove: 'The field is taken out.',
  'plan-add': 'A plan is added at the end.', 'plan-up': 'The plan has moved up.', 'plan-down': 'The plan has moved down.', 'plan-remove': 'The plan is taken out. Who has it in a cart is told that it is gone.',
};

/** Everything of a product in one form, which works without scripts. */
export function productForm(draft: ProductDraft, { action, csrf, isNew, categories, faults, pressed }: FormOptions): Html {
  const inputs = editorInputs(faults);
  const { field } = inputs;
  return html`${faults.length > 0 ? html`<div role="alert"><p>This was not saved:</p><ul>${faults.map(({ text, at }) => html`
<li>${at === undefined ? text : html`<a href="#${at}">${text}</a>`}</li>`)}</ul></div>` : ''}
${pressed && pressed.act !== 'save' ? html`<p role="status">${unsaved[pressed.act]} <strong>Nothing is saved yet.</strong></p>` : ''}
<form class="owner-form" method="post" action="${action}" enctype="multipart/form-data">
${csrf}
<button class="visually-hidden" name="act" value="save" tabindex="-1" aria-hidden="true">Save</button>
${isNew ? field('id', 'Id', draft.id, { more: html` maxlength="100" autocomplete="off"`, note: 'Stands in addresses; made of the name where it is left empty.' }) : ''}
${field('name', 'Name', draft.name, { more: html` required maxlength="200"` })}
<div class="field"><label for="description">Description</label><textarea id="description" name="description" maxlength="5000" rows="5"${inputs.marks('description')}>
${draft.description}</textarea>${inputs.fault('description')}</div>
<div class="field"><label for="productType">Kind</label><select id="productType" name="productType"${inputs.marks('productType')}>${Object.keys(productTypes).map(type => option(type, kinds[type] ?? type, draft.productType))}</select>${inputs.fault('productType')}</div>
<div class="field"><label for="state">State</label><select id="state" name="state">${option('published', 'Available', draft.state)}${option('draft', 'Hidden', draft.state)}</select></div>
<fieldset class="field"><legend>Categories</legend>${categories.map(({ id, name }) => html`
<p class="field-choice"><label><input type="checkbox" name="categories" value="${id}"${draft.categories.includes(id) ? html` checked` : ''}> ${name}</label></p>`)}
${field('newCategory', 'A new category', pressed?.newCategory ?? '', { more: html` maxlength="25"` })}
</fieldset>
${field('tags', 'Tags', draft.tags, { note: 'Separated by commas.' })}
<fieldset class="field"><legend>Pictures</legend>${draft.pictures.map((picture, at) => html`
<div class="owner-picture"><img src="${thumbnail(picture)}" alt="" loading="lazy">
<input type="hidden" name="picture${at}" value="${keyOfPicture(picture)}">
${field(`alt${at}`, `What picture ${at + 1} shows`, picture.alt, { more: html` maxlength="200"` })}
<p class="field-choice"><label><input type="checkbox" name="drop${at}" value="yes"> Take it out</label></p></div>`)}
<div class="field"><label for="files">Add pictures</label><input id="files" name="files" type="file" accept="${pictureTypes}" multiple${inputs.marks('files')}>${inputs.fault('files')}</div>
</fieldset>
<fieldset class="field"><legend>Options</legend><p class="field-note">What a visitor chooses by, such as Glaze and Size. Leave them empty for a product of one kind.</p>
${Array.from({ length: mostOptions }, (_, at) => field(`option${at}`, `Option ${at + 1}`, draft.optionNames[at] ?? '', { more: html` maxlength="60"` }))}
</fieldset>
<fieldset class="field"><legend>Variants</legend>
<p class="field-note">A product of one kind has one. Take a variant out by emptying its SKU; a new one without a SKU gets one. No sale price: no sale. No stock: as many as anybody wants.</p>
${[...draft.variants, ...Array.from({ length: spareRows }, () => emptyVariant)].map((variant, row) => variantFields(variant, { row, draft, inputs }))}
</fieldset>
${planFields(draft, { inputs, pressed })}
${buyerFields(draft, { faults, pressed })}
${field('maxPerOrder', 'Most for one order', draft.maxPerOrder ?? '', { more: html` inputmode="numeric"` })}
${field('hostedUrl', 'Payment page', draft.hostedUrl ?? '', { more: html` type="url"`, note: 'A page of a payment host that sells this product, for the payment provider "link".' })}
<p><button class="button" name="act" value="save">Save</button></p>
</form>`;
}

const thumbnail = (picture: StoredPicture): string => addressOfPicture(picture) + (picture.name ? '?format=300w' : '');

function variantFields(variant: VariantDraft, { row, draft, inputs }: { row: number; draft: ProductDraft; inputs: EditorInputs }): Html {
  const { sku, values, price, sale, stock, stockShown, grams, picture = null } = variant;
  const input = (part: string, title: string, value: string, more: Html | '' = '') => inputs.field(variantInput(row, part), title, value, { more });
  const isStored = stockShown !== undefined;
  const wrongFile = inputs.fault(variantInput(row, 'file'));
  const own = picture === null ? '' : keyOfPicture(picture);
  const shared = draft.pictures.map(keyOfPicture);
  return html`
<fieldset class="owner-variant"><legend>${sku || 'New variant'}</legend>
${isStored ? html`<input type="hidden" name="${variantInput(row, 'known')}" value="${sku}"><input type="hidden" name="${variantInput(row, 'stockShown')}" value="${stockShown}">` : ''}
${input('sku', 'SKU', sku, html` maxlength="60"`)}
${Array.from({ length: mostOptions }, (_, at) => input(`option${at}`, draft.optionNames[at] || `Option ${at + 1}`, values[at] ?? '', html` maxlength="100"`))}
${input('price', 'Price', price, html` inputmode="decimal"`)}
${input('sale', 'Sale price', sale, html` inputmode="decimal"`)}
${input('stock', 'Stock', stock, html` inputmode="numeric"`)}
${input('grams', 'Grams', grams, html` inputmode="numeric"`)}
<details${picture || wrongFile ? html` open` : ''}><summary>Its own picture</summary>
<div class="owner-picture">${picture ? html`<img src="${thumbnail(picture)}" alt="" loading="lazy">` : ''}
<div class="field"><label for="${variantInput(row, 'picture')}">Picture</label><select id="${variantInput(row, 'picture')}" name="${variantInput(row, 'picture')}">${option('', 'The first of the product', own)}${
  shared.map((key, at) => option(key, `Picture ${at + 1}: ${draft.pictures[at]!.alt}`, own))}${own !== '' && !shared.includes(own) ? option(own, 'Its own', own) : ''}</select></div>
<div class="field"><label for="${variantInput(row, 'file')}">Or another picture</label><input id="${variantInput(row, 'file')}" name="${variantInput(row, 'file')}" type="file" accept="${pictureTypes}"${inputs.marks(variantInput(row, 'file'))}>${wrongFile}</div>
${input('alt', 'What it shows', picture?.alt ?? '', html` maxlength="200"`)}
</div></details>
</fieldset>`;
}

/** How a product is paid again and again. */
function planFields({ plans, isSoldOnce }: ProductDraft, { inputs, pressed }: { inputs: EditorInputs; pressed: PressedProduct | null }): Html {
  const all = plans ?? [];
  const act = pressed?.act.startsWith('plan-') ? pressed.act : '';
  return html`<fieldset class="field" id="plans"><legend>Subscription plans</legend>
<p class="field-note" id="plans.note">Without a plan it is bought once. Payments empty: until the buyer cancels. A plan whose period or payments change is another plan: carts that hold the old one are told.${' '}Stripe charges plans of one period, without an end.</p>
${all.map((plan, row) => planRow(plan, { row, last: all.length - 1, inputs, focus: pressed?.row === row ? act : '' }))}
<p><button class="button button-quiet" name="act" value="plan-add"${all.length >= mostPlans ? html` disabled` : ''}${act !== '' && all.length === 0 ? html` autofocus` : ''}>Add a plan</button></p>
${all.length > 0 ? html`<p class="field-choice"><label><input type="checkbox" name="isSoldOnce" value="yes"${isSoldOnce ? html` checked` : ''}> It can be bought once as well</label></p>` : isSoldOnce ? html`<input type="hidden" name="isSoldOnce" value="yes">` : ''}
</fieldset>`;
}

function planRow(plan: PlanDraft, { row, last, inputs, focus }: { row: number; last: number; inputs: EditorInputs; focus: string }): Html {
  const words = planWords(plan);
  const name = (part: keyof PlanDraft) => planInput(row, part);
  const called = words || `plan ${row + 1}`;
  // Where it has moved to an end, that button is off: the other one is at hand.
  const wanted = focus === 'plan-up' && row === 0 ? 'plan-down' : focus === 'plan-down' && row === last ? 'plan-up' : focus;
  const button = (act: string, mark: string, does: string, isOff = false) => html`<button class="button button-quiet" name="act" value="${act}.${row}" aria-label="${does}" title="${does}"${isOff ? html` disabled` : ''}${wanted === act && !isOff ? html` autofocus` : ''}>${mark}</button>`;
  return html`<fieldset class="owner-variant owner-plan"><legend>${words || 'New plan'}</legend>
<input type="hidden" name="${name('id')}" value="${plan.id}">
${inputs.field(name('every'), 'Every', plan.every, { more: html` inputmode="numeric" maxlength="4"${wanted === 'plan-add' ? html` autofocus` : ''}` })}
<div class="field"><label for="${name('unit')}">Period</label><select id="${name('unit')}" name="${name('unit')}"${inputs.marks(name('unit'))}>${Object.entries(units).map(([unit, title]) => option(unit, title, plan.unit))}</select>${inputs.fault(name('unit'))}</div>
${inputs.field(name('payments'), 'Payments', plan.payments, { more: html` inputmode="numeric" maxlength="4"` })}
${inputs.field(name('percentOff'), 'Percent off', plan.percentOff, { more: html` inputmode="numeric" maxlength="4"` })}
<p class="owner-field-buttons">${button('plan-up', '↑', `Move up: ${called}`, row === 0)}${button('plan-down', '↓', `Move down: ${called}`, row === last)}${button('plan-remove', '×', `Take out: ${called}`)}</p>
</fieldset>`;
}

/** What a buyer is asked for, in the rows of the editor of forms. */
function buyerFields({ fields }: ProductDraft, { faults, pressed }: { faults: readonly Fault[]; pressed: PressedProduct | null }): Html {
  const all = fields ?? [];
  const last = all.length - 1;
  const wrong = new Set(faults.map(({ at }) => at));
  const focusOf = (row: number): string | null => {
    if (!pressed || pressed.row !== row || pressed.act.startsWith('plan-') || faults.length > 0) return null;
    if (pressed.act === 'add') return 'title';
    if (pressed.act === 'up') return row === 0 ? 'down' : 'up';
    return pressed.act === 'down' && row === last ? 'up' : pressed.act;
  };
  return html`<fieldset class="field"><legend>What the buyer fills in</legend>
<p class="field-note">Such as the words of an engraving. It is asked for at the product, checked in the cart and at the checkout, and stands with the order and on its packing slip.</p>
<ol class="owner-fields" data-order="fields">${all.map((one, row) => fieldRow(one, {
  row, last, isOpen: wrong.has(`f.${row}`) || (pressed?.row === row && ['add', 'kind'].includes(pressed.act)), focus: focusOf(row), types: buyerFieldTypes,
}))}
</ol>
<div class="field"><label for="addType">A new field</label>
<div class="owner-pair">${kindSelect('addType', 'addType', 'text', buyerFieldTypes)}
<button class="button button-quiet" name="act" value="add"${all.length >= mostBuyerFields ? html` disabled` : ''}>Add</button></div></div>
</fieldset>`;
}
