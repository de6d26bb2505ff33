import { asc } from 'drizzle-orm';
import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import type { CategoriesAnswer, ProductAnswer, ProductsAnswer } from 'site-elements/contract/product';
import { productsQuerySchema } from 'site-elements/contract/product.schema';
import type { Database } from '../../kernel/database/database.js';
import { categories } from './shop.schema.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { findProduct, publicProduct, readCatalogue } from './catalogue.js';
import { readCatalogueIndex } from './catalogue-index.js';
import { countByCategory, findProducts } from './find-products.js';
import { refuseProblem } from './refuse-problem.js';
import { storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

/** What the shop sells: products with filters and pages, one product, categories. */
export function addProducts(app: Hono, { database }: { database: Database }): void {
  app.get(paths.products, async context => {
    const query = checkShape(productsQuerySchema, context.req.query());
    // Only a category is found by its parts.
    const rows = query.category === undefined ? [] : await database.select({ id: categories.id, parentId: categories.parentId }).from(categories);
    const { products: all } = await readCatalogueIndex(database);
    const { ids, total, page, pageSize } = findProducts(all, query, new Map(rows.map(({ id, parentId }) => [id, parentId])));
    const byId = new Map((await readCatalogue(database, { ids })).map(product => [product.id, publicProduct(product)]));
    return context.json<ProductsAnswer>({ currency: storeSettings().currency, products: ids.flatMap(id => byId.get(id) ?? []), total, page, pageSize });
  });

  app.get(paths.product, async context => {
    const product = await findProduct(database, context.req.param('id').replaceAll('\0', ''));
    if (!product) throw refuseProblem('product-gone', t('productGone'), { status: 404 });
    return context.json<ProductAnswer>({ product: publicProduct(product) });
  });

  app.get(paths.categories, async context => {
    const rows = await database.select().from(categories).orderBy(asc(categories.position), asc(categories.name));
    const { products: all } = await readCatalogueIndex(database);
    const counts = countByCategory(all, new Map(rows.map(({ id, parentId }) => [id, parentId])));
    return context.json<CategoriesAnswer>({
      categories: rows.map(({ id, name, parentId }) => ({ id, name, parentId, products: counts.get(id) ?? 0 })),
    });
  });

  for (const path of [paths.products, paths.categories, paths.product]) {
    app.all(path, () => {
      throw new HttpError(405, { error: 'This address takes GET only.' }, { Allow: 'GET' });
    });
  }
}
