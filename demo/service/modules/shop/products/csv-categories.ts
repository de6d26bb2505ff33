import { asc, sql } from 'drizzle-orm';
import { editorLimits, isWithinLimit } from 'site-elements/contract/editor-limits';
import type { Database } from '../../../kernel/database/database.js';
import { categories } from '../shop.schema.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import type { ProductDraft } from './product-draft.js';
import { ownerText } from '../texts.js';

export interface Category { readonly id: string; readonly name: string }

const lower = (name: string): string => name.toLocaleLowerCase('en');
/** An id is sure; a name is what owners know. */
const resolve = (all: readonly Category[], word: string): string | undefined =>
  (all.find(({ id }) => id === word) ?? all.find(({ name }) => lower(name) === lower(word)))?.id;

export const readCategories = (database: Database): Promise<Category[]> =>
  database.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.position), asc(categories.name));

/** Error for a category above the limit; null within it. */
export const noRoomIn = (all: readonly Category[]): string | null =>
  (isWithinLimit('nestedCategories', all.length + 1) ? null : ownerText('productCategoriesFull', { most: editorLimits.nestedCategories }));

/** Error for an invalid category name; null for a valid one. */
export const findNameFault = (name: string): string | null => (slugify(name) !== '' && isWithinLimit('categoryLength', name) ? null
  : ownerText('productsCategoryWrong', { category: name.slice(0, 60), most: editorLimits.categoryLength }));

/** Categories by name, as far as a file can distinguish them by it. */
export const categoriesAsText = (ids: readonly string[], all: readonly Category[]): string => ids.map(id => {
  const name = all.find(category => category.id === id)?.name;
  return name !== undefined && !name.includes(',') && resolve(all, name) === id ? name : id;
}).join(', ');

/**
 * The IDs of the categories that a file names by ID or name. Missing ones are created, last in the list, and can be edited like any
 * other. Throws a RangeError for an invalid name, and for more categories than a shop can have;
 * `placeOf` names the place of a draft's categories in the file.
 */
export async function settleCategories(
  transaction: Database, drafts: readonly ProductDraft[], placeOf: (draft: ProductDraft) => string,
): Promise<{ drafts: ProductDraft[]; added: string[] }> {
  const all = await readCategories(transaction);
  const ids = new Map<string, string>();
  const added: Category[] = [];
  const idFor = (word: string, draft: ProductDraft): string => {
    const id = ids.get(word) ?? resolve(all, word) ?? slugify(word);
    ids.set(word, id);
    if (all.some(category => category.id === id)) return id;
    const says = findNameFault(word);
    if (says) throw new RangeError(ownerText('productsFault', { of: placeOf(draft), says }));
    const category = { id, name: word };
    const full = noRoomIn(all);
    if (full) throw new RangeError(ownerText('productsFault', { of: placeOf(draft), says: full }));
    all.push(category);
    added.push(category);
    return id;
  };
  const settled = drafts.map(draft => ({ ...draft, categories: [...new Set(draft.categories.map(word => idFor(word, draft)))] }));
  if (added.length > 0) {
    const [last] = await transaction.select({ position: sql<number>`coalesce(max(${categories.position}), -1)::int` }).from(categories);
    await transaction.insert(categories).values(added.map((category, at) => ({ ...category, position: last!.position + 1 + at }))).onConflictDoNothing();
  }
  return { drafts: settled, added: added.map(({ name }) => name) };
}
