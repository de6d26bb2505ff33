import { and, arrayContains, asc, eq, ne, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { editorLimits, isWithinLimit } from 'site-elements/contract/editor-limits';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { categories, products } from '../shop.schema.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { noRoomIn, readCategories } from '../products/csv-categories.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, getDraftText, onePage } from './rule-editor.js';
import { textField } from './rule-fields.js';
import { ownerText } from '../texts.js';

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
    async list() {
      const held = database.$with('held').as(database
        .select({ id: sql<string>`unnest(${products.categories})`.as('category'), count: sql<number>`count(*)::int`.as('held') })
        .from(products)
        .groupBy(sql`1`));
      const rows = await database
        .with(held)
        .select({ id: categories.id, name: categories.name, held: held.count })
        .from(categories)
        .leftJoin(held, eq(held.id, categories.id))
        .orderBy(asc(categories.position), asc(categories.name));
      return onePage(rows.map(({ id, name, held: count }) => ({ id, title: name, cells: [formatOwnerNumber(count ?? 0)] })));
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
