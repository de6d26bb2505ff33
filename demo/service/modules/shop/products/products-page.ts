import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { numberFormat } from 'site-elements/contract/language';
import { paths } from 'site-elements/contract/paths';
import { findProduct, readCatalogue } from '../catalogue.js';
import { formatPrice } from '../format-price.js';
import type { Database } from '../../../kernel/database/database.js';
import { hasWords, isAmong } from '../../../kernel/database/word-search.js';
import { categories, products, variants } from '../shop.schema.js';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import { markupIn } from '../../../kernel/language/markup-in.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import { editorFiles } from '../../../kernel/owner/editor-files.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listEmpty, listPager, listSearch, listWords } from '../../../kernel/owner/owner-list.js';
import { noRoomIn, readCategories, findNameFault } from './csv-categories.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import type { Fault } from './plan-draft.js';
import { toProductDraft, findProductFaults, type ProductDraft } from './product-draft.js';
import { productForm } from './product-form.js';
import { productKinds, productStates } from './product-kinds.js';
import { type ProductPictures, storePictures } from './product-pictures.js';
import { type ProductFormAction, readProductForm } from './read-product-form.js';
import { saveProduct } from './save-product.js';
import { ownerText } from '../texts.js';
import { readTaxClasses } from '../pricing/tax-classes.js';

const here = paths.ownerProducts;
const order: ListOrder = { by: [[products.position, 'int'], [products.id, 'text']], shown: 100 };
const editPath = (id: string) => `${here}/edit/${encodeURIComponent(id)}`;
const newDraft: ProductDraft = {
  id: '',
  name: '',
  description: '',
  productType: 'physical',
  state: 'published',
  categories: [],
  tags: '',
  optionNames: [],
  variants: [],
  pictures: [],
  maxPerOrder: '',
  hostedUrl: '',
  taxClass: 'standard',
  plans: [],
  isSoldOnce: true,
  fields: [],
};

