import { and, arrayContains, eq, ne, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { editorLimits, isWithinLimit } from 'site-elements/contract/editor-limits';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { hasWords, isAmong } from '../../../kernel/database/word-search.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { categories, products } from '../shop.schema.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { noRoomIn, readCategories } from '../products/csv-categories.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, getDraftText } from './rule-editor.js';
import { textField } from './rule-fields.js';
import { ownerText } from '../texts.js';

const order: ListOrder = { by: [[categories.position, 'int'], [categories.name, 'text'], [categories.id, 'text']], shown: 50 };
/** Products of a category, counted by their index for each that is shown. */
const heldProducts = sql<number>`(select count(*)::int from ${products} held where held.categories @> array[${categories}.id])`;

/** What is wrong with a category as it was typed. */
export function categoryFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const [name, place] = [getDraftText(draft, 'name'), getDraftText(draft, 'place')];
  ask(name !== '' && isWithinLimit('categoryLength', name) && slugify(name) !== '', 'ruleNameWrong', { most: editorLimits.categoryLength });
  ask(place === '' || /^\d{1,4}$/.test(place), 'rulePlaceWrong', { place });
  return faults;
}

/** The categories of the shop. Their names are found by the search, which reads them again after each change. */
export function categoryEditor(database: Database): RuleEditor {
  return {
    path: paths.ownerCategories, empty: () => draftFrom({}),
    words: {
      title: 'navCategories', add: 'addCategory', fresh: 'newCategory', change: 'changeCategory', missing: 'noCategory', end: 'deleteCategory',
      none: 'categoriesNone',
    },
    columns: ['name', 'navProducts'],
    search: 'categoriesSearch',
    async list(context, search) {
      const isFound = search === '' ? undefined : isAmong(categories.id, hasWords(search, categories.name, categories.id));
      const list = await readListPage(context, order, ({ cursor, where, orderBy, limit }) => database
        .select({ id: categories.id, name: categories.name, held: heldProducts, cursor })
        .from(categories).where(and(isFound, where)).orderBy(...orderBy).limit(limit));
      return { ...list, rows: list.rows.map(({ id, name, held }) => ({ id, title: name, cells: [formatOwnerNumber(held)] })) };
    },
    async find(id) {
      const [row] = await database.select().from(categories).where(eq(categories.id, id));
      return row ? draftFrom({ name: row.name, place: String(row.position + 1) }) : null;
    },
    fields: draft => html`
${textField(draft, 'name', ownerText('name'), { more: html` required maxlength="${editorLimits.categoryLength}"`, note: ownerText('categoryNameNote') })}
${textField(draft, 'place', ownerText('rulePlace'), { more: html` inputmode="numeric"`, note: ownerText('categoryPlaceNote') })}`,
    faultsOf: categoryFaults,
    async save(draft, known) {
      const [name, place] = [getDraftText(draft, 'name'), getDraftText(draft, 'place')];
      const last = sql<number>`(select coalesce(max(${categories.position}), -1) + 1 from ${categories})`;
      const values = { name, position: place === '' ? last : Math.max(0, Number(place) - 1), editedAt: new Date() };
      const [other] = await database
        .select({ id: categories.id })
        .from(categories)
        .where(and(eq(categories.name, name), known === null ? undefined : ne(categories.id, known)));
      if (other) return ownerText('categoryTaken');
      if (known === null) {
        const full = noRoomIn(await readCategories(database));
        if (full) return full;
        const added = await database.insert(categories).values({ ...values, id: slugify(name) }).onConflictDoNothing().returning({ id: categories.id });
        return added.length > 0 ? null : ownerText('categoryTaken');
      }
      const changed = await database.update(categories).set(values).where(eq(categories.id, known)).returning({ id: categories.id });
      return changed.length > 0 ? null : ownerText('categoryDeletedMeanwhile');
    },
    /** Its products stay; what is below it moves up. */
    async end(id) {
      await database.transaction(async change => {
        const [row] = await change.delete(categories).where(eq(categories.id, id)).returning({ parentId: categories.parentId });
        await change.update(categories).set({ parentId: row?.parentId ?? null }).where(eq(categories.parentId, id));
        await change.update(products).set({ categories: sql`array_remove(${products.categories}, ${id})` }).where(arrayContains(products.categories, [id]));
      });
      return null;
    },
  };
}
