import { asc, eq, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { isPrice } from 'site-elements/contract/store';
import { readPrice } from '../read-amount.js';
import { formatPlainPrice, formatPrice } from '../format-price.js';
import { countryFields, readCountries } from '../settings/country-fields.js';
import { isCountry } from '../settings/countries.js';
import { servedCountries } from '../settings/store-settings.js';
import type { Database } from '../../../kernel/database/database.js';
import { shippingOptions } from '../shop.schema.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, getDraftText } from './rule-editor.js';
import { textField } from './rule-fields.js';
import { ownerText, t } from '../texts.js';

const nameLength = 100;
const codesOf = (draft: RuleDraft): string[] => readCountries(draft.get('countries') ?? []);

/** The problems of a shipping method as it was typed. */
export function shippingFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const [name, price, freeFrom, place] = ['name', 'price', 'freeFrom', 'place'].map(field => getDraftText(draft, field)) as [string, string, string, string];
  ask(name !== '' && name.length <= nameLength && slugify(name) !== '', 'ruleNameWrong', { most: nameLength });
  ask(isPrice(readPrice(price)), 'shippingPriceWrong', { price, example: formatPlainPrice(700) });
  ask(freeFrom === '' || (isPrice(readPrice(freeFrom)) && readPrice(freeFrom) > 0), 'shippingFreeFromWrong',
    { sum: freeFrom, example: formatPlainPrice(15_000) });
  ask(place === '' || /^\d{1,4}$/.test(place), 'rulePlaceWrong', { place });
  for (const code of codesOf(draft)) ask(isCountry(code), 'ruleCountryWrong', { country: code });
  return faults;
}

/** Shipping methods. The first that reaches a country is preselected. */
export function shippingEditor(database: Database): RuleEditor {
  return {
    path: paths.ownerShipping,
    empty: () => draftFrom({}),
    words: {
      title: 'navShipping',
      add: 'addShipping',
      fresh: 'newShipping',
      change: 'changeShipping',
      missing: 'noShipping',
      end: 'endShipping',
    },
    columns: ['name', 'shippingPrice', 'shippingFreeFrom', 'shippingCountries'],
    async list() {
      return (await database.select().from(shippingOptions).orderBy(asc(shippingOptions.position), asc(shippingOptions.id))).map(
        ({ id, name, cents, countries: codes, freeFromCents }) => ({
          id,
          title: name,
          cells: [
            cents === 0 ? t('free') : formatPrice(cents),
            freeFromCents === null ? '' : formatPrice(freeFromCents),
            codes.length === 0 ? ownerText('shippingAllCountries') : codes.join(', '),
          ],
        }),
      );
    },
    async find(id) {
      const [row] = await database.select().from(shippingOptions).where(eq(shippingOptions.id, id));
      return row
        ? draftFrom({
          name: row.name,
          price: formatPlainPrice(row.cents),
          freeFrom: row.freeFromCents === null ? '' : formatPlainPrice(row.freeFromCents),
          countries: row.countries,
          place: String(row.position + 1),
        })
        : null;
    },
    fields: draft => html`
${textField(draft, 'name', ownerText('name'), { more: html` required maxlength="${nameLength}"`, note: ownerText('shippingNameNote') })}
${textField(draft, 'price', ownerText('shippingPrice'), { more: html` required inputmode="decimal"` })}
${textField(draft, 'freeFrom', ownerText('shippingFreeFromSum'), { more: html` inputmode="decimal"`, note: ownerText('shippingFreeFromNote') })}
${countryFields('countries', { title: ownerText('shippingCountries'), note: ownerText('shippingCountriesNote'),
  offered: servedCountries(), chosen: codesOf(draft) })}
${textField(draft, 'place', ownerText('rulePlace'), { more: html` inputmode="numeric"`, note: ownerText('shippingPlaceNote') })}`,
    faultsOf: shippingFaults,
    async save(draft, known) {
      const [price, freeFrom, place] = ['price', 'freeFrom', 'place'].map(field => getDraftText(draft, field)) as [string, string, string];
      const last = sql<number>`(select coalesce(max(${shippingOptions.position}), -1) + 1 from ${shippingOptions})`;
      const values = {
        name: getDraftText(draft, 'name'),
        cents: readPrice(price),
        freeFromCents: freeFrom === '' ? null : readPrice(freeFrom),
        countries: codesOf(draft),
        position: place === '' ? last : Math.max(0, Number(place) - 1),
        editedAt: new Date(),
      };
      if (known === null) {
        const added = await database
          .insert(shippingOptions)
          .values({ ...values, id: slugify(values.name) })
          .onConflictDoNothing()
          .returning({ id: shippingOptions.id });
        return added.length > 0 ? null : ownerText('shippingTaken');
      }
      const changed = await database
        .update(shippingOptions)
        .set(values)
        .where(eq(shippingOptions.id, known))
        .returning({ id: shippingOptions.id });
      return changed.length > 0 ? null : ownerText('ruleEndedMeanwhile');
    },
    async end(id) {
      await database.delete(shippingOptions).where(eq(shippingOptions.id, id));
    },
  };
}
