import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { countryName, isCountry, sortCountries } from '../settings/countries.js';
import { servedCountries, storeSettings } from '../settings/store-settings.js';
import type { Database } from '../../../kernel/database/database.js';
import { taxRules } from '../rule.schema.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { regionName } from '../address/regions.js';
import { readTaxClasses, taxClassName } from '../pricing/tax-classes.js';
import { isInUnion } from '../pricing/vat-id.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, getDraftText } from './rule-editor.js';
import { askPostcodes, postcodesField, readPostcodePatterns, postcodesText, regionField, readRegion } from './place-fields.js';
import { selectField, textField, tickField } from './rule-fields.js';
import { ownerText } from '../texts.js';

const nameLength = 60;

/** Hundredths of a percent of a share as people write it, `20` or `5,25`; `NaN` for anything else. */
export function parseBasisPoints(text: string): number {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,4}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(whole + part.padEnd(4, '0')) / 100;
}

const shareText = (basisPoints: number): string => String(Math.round(basisPoints * 100) / 10_000);

const classOf = (draft: RuleDraft): string => getDraftText(draft, 'taxClass') || 'standard';

/** What is wrong with a tax as it was typed. */
export function taxFaults(draft: RuleDraft): string[] {
  const list = faultList();
  const { faults, ask } = list;
  const [name, country, percent, kind] = ['name', 'country', 'percent', 'kind'].map(field => getDraftText(draft, field)) as [string, string, string, string];
  ask(name !== '' && name.length <= nameLength && /[\p{L}\p{N}]/u.test(name), 'taxNameWrong', { most: nameLength });
  ask(isCountry(country), 'ruleCountryWrong', { country });
  ask(parseBasisPoints(percent) <= 10_000, 'taxShareWrong', { share: percent, least: 0, most: 100 });
  ask(kind === 'included' || kind === 'added', 'taxKindWrong');
  askPostcodes(list, draft, 'postcodes', [country]);
  const isNarrow = readRegion(draft, country) !== '' || getDraftText(draft, 'postcodes') !== '';
  ask(getDraftText(draft, 'instead') !== 'yes' || isNarrow, 'taxInsteadArea');
  return faults;
}

/** The countries that the shop sells to, and that of a tax which it no longer sells to. */
const taxCountries = (draft: RuleDraft): string[] => {
  const country = getDraftText(draft, 'country');
  return sortCountries(new Set([...servedCountries(), ...isCountry(country) ? [country] : []]));
};

/** Where a tax is charged, as the list of taxes shows it. */
const areaOf = ({ country, region, postcodes }: typeof taxRules.$inferSelect): string =>
  [
    countryName(country), ...region === '' ? [] : [regionName(country, region) ?? region], ...postcodes.slice(0, 3), ...postcodes.length > 3 ? ['…'] : [],
  ].join(', ');

/** The id of a new tax: what distinguishes it from all others. */
const newId = ({ country, region, taxClass, name }: { country: string; region: string; taxClass: string; name: string }): string =>
  [country.toLowerCase(), ...region === '' ? [] : [region.toLowerCase()], ...taxClass === 'standard' ? [] : [taxClass],
    slugify(name) || encodeURIComponent(name.toLowerCase())].join('-');

const order: ListOrder = { by: [[taxRules.country, 'text'], [taxRules.region, 'text'], [taxRules.id, 'text']], shown: 100 };

/** Taxes by the place that an order goes to. */
export function taxEditor(database: Database): RuleEditor {
  return {
    path: paths.ownerTaxes, empty: () => draftFrom({ kind: 'included', country: storeSettings().country, taxClass: 'standard' }),
    words: {
      title: 'navTaxes', add: 'addTax', fresh: 'newTax', change: 'changeTax', missing: 'noTax', end: 'endTax',
      none: 'taxesNone',
    },
    columns: ['name', 'taxArea', 'taxClass', 'taxShare', 'taxPrices'],
    again: 'ruleShowRegions',
    async list(context) {
      const classes = await readTaxClasses(database);
      const list = await readListPage(context, order, ({ cursor, where, orderBy, limit }) =>
        database.select({ row: taxRules, cursor }).from(taxRules).where(where).orderBy(...orderBy).limit(limit));
      return {
        ...list,
        rows: list.rows.map(({ row }) => ({
          id: row.id,
          title: row.name,
          cells: [
            areaOf(row),
            taxClassName(classes, row.taxClass),
            formatOwnerNumber(row.basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 4 }),
            ownerText(row.isIncluded ? 'taxHeld' : 'taxNotHeld'),
          ],
        })),
      };
    },
    async find(id) {
      const [row] = await database.select().from(taxRules).where(eq(taxRules.id, id));
      return row ? draftFrom({
        name: row.name, country: row.country, region: row.region, postcodes: postcodesText(row.postcodes), taxClass: row.taxClass,
        percent: shareText(row.basisPoints), kind: row.isIncluded ? 'included' : 'added', instead: row.isInstead ? 'yes' : '',
      }) : null;
    },
    fields: async draft => html`
${textField(draft, 'name', ownerText('name'), { more: html` required maxlength="${nameLength}"`, note: ownerText('taxNameNote') })}
${selectField(draft, 'country', ownerText('taxCountry'), taxCountries(draft).map(code => [code, countryName(code)]),
  isInUnion(storeSettings().country) ? ownerText('taxCountryNote') : '')}
${regionField(draft, getDraftText(draft, 'country'))}
${postcodesField(draft, 'postcodes', ownerText('rulePostcodes'), ownerText('rulePostcodesNote'))}
${tickField(draft, 'instead', ownerText('taxInstead'), ownerText('taxInsteadNote'))}
${selectField(draft, 'taxClass', ownerText('taxClass'), (await readTaxClasses(database)).map(({ id, name }) => [id, name]))}
${textField(draft, 'percent', ownerText('taxPercent'), { more: html` required inputmode="decimal"` })}
${selectField(draft, 'kind', ownerText('taxPrices'), [['included', ownerText('taxIncluded')], ['added', ownerText('taxAdded')]])}`,
    async faultsOf(draft) {
      const taxClass = classOf(draft);
      const isKnown = (await readTaxClasses(database)).some(({ id }) => id === taxClass);
      return [...taxFaults(draft), ...isKnown ? [] : [ownerText('taxClassWrong', { name: taxClass })]];
    },
    async save(draft, known) {
      const [name, country] = [getDraftText(draft, 'name'), getDraftText(draft, 'country')];
      const values = {
        name,
        country,
        region: readRegion(draft, country),
        postcodes: readPostcodePatterns(draft, 'postcodes', country),
        taxClass: classOf(draft),
        isInstead: getDraftText(draft, 'instead') === 'yes',
        basisPoints: parseBasisPoints(getDraftText(draft, 'percent')),
        isIncluded: getDraftText(draft, 'kind') === 'included',
        editedAt: new Date(),
      };
      if (known === null) {
        const added = await database
          .insert(taxRules)
          .values({ ...values, id: newId(values) })
          .onConflictDoNothing()
          .returning({ id: taxRules.id });
        return added.length > 0 ? null : ownerText('taxTaken', { name });
      }
      const changed = await database.update(taxRules).set(values).where(eq(taxRules.id, known)).returning({ id: taxRules.id });
      return changed.length > 0 ? null : ownerText('ruleEndedMeanwhile');
    },
    async end(id) {
      await database.delete(taxRules).where(eq(taxRules.id, id));
      return null;
    },
  };
}
