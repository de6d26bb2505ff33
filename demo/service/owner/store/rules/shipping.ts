import { asc, eq, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from '../../../../../core/contract/paths.js';
import { isPrice } from '../../../../../core/contract/store.js';
import { centsOf } from '../../../commerce/checkout-products.js';
import { countries, written } from '../../../commerce/store-settings.js';
import type { Database } from '../../../database/database.js';
import { shippingOptions } from '../../../database/store.schema.js';
import { idOf } from '../id-of.js';
import { priceText } from '../product-draft.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, textOf } from './rule-editor.js';
import { textField, ticksField } from './rule-fields.js';

const codesOf = (draft: RuleDraft): string[] => [...new Set(draft.get('countries') ?? [])];

/** What is wrong with a way to send as it was typed. */
export function shippingFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const [name, price, freeFrom, place] = ['name', 'price', 'freeFrom', 'place'].map(field => textOf(draft, field)) as [string, string, string, string];
  ask(name !== '' && name.length <= 100 && idOf(name) !== '', 'Enter a name of at most 100 characters, with letters or digits in it.');
  ask(isPrice(centsOf(price)), `"${price}" is no price. Write it as 7.00, or 0 where it is free.`);
  ask(freeFrom === '' || (isPrice(centsOf(freeFrom)) && centsOf(freeFrom) > 0), `"${freeFrom}" is no sum. Write it as 150.00, or nothing.`);
  ask(place === '' || /^\d{1,4}$/.test(place), `"${place}" is no place in the list: write a whole number.`);
  for (const code of codesOf(draft)) ask(Object.hasOwn(countries, code), `"${code}" is no country that the checkout offers.`);
  return faults;
}

/** Ways to send an order. The first that reaches a country is the one that is chosen at first. */
export function shippingEditor(database: Database): RuleEditor {
  return {
    path: paths.ownerShipping, title: 'Shipping', one: 'way to send', endWords: 'End this way to send', empty: draftFrom({}),
    columns: ['Name', 'Price', 'Free from', 'Countries'],
    async list() {
      return (await database.select().from(shippingOptions).orderBy(asc(shippingOptions.position), asc(shippingOptions.id))).map(({ id, name, cents, countries: codes, freeFromCents }) => ({
        id, title: name, cells: [cents === 0 ? 'free' : written(cents), freeFromCents === null ? '' : written(freeFromCents), codes.length === 0 ? 'All' : codes.join(', ')],
      }));
    },
    async find(id) {
      const [row] = await database.select().from(shippingOptions).where(eq(shippingOptions.id, id));
      return row ? draftFrom({ name: row.name, price: priceText(row.cents), freeFrom: row.freeFromCents === null ? '' : priceText(row.freeFromCents), countries: row.countries, place: String(row.position + 1) }) : null;
    },
    fields: draft => html`
${textField(draft, 'name', 'Name', { more: html` required maxlength="100"`, note: 'As the checkout says it.' })}
${textField(draft, 'price', 'Price', { more: html` required inputmode="decimal"` })}
${textField(draft, 'freeFrom', 'Free from a sum of', { more: html` inputmode="decimal"`, note: 'After the discount. Empty: never.' })}
${ticksField(draft, 'countries', 'Countries', Object.entries(countries), 'None ticked: it goes everywhere.')}
${textField(draft, 'place', 'Place in the list', { more: html` inputmode="numeric"`, note: 'The first that reaches a country is chosen there at first. Empty: the last.' })}`,
    faultsOf: shippingFaults,
    async save(draft, known) {
      const [price, freeFrom, place] = ['price', 'freeFrom', 'place'].map(field => textOf(draft, field)) as [string, string, string];
      const last = sql<number>`(select coalesce(max(${shippingOptions.position}), -1) + 1 from ${shippingOptions})`;
      const values = {
        name: textOf(draft, 'name'), cents: centsOf(price), freeFromCents: freeFrom === '' ? null : centsOf(freeFrom), countries: codesOf(draft),
        position: place === '' ? last : Math.max(0, Number(place) - 1), editedAt: new Date(),
      };
      if (known === null) {
        const added = await database.insert(shippingOptions).values({ ...values, id: idOf(values.name) }).onConflictDoNothing().returning({ id: shippingOptions.id });
        return added.length > 0 ? null : 'There is a way to send of this name already.';
      }
      const changed = await database.update(shippingOptions).set(values).where(eq(shippingOptions.id, known)).returning({ id: shippingOptions.id });
      return changed.length > 0 ? null : 'It has been ended meanwhile.';
    },
    async end(id) { await database.delete(shippingOptions).where(eq(shippingOptions.id, id)); },
  };
}
