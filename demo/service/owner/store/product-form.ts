import { html } from 'hono/html';
import { productTypes } from '../../../../core/contract/store.js';
import { addressOfPicture } from '../../commerce/catalogue.js';
import type { Html } from '../../http/page.js';
import type { ProductDraft, VariantDraft } from './product-draft.js';

const kinds: Readonly<Record<string, string>> = { physical: 'Physical: is sent', digital: 'Digital: a file or a film', service: 'Service', giftCard: 'Gift card', paywall: 'Access to pages' };
const mostOptions = 3;
/** Empty rows for new variants, so that a page without scripts can add some. */
const spareRows = 3;
const emptyVariant: VariantDraft = { sku: '', values: [], price: '', sale: '', stock: '', grams: '' };

export interface FormOptions {
  readonly action: string;
  readonly csrf: Html | '';
  readonly isNew: boolean;
  readonly categories: readonly { id: string; name: string }[];
  readonly faults: readonly string[];
}

const option = (value: string, words: string, chosen: string) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${words}</option>`;

/** Everything of a product in one form, which works without scripts. */
export function productForm(draft: ProductDraft, { action, csrf, isNew, categories, faults }: FormOptions): Html {
  const field = (name: string, title: string, value: string, more: Html | '' = '', note = '') => html`<div class="field"><label for="${name}">${title}</label>
<input id="${name}" name="${name}" value="${value}"${more}>${note ? html`<p class="field-note">${note}</p>` : ''}</div>`;
  return html`${faults.length > 0 ? html`<div role="alert"><p>This was not saved:</p><ul>${faults.map(fault => html`<li>${fault}</li>`)}</ul></div>` : ''}
<form class="owner-form" method="post" action="${action}" enctype="multipart/form-data">
${csrf}
${isNew ? field('id', 'Id', draft.id, html` maxlength="100" autocomplete="off"`, 'Stands in addresses; made of the name where it is left empty.') : ''}
${field('name', 'Name', draft.name, html` required maxlength="200"`)}
<div class="field"><label for="description">Description</label><textarea id="description" name="description" maxlength="5000" rows="5">${draft.description}</textarea></div>
<div class="field"><label for="productType">Kind</label><select id="productType" name="productType">${Object.keys(productTypes).map(type => option(type, kinds[type] ?? type, draft.productType))}</select></div>
<div class="field"><label for="state">State</label><select id="state" name="state">${option('published', 'Available', draft.state)}${option('draft', 'Hidden', draft.state)}</select></div>
<fieldset class="field"><legend>Categories</legend>${categories.map(({ id, name }) => html`
<p class="field-choice"><label><input type="checkbox" name="categories" value="${id}"${draft.categories.includes(id) ? html` checked` : ''}> ${name}</label></p>`)}
${field('newCategory', 'A new category', '', html` maxlength="25"`)}
</fieldset>
${field('tags', 'Tags', draft.tags, '', 'Separated by commas.')}
<fieldset class="field"><legend>Options</legend><p class="field-note">What a visitor chooses by, such as Glaze and Size. Leave them empty for a product of one kind.</p>
${Array.from({ length: mostOptions }, (_, at) => field(`option${at}`, `Option ${at + 1}`, draft.optionNames[at] ?? '', html` maxlength="60"`))}
</fieldset>
<fieldset class="field"><legend>Variants</legend>
<p class="field-note">A product of one kind has one. Take a variant out by emptying its SKU. No sale price: no sale. No stock: as many as anybody wants.</p>
${[...draft.variants, ...Array.from({ length: spareRows }, () => emptyVariant)].map((variant, row) => variantFields(variant, row, draft.optionNames))}
</fieldset>
<fieldset class="field"><legend>Pictures</legend>${draft.pictures.map((picture, at) => html`
<div class="owner-picture"><img src="${addressOfPicture(picture)}${picture.name ? '?format=300w' : ''}" alt="" loading="lazy">
<input type="hidden" name="picture${at}" value="${picture.file ? `file:${picture.file}` : `name:${picture.name ?? ''}`}">
${field(`alt${at}`, 'What it shows', picture.alt, html` maxlength="200"`)}
<p class="field-choice"><label><input type="checkbox" name="drop${at}" value="yes"> Take it out</label></p></div>`)}
<div class="field"><label for="files">Add pictures</label><input id="files" name="files" type="file" accept="image/jpeg,image/png,image/webp,image/avif" multiple></div>
</fieldset>
${field('maxPerOrder', 'Most for one order', draft.maxPerOrder ?? '', html` inputmode="numeric"`)}
${field('hostedUrl', 'Payment page', draft.hostedUrl ?? '', html` type="url"`, 'A page of a payment host that sells this product, for the payment provider "link".')}
<p><button class="button">Save</button></p>
</form>`;
}

function variantFields({ sku, values, price, sale, stock, grams }: VariantDraft, row: number, optionNames: readonly string[]): Html {
  const input = (name: string, title: string, value: string, more: Html | '' = '') => html`<div class="field"><label for="v${row}.${name}">${title}</label><input id="v${row}.${name}" name="v${row}.${name}" value="${value}"${more}></div>`;
  return html`
<fieldset class="owner-variant"><legend>${sku || 'New variant'}</legend>
${input('sku', 'SKU', sku, html` maxlength="60"`)}
${Array.from({ length: mostOptions }, (_, at) => input(`option${at}`, optionNames[at] || `Option ${at + 1}`, values[at] ?? '', html` maxlength="100"`))}
${input('price', 'Price', price, html` inputmode="decimal"`)}
${input('sale', 'Sale price', sale, html` inputmode="decimal"`)}
${input('stock', 'Stock', stock, html` inputmode="numeric"`)}
${input('grams', 'Grams', grams, html` inputmode="numeric"`)}
</fieldset>`;
}

/** What was posted by that form. Rows of variants follow one another. */
export function readProductForm(sent: ReadonlyMap<string, readonly string[]>, id: string): ProductDraft {
  const text = (name: string) => sent.get(name)?.[0]?.trim() ?? '';
  const optionNames = Array.from({ length: mostOptions }, (_, at) => text(`option${at}`)).filter(Boolean);
  const variants: VariantDraft[] = [];
  for (let row = 0; sent.has(`v${row}.sku`); row += 1) {
    const cell = (name: string) => text(`v${row}.${name}`);
    if (cell('sku') === '') continue;
    variants.push({ sku: cell('sku'), values: optionNames.map((_, at) => cell(`option${at}`)), price: cell('price').replace(',', '.'), sale: cell('sale').replace(',', '.'), stock: cell('stock'), grams: cell('grams') });
  }
  const pictures: ProductDraft['pictures'] = [];
  for (let at = 0; sent.has(`picture${at}`); at += 1) {
    const [, kind, name] = /^(file|name):([\w-]{1,100})$/.exec(text(`picture${at}`)) ?? [];
    if (kind !== undefined && !sent.has(`drop${at}`)) pictures.push({ [kind]: name!, alt: text(`alt${at}`) });
  }
  return {
    id, name: text('name'), description: text('description').replaceAll('\r\n', '\n'), productType: text('productType'), state: text('state'),
    categories: [...sent.get('categories') ?? []], tags: text('tags'), optionNames, variants, pictures, maxPerOrder: text('maxPerOrder'), hostedUrl: text('hostedUrl'),
  };
}