/** Products whose names and ids have words that begin like these, or with a SKU that begins so. */
function foundBy(database: Database, words: string): SQL | undefined {
  if (words === '') return undefined;
  const start = `${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const bySku = database.select({ id: variants.productId }).from(variants).where(sql`lower(${variants.sku}) like ${start}`);
  return isAmong(products.id, hasWords(words, products.name, products.id), inArray(products.id, bySku));
}

interface ProductsPage {
  readonly database: Database;
  readonly pictures: ProductPictures;
  /** Folder of the built elements. */
  readonly elementsPath?: string | undefined;
}

/** What the shop sells, for the owner to see, to change, to take away and to bring along as a file. */
export function addProductsPage(app: Hono, { database, pictures, elementsPath }: ProductsPage): void {
  const nextPosition = async () => (await database.select({ next: sql<number>`coalesce(max(${products.position}), -1)::int + 1` }).from(products))[0]!.next;

  const showForm = async (
    context: Context,
    draft: ProductDraft,
    { isNew, faults = [], pressed = null }: { isNew: boolean; faults?: readonly Fault[]; pressed?: ProductFormAction | null },
  ) => {
    const title = isNew ? ownerText('newProduct') : draft.name;
    const action = isNew ? `${here}/new` : editPath(draft.id);
    return page(
      context,
      title,
      html`${editorFiles(elementsPath, 'site-file-manager')}${ownerNav(context)}<h1>${title}</h1>
${context.req.query('saved') === undefined || pressed ? '' : html`<p role="status">${ownerText('productSaved')}</p>`}
${productForm(draft, { action, csrf: csrfInput(context), isNew, categories: await readCategories(database),
  taxClasses: await readTaxClasses(database), faults, pressed, hasFiles: !!elementsPath })}
${isNew ? '' : html`<form method="post" action="${editPath(draft.id)}/delete">${
  csrfInput(context)}<p><button class="button button-quiet">${ownerText('deleteProduct')}</button></p></form>`}
<p><a href="${here}">${ownerText('allProducts')}</a></p>
<script type="module" src="${paths.ownerForms}/order.js"></script><script type="module" src="${paths.ownerForms}/conditions.js"></script>`,
      faults.length > 0 ? 400 : 200,
      { callsService: true },
    );
  };

  /** Adds a category that an owner has typed, or says why it cannot be; without one nothing is added. */
  const addCategory = async (name: string): Promise<{ readonly added: string; readonly fault?: { readonly text: string; readonly at?: 'newCategory' } }> => {
    const wrong = name === '' ? null : findNameFault(name);
    if (wrong) return { added: '', fault: { text: wrong, at: 'newCategory' } };
    const added = slugify(name);
    if (added === '') return { added };
    const present = await readCategories(database);
    const full = present.some(({ id }) => id === added) ? null : noRoomIn(present);
    if (full) return { added: '', fault: { text: full } };
    await database.insert(categories).values({ id: added, name, position: 1000 }).onConflictDoNothing();
    return { added };
  };

  const save = async (context: Context, known?: ProductDraft) => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    if (body.kind !== 'form') throw new HttpError(415, { error: 'Expected a form.' });
    // Pictures first: a browser would not send them again after a mistake elsewhere.
    const wrongFiles = await storePictures(pictures, body);
    const { draft, pressed } = readProductForm(body.values, known?.id ?? body.values.get('id')?.[0]?.trim() ?? '');
    if (pressed.act !== 'save') return showForm(context, draft, { isNew: !known, faults: wrongFiles, pressed });
    const named = draft.id === '' ? { ...draft, id: slugify(draft.name) } : draft;
    const faults = [...findProductFaults(named), ...wrongFiles];
    if (!known && faults.length === 0 && (await findProduct(database, named.id, { withDrafts: true })))
      faults.push({ text: ownerText('productIdTaken', { id: named.id }), at: 'id' });
    if (faults.length > 0) return showForm(context, draft, { isNew: !known, faults, pressed });
    const { added, fault: categoryFault } = await addCategory(pressed.newCategory.trim());
    if (categoryFault) return showForm(context, draft, { isNew: !known, faults: [categoryFault], pressed });
    const whole = added === '' ? named : { ...named, categories: [...new Set([...named.categories, added])] };
    const fault = await saveProduct(database, whole, await nextPosition());
    return fault === null
      ? context.redirect(`${editPath(named.id)}?saved`, 303)
      : showForm(context, whole, { isNew: !known, faults: [fault], pressed: { ...pressed, newCategory: '' } });
  };

  app.get(here, async context => {
    const filters = { search: listWords(context.req.query('search')) };
    const list = await readListPage(context, order, ({ cursor, where, orderBy, limit }) =>
      database.select({ id: products.id, cursor }).from(products).where(and(foundBy(database, filters.search), where)).orderBy(...orderBy).limit(limit));
    const all = await readCatalogue(database, { withDrafts: true, ids: list.rows.map(({ id }) => id) });
    const count = numberFormat(currentLanguage());
    const title = ownerText('productsTitle');
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<p class="actions"><a class="button" href="${here}/new">${ownerText('addProduct')}</a> <a href="${here}/file" download>CSV</a></p>${
  listSearch(here, filters, ownerText('productsSearch'))}
${all.length === 0 ? listEmpty(here, filters, ownerText('productsNone'))
  : html`<div class="owner-scroll" role="region" aria-label="${ownerText('allProducts')}" tabindex="0"><table class="order owner-table">
<thead><tr>${(['productOfRow', 'productKind', 'productPrice', 'productStock', 'productState'] as const).map(key =>
  html`<th scope="col">${ownerText(key)}</th>`)}</tr></thead>
<tbody>${all.map(({ id, name, productType, variants: kinds, state }) => html`
<tr><th scope="row"><a href="${editPath(id)}">${name}</a></th><td>${ownerText(productKinds[productType].listed)}</td><td>${
  kinds.length > 0 ? formatPrice(Math.min(...kinds.map(kind => (kind.onSale ? kind.salePriceCents : kind.priceCents)))) : ''}</td>
<td>${kinds.some(({ unlimited }) => unlimited) ? ownerText('stockUnlimited')
  : count.format(kinds.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0))}</td><td>${ownerText(productStates[state])}</td></tr>`)}
</tbody></table></div>`}${listPager(here, filters, list)}
<form method="post" action="${here}/file" enctype="multipart/form-data">${csrfInput(context)}
<fieldset class="field"><legend>${ownerText('bringProducts')}</legend>
<div class="field"><label for="file">${ownerText('productsFile')}</label><input id="file" name="file" type="file" accept=".csv,text/csv" required></div>
<p class="field-note">${ownerText('productsFileNote')}</p>
<p><button class="button button-quiet">${ownerText('readProductsFile')}</button></p></fieldset></form>
<h2>${ownerText('productFeed')}</h2>
<p>${markupIn(ownerText('productFeedNote'), { address: html`<a href="${paths.productFeed}"><bdi>${getOrigin(context)}${paths.productFeed}</bdi></a>` })}</p>
<p class="field-note">${ownerText('productFeedLacks')}</p>
${logoutForm(context)}`);
  });

  app.get(`${here}/new`, context => showForm(context, newDraft, { isNew: true }));
  app.post(`${here}/new`, context => save(context));

  const known = async (context: Context) => {
    const id = (context.req.param('id') ?? '').replaceAll('\0', '');
    const product = await findProduct(database, id, { withDrafts: true });
    if (product?.id !== id) throw new HttpError(404, { error: ownerText('noProduct') });
    return toProductDraft(product);
  };
  app.get(`${here}/edit/:id`, async context => showForm(context, await known(context), { isNew: false }));
  app.post(`${here}/edit/:id`, async context => save(context, await known(context)));
  app.post(`${here}/edit/:id/delete`, async context => {
    const { id } = await known(context);
    await database.delete(products).where(eq(products.id, id));
    return context.redirect(here, 303);
  });
}
