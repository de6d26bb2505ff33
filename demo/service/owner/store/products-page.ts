import { asc, eq, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../../../core/contract/paths.js';
import { editorLimits } from '../../../../core/contract/editor-limits.js';
import { findProduct, readCatalogue } from '../../commerce/catalogue.js';
import { written } from '../../commerce/store-settings.js';
import type { Database } from '../../database/database.js';
import { categories, products } from '../../database/store.schema.js';
import { page } from '../../http/page.js';
import { parseBody } from '../../http/parse-body.js';
import { Refusal } from '../../http/refusal.js';
import { logoutForm } from '../access/login.js';
import { ownerNav } from '../owner-nav.js';
import { sendCsv } from '../send-csv.js';
import { csrfInput } from './csrf-input.js';
import { csvColumns, csvRows, readProductCsv } from './product-csv.js';
import { draftOf, faultsOf, idOf, type ProductDraft, saveProduct } from './product-draft.js';
import { productForm, readProductForm } from './product-form.js';
import type { ProductPictures } from './product-pictures.js';

const here = paths.ownerProducts;
const editPath = (id: string) => `${here}/edit/${encodeURIComponent(id)}`;
const newDraft: ProductDraft = { id: '', name: '', description: '', productType: 'physical', state: 'published', categories: [], tags: '', optionNames: [], variants: [], pictures: [], maxPerOrder: '', hostedUrl: '' };

/** What the shop sells, for the owner to see, to change, to take away and to bring along as a file. */
export function addProductsPage(app: Hono, { database, pictures }: { database: Database; pictures: ProductPictures }): void {
  const nextPosition = async () => (await database.select({ next: sql<number>`coalesce(max(${products.position}), -1)::int + 1` }).from(products))[0]!.next;
  const allCategories = () => database.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.position), asc(categories.name));

  const showForm = async (context: Context, draft: ProductDraft, { isNew, faults = [] }: { isNew: boolean; faults?: readonly string[] }) => {
    const title = isNew ? 'A new product' : draft.name;
    const action = isNew ? `${here}/new` : editPath(draft.id);
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
${context.req.query('saved') === undefined ? '' : html`<p role="status">Saved.</p>`}
${productForm(draft, { action, csrf: csrfInput(context), isNew, categories: await allCategories(), faults })}
${isNew ? '' : html`<form method="post" action="${editPath(draft.id)}/delete">${csrfInput(context)}<p><button class="button button-quiet">Delete this product</button></p></form>`}
<p><a href="${here}">All products</a></p>`, faults.length > 0 ? 400 : 200);
  };

  const save = async (context: Context, known?: ProductDraft) => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    if (body.kind !== 'form') throw new Refusal(415, { error: 'Expected a form.' });
    const id = known?.id ?? (body.values.get('id')?.[0]?.trim() || idOf(body.values.get('name')?.[0] ?? ''));
    let draft = readProductForm(body.values, id);
    const name = (body.values.get('newCategory')?.[0] ?? '').trim().slice(0, editorLimits.categoryLength);
    const faults = faultsOf(draft);
    if (!known && faults.length === 0 && await findProduct(database, id, { withDrafts: true })) faults.push(`There is a product with the id or SKU "${id}".`);
    if (faults.length > 0) return showForm(context, draft, { isNew: !known, faults });
    for (const file of body.files.get('files') ?? []) draft = { ...draft, pictures: [...draft.pictures, { file: await pictures.save(file), alt: draft.name }] };
    if (name !== '' && idOf(name) !== '') {
      await database.insert(categories).values({ id: idOf(name), name, position: 1000 }).onConflictDoNothing();
      draft = { ...draft, categories: [...new Set([...draft.categories, idOf(name)])] };
    }
    const fault = await saveProduct(database, draft, await nextPosition());
    return fault === null ? context.redirect(`${editPath(id)}?saved`, 303) : showForm(context, draft, { isNew: !known, faults: [fault] });
  };

  app.get(here, async context => {
    const all = await readCatalogue(database, { withDrafts: true });
    return page(context, 'Products', html`${ownerNav(context)}<h1>Products</h1>
<p class="actions"><a class="button" href="${here}/new">Add a product</a> <a href="${here}/file" download>CSV</a></p>
<div class="owner-scroll" role="region" aria-label="All products" tabindex="0"><table class="order owner-table">
<thead><tr><th scope="col">Product</th><th scope="col">Kind</th><th scope="col">Price</th><th scope="col">Stock</th><th scope="col">State</th></tr></thead>
<tbody>${all.map(({ id, name, productType, variants: kinds, state }) => html`
<tr><th scope="row"><a href="${editPath(id)}">${name}</a></th><td>${productType}</td><td>${kinds.length > 0 ? written(Math.min(...kinds.map(kind => (kind.onSale ? kind.salePriceCents : kind.priceCents)))) : ''}</td>
<td>${kinds.some(({ unlimited }) => unlimited) ? 'unlimited' : kinds.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0)}</td><td>${state === 'published' ? 'Available' : 'Hidden'}</td></tr>`)}
</tbody></table></div>
<form method="post" action="${here}/file" enctype="multipart/form-data">${csrfInput(context)}
<fieldset class="field"><legend>Bring products along</legend>
<div class="field"><label for="file">CSV file of a shop's products</label><input id="file" name="file" type="file" accept=".csv,text/csv" required></div>
<p class="field-note">Products with the same handle are replaced; all others stay as they are. Nothing is changed where the file has a mistake.</p>
<p><button class="button button-quiet">Read the file</button></p></fieldset></form>
${logoutForm(context)}`);
  });

  app.get(`${here}/file`, context => sendCsv(context, 'products', (async function* () {
    yield [...csvColumns];
    for (const product of await readCatalogue(database, { withDrafts: true })) yield* csvRows(product);
  })()));

  app.post(`${here}/file`, async context => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    const [file] = body.kind === 'form' ? body.files.get('file') ?? [] : [];
    if (!file) throw new Refusal(400, { error: 'Choose a file.', field: 'file' });
    const answer = (title: string, lines: readonly string[], status: 200 | 400) => page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
${lines.length > 0 ? html`<ul role="${status === 400 ? 'alert' : 'status'}">${lines.map(line => html`<li>${line}</li>`)}</ul>` : ''}<p><a href="${here}">All products</a></p>`, status);
    try {
      const { drafts, notes } = readProductCsv(await file.text());
      const faults = drafts.flatMap(draft => faultsOf(draft).map(fault => `${draft.name || draft.id}: ${fault}`));
      if (faults.length > 0) return answer('Nothing was changed', faults.slice(0, 50), 400);
      const position = await nextPosition();
      await database.transaction(async transaction => {
        for (const [at, draft] of drafts.entries()) {
          const fault = await saveProduct(transaction, draft, position + at);
          if (fault !== null) throw new RangeError(`${draft.name}: ${fault}`);
        }
      });
      return answer(`${drafts.length} products were read`, notes, 200);
    } catch (error) {
      if (error instanceof RangeError) return answer('Nothing was changed', [error.message], 400);
      throw error;
    }
  });

  app.get(`${here}/new`, context => showForm(context, newDraft, { isNew: true }));
  app.post(`${here}/new`, context => save(context));

  const known = async (context: Context) => {
    const id = (context.req.param('id') ?? '').replaceAll('\0', '');
    const product = await findProduct(database, id, { withDrafts: true });
    if (product?.id !== id) throw new Refusal(404, { error: 'There is no such product.' });
    return draftOf(product);
  };
  app.get(`${here}/edit/:id`, async context => showForm(context, await known(context), { isNew: false }));
  app.post(`${here}/edit/:id`, async context => save(context, await known(context)));
  app.post(`${here}/edit/:id/delete`, async context => {
    const { id } = await known(context);
    await database.delete(products).where(eq(products.id, id));
    return context.redirect(here, 303);
  });
}
