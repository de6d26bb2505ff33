import { asc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from '../../../../../core/contract/paths.js';
import { countries, countryName } from '../../../commerce/store-settings.js';
import type { Database } from '../../../database/database.js';
import { taxRules } from '../../../database/store.schema.js';
import { idOf } from '../id-of.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, textOf } from './rule-editor.js';
import { selectField, textField } from './rule-fields.js';

/** Hundredths of a percent of a share as people write it, `20` or `5,25`; not a number where it is none. */
export function basisPointsOf(text: string): number {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const shareText = (basisPoints: number): string => String(basisPoints / 100);

/** What is wrong with a tax as it was typed. */
export function taxFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const [name, country, percent, kind] = ['name', 'country', 'percent', 'kind'].map(field => textOf(draft, field)) as [string, string, string, string];
  ask(name !== '' && name.length <= 60 && /[\p{L}\p{N}]/u.test(name), 'Enter a name of at most 60 characters, such as VAT.');
  ask(Object.hasOwn(countries, country), `"${country}" is no country that the checkout offers.`);
  ask(basisPointsOf(percent) <= 10_000, `"${percent}" is no share: write a number from 0 to 100 with at most two decimals.`);
  ask(kind === 'included' || kind === 'added', 'Say whether prices hold the tax already.');
  return faults;
}

/** Taxes by the country that an order goes to. */
export function taxEditor(database: Database): RuleEditor {
  const kinds = [['included', 'Prices hold it already'], ['added', 'It is added to the sum']] as const;
  return {
    path: paths.ownerTaxes, title: 'Taxes', one: 'tax', endWords: 'End this tax', empty: draftFrom({ kind: 'included', country: 'GB' }),
    columns: ['Name', 'Country', 'Share', 'Prices'],
    async list() {
      return (await database.select().from(taxRules).orderBy(asc(taxRules.country), asc(taxRules.id))).map(({ id, name, country, basisPoints, isIncluded }) => ({
        id, title: name, cells: [countryName(country), `${shareText(basisPoints)} %`, isIncluded ? 'hold it' : 'without it'],
      }));
    },
    async find(id) {
      const [row] = await database.select().from(taxRules).where(eq(taxRules.id, id));
      return row ? draftFrom({ name: row.name, country: row.country, percent: shareText(row.basisPoints), kind: row.isIncluded ? 'included' : 'added' }) : null;
    },
    fields: draft => html`
${textField(draft, 'name', 'Name', { more: html` required maxlength="60"`, note: 'As the country says it, such as VAT or GST.' })}
${selectField(draft, 'country', 'Country', Object.entries(countries))}
${textField(draft, 'percent', 'Percent', { more: html` required inputmode="decimal"` })}
${selectField(draft, 'kind', 'Prices', kinds)}`,
    faultsOf: taxFaults,
    async save(draft, known) {
      const [name, country] = [textOf(draft, 'name'), textOf(draft, 'country')];
      const values = { name, country, basisPoints: basisPointsOf(textOf(draft, 'percent')), isIncluded: textOf(draft, 'kind') === 'included', editedAt: new Date() };
      if (known === null) {
        const added = await database.insert(taxRules).values({ ...values, id: [country.toLowerCase(), idOf(name) || encodeURIComponent(name.toLowerCase())].join('-') }).onConflictDoNothing().returning({ id: taxRules.id });
        return added.length > 0 ? null : `There is a tax ${name} of this country already.`;
      }
      const changed = await database.update(taxRules).set(values).where(eq(taxRules.id, known)).returning({ id: taxRules.id });
      return changed.length > 0 ? null : 'It has been ended meanwhile.';
    },
    async end(id) { await database.delete(taxRules).where(eq(taxRules.id, id)); },
  };
}
