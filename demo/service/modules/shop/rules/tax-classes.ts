import { asc, eq, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { slugify } from '../../../kernel/fields/slugify.js';
import type { Database } from '../../../kernel/database/database.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { givenTaxClasses } from '../pricing/tax-classes.js';
import { products } from '../shop.schema.js';
import { shippingOptions, taxClasses, taxRules } from '../rule.schema.js';
import { ownerText } from '../texts.js';
import { draftFrom, faultList, getDraftText, type RuleDraft, type RuleEditor, onePage } from './rule-editor.js';
import { textField } from './rule-fields.js';

/** The column's. */
const nameLength = 60;
/** Names of what uses a class, as many as a sentence has. */
const mostNamed = 5;

const isGiven = (id: string): boolean => id === 'goods' || givenTaxClasses.some(([given]) => given === id);
const isGivenName = (name: string): boolean => givenTaxClasses.some(([, key]) => ownerText(key).toLowerCase() === name.toLowerCase());

/** What is wrong with a class as it was typed. */
export function taxClassFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const name = getDraftText(draft, 'name');
  ask(name !== '' && name.length <= nameLength && slugify(name) !== '', 'ruleNameWrong', { most: nameLength });
  ask(!isGivenName(name) && !isGiven(slugify(name)), 'taxClassTaken');
  return faults;
}

/** The names of what has a class: products, shipping methods, taxes. */
async function usersOf(database: Database, id: string): Promise<string[]> {
  const lists = await Promise.all([products, shippingOptions, taxRules].map(table =>
    database.select({ name: table.name }).from(table).where(eq(table.taxClass, id)).limit(mostNamed)));
  return lists.flat().map(({ name }) => name).slice(0, mostNamed);
}

/** The owner's own tax classes. */
export function taxClassEditor(database: Database): RuleEditor {
  return {
    path: paths.ownerTaxClasses,
    empty: () => draftFrom({}),
    words: {
      title: 'navTaxClasses', add: 'addTaxClass', fresh: 'newTaxClass', change: 'changeTaxClass', missing: 'noTaxClass', end: 'endTaxClass',
      none: 'taxClassesNone',
    },
    columns: ['name', 'taxClassProducts'],
    async list() {
      const held = sql<number>`(select count(*)::int from ${products} where ${products.taxClass} = ${taxClasses}."id")`;
      const rows = await database.select({ id: taxClasses.id, name: taxClasses.name, held }).from(taxClasses).orderBy(asc(taxClasses.name));
      return onePage(rows.map(({ id, name, held: count }) => ({ id, title: name, cells: [formatOwnerNumber(count)] })));
    },
    async find(id) {
      const [row] = await database.select().from(taxClasses).where(eq(taxClasses.id, id));
      return row ? draftFrom({ name: row.name }) : null;
    },
    fields: draft => html`${textField(draft, 'name', ownerText('name'), {
      more: html` required maxlength="${nameLength}"`, note: ownerText('taxClassNameNote') })}`,
    faultsOf: taxClassFaults,
    async save(draft, known) {
      const name = getDraftText(draft, 'name');
      const [other] = await database.select({ id: taxClasses.id }).from(taxClasses).where(sql`lower(${taxClasses.name}) = lower(${name})`);
      if (other && other.id !== known) return ownerText('taxClassTaken');
      if (known === null) {
        const added = await database.insert(taxClasses).values({ id: slugify(name), name }).onConflictDoNothing().returning({ id: taxClasses.id });
        return added.length > 0 ? null : ownerText('taxClassTaken');
      }
      const changed = await database.update(taxClasses).set({ name, editedAt: new Date() }).where(eq(taxClasses.id, known)).returning({ id: taxClasses.id });
      return changed.length > 0 ? null : ownerText('ruleEndedMeanwhile');
    },
    async end(id) {
      const names = await usersOf(database, id);
      if (names.length > 0) return ownerText('taxClassUsed', { names: names.join(', ') });
      await database.delete(taxClasses).where(eq(taxClasses.id, id));
      return null;
    },
  };
}
