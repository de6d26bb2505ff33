import { asc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { countryName, isCountry, sortCountries } from '../settings/countries.js';
import { servedCountries, storeSettings } from '../settings/store-settings.js';
import type { Database } from '../../../kernel/database/database.js';
import { taxRules } from '../shop.schema.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, getDraftText } from './rule-editor.js';
import { selectField, textField } from './rule-fields.js';
import { ownerText } from '../texts.js';

const nameLength = 60;

/** Hundredths of a percent of a share as people write it, `20` or `5,25`; `NaN` for anything else. */
export function parseBasisPoints(text: string): number {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const shareText = (basisPoints: number): string => String(basisPoints / 100);

/** What is wrong with a tax as it was typed. */
export function taxFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const [name, country, percent, kind] = ['name', 'country', 'percent', 'kind'].map(field => getDraftText(draft, field)) as [string, string, string, string];
  ask(name !== '' && name.length <= nameLength && /[\p{L}\p{N}]/u.test(name), 'taxNameWrong', { most: nameLength });
  ask(isCountry(country), 'ruleCountryWrong', { country });
  ask(parseBasisPoints(percent) <= 10_000, 'taxShareWrong', { share: percent, least: 0, most: 100 });
  ask(kind === 'included' || kind === 'added', 'taxKindWrong');
  return faults;
}

/** The countries that the shop sells to, and that of a tax which it no longer sells to. */
const taxCountries = (draft: RuleDraft): string[] => {
  const country = getDraftText(draft, 'country');
  return sortCountries(new Set([...servedCountries(), ...isCountry(country) ? [country] : []]));
};

/** Taxes by the country that an order goes to. */
export function taxEditor(database: Database): RuleEditor {
  return {
    path: paths.ownerTaxes, empty: () => draftFrom({ kind: 'included', country: storeSettings().country }),
    words: { title: 'navTaxes', add: 'addTax', fresh: 'newTax', change: 'changeTax', missing: 'noTax', end: 'endTax' },
    columns: ['name', 'taxCountry', 'taxShare', 'taxPrices'],
    async list() {
      return (await database.select().from(taxRules).orderBy(asc(taxRules.country), asc(taxRules.id))).map(
        ({ id, name, country, basisPoints, isIncluded }) => ({
          id,
          title: name,
          cells: [
            countryName(country),
            formatOwnerNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
            ownerText(isIncluded ? 'taxHeld' : 'taxNotHeld'),
          ],
        }),
      );
    },
    async find(id) {
      const [row] = await database.select().from(taxRules).where(eq(taxRules.id, id));
      return row ? draftFrom({ name: row.name, country: row.country, percent: shareText(row.basisPoints), kind: row.isIncluded ? 'included' : 'added' }) : null;
    },
    fields: draft => html`
${textField(draft, 'name', ownerText('name'), { more: html` required maxlength="${nameLength}"`, note: ownerText('taxNameNote') })}
${selectField(draft, 'country', ownerText('taxCountry'), taxCountries(draft).map(code => [code, countryName(code)]))}
${textField(draft, 'percent', ownerText('taxPercent'), { more: html` required inputmode="decimal"` })}
${selectField(draft, 'kind', ownerText('taxPrices'), [['included', ownerText('taxIncluded')], ['added', ownerText('taxAdded')]])}`,
    faultsOf: taxFaults,
    async save(draft, known) {
      const [name, country] = [getDraftText(draft, 'name'), getDraftText(draft, 'country')];
      const values = {
        name,
        country,
        basisPoints: parseBasisPoints(getDraftText(draft, 'percent')),
        isIncluded: getDraftText(draft, 'kind') === 'included',
        editedAt: new Date(),
      };
      if (known === null) {
        const added = await database
          .insert(taxRules)
          .values({ ...values, id: [country.toLowerCase(), slugify(name) || encodeURIComponent(name.toLowerCase())].join('-') })
          .onConflictDoNothing()
          .returning({ id: taxRules.id });
        return added.length > 0 ? null : ownerText('taxTaken', { name });
      }
      const changed = await database.update(taxRules).set(values).where(eq(taxRules.id, known)).returning({ id: taxRules.id });
      return changed.length > 0 ? null : ownerText('ruleEndedMeanwhile');
    },
    async end(id) { await database.delete(taxRules).where(eq(taxRules.id, id)); },
  };
}
