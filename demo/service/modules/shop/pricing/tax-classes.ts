import { asc } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { taxClasses } from '../rule.schema.js';
import { ownerText, type OwnerText } from '../texts.js';

/** The classes that every shop has. */
export const givenTaxClasses = [
  ['standard', 'taxClassStandard'],
  ['reduced', 'taxClassReduced'],
  ['zero', 'taxClassZero'],
] as const satisfies readonly (readonly [id: string, name: OwnerText])[];

/** A class of products that have a rate of their own. */
export interface TaxClass {
  readonly id: string;
  /** In the owner's language where every shop has it. */
  readonly name: string;
}

/** All classes of a shop: those that every shop has, followed by its own. */
export async function readTaxClasses(database: Database): Promise<readonly TaxClass[]> {
  const own = await database.select({ id: taxClasses.id, name: taxClasses.name }).from(taxClasses).orderBy(asc(taxClasses.name));
  return [...givenTaxClasses.map(([id, name]) => ({ id, name: ownerText(name) })), ...own];
}

/** The name of a class; the id of one that has been deleted. */
export const taxClassName = (classes: readonly TaxClass[], id: string): string => classes.find(one => one.id === id)?.name ?? id;
