import { asc, eq, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { isPrice } from 'site-elements/contract/store';
import { readPrice } from '../read-amount.js';
import { formatPlainPrice, formatPrice } from '../format-price.js';
import { countryFields, readCountries } from '../settings/country-fields.js';
import { isCountry } from '../settings/countries.js';
import { servedCountries, storeSettings } from '../settings/store-settings.js';
import { plainLength, plainWeight, readLength, readWeight, unitName } from '../settings/units.js';
import type { StoredShipping } from '../pricing/shipping.js';
import { readTaxClasses } from '../pricing/tax-classes.js';
import type { Database } from '../../../kernel/database/database.js';
import type { Html } from '../../../kernel/html.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { shippingBases, type ShippingBasis, shippingOptions, type ShippingStep } from '../rule.schema.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import { draftFrom, faultList, type FaultList, type RuleDraft, type RuleEditor, getDraftText, onePage } from './rule-editor.js';
import { askPostcodes, postcodesField, readPostcodePatterns, postcodesText, regionFields, readRegions } from './place-fields.js';
import { selectField, textField, tickField } from './rule-fields.js';
import { ownerText, t } from '../texts.js';

const nameLength = 100;
/** Price steps of one method. */
const mostSteps = 30;
/** Rows below those that are filled. */
const freeRows = 4;
const codesOf = (draft: RuleDraft): string[] => readCountries(draft.get('countries') ?? []);

/** The problems of a shipping method as it was typed. */
export function shippingFaults(draft: RuleDraft): string[] {
  const list = faultList();
  const { faults, ask } = list;
  const [name, price, freeFrom, place] = ['name', 'price', 'freeFrom', 'place'].map(field => getDraftText(draft, field)) as [string, string, string, string];
  ask(name !== '' && name.length <= nameLength && slugify(name) !== '', 'ruleNameWrong', { most: nameLength });
  ask(isPrice(readPrice(price)), 'shippingPriceWrong', { price, example: formatPlainPrice(700) });
  ask(freeFrom === '' || (isPrice(readPrice(freeFrom)) && readPrice(freeFrom) > 0), 'shippingFreeFromWrong',
    { sum: freeFrom, example: formatPlainPrice(15_000) });
  ask(place === '' || /^\d{1,4}$/.test(place), 'rulePlaceWrong', { place });
  for (const code of codesOf(draft)) ask(isCountry(code), 'ruleCountryWrong', { country: code });
  askPostcodes(list, draft, 'postcodes', codesOf(draft));
  askPostcodes(list, draft, 'exceptPostcodes', codesOf(draft));
  askMeasures(list, draft);
  askSteps(list, draft);
  return faults;
}

const isPickup = (draft: RuleDraft): boolean => getDraftText(draft, 'pickup') === 'yes';
const basisOf = (draft: RuleDraft): ShippingBasis => shippingBases.find(basis => basis === getDraftText(draft, 'basis')) ?? 'flat';
const basisNames = { flat: 'shippingBasisFlat', weight: 'shippingBasisWeight', price: 'shippingBasisPrice', number: 'shippingBasisNumber' } as const;

/** How a step of one basis begins, as it is typed and as it is stored. */
interface StepKind {
  read(text: string): number;
  write(from: number): string;
  unit(): string;
  readonly example: number;
}
const stepKinds: Readonly<Record<Exclude<ShippingBasis, 'flat'>, StepKind>> = {
  weight: {
    read: text => readWeight(text, storeSettings().weightUnit), write: from => plainWeight(from, storeSettings().weightUnit),
    unit: () => unitName(storeSettings().weightUnit), example: 2000,
  },
  price: { read: readPrice, write: from => formatPlainPrice(from), unit: () => storeSettings().currency, example: 5000 },
  number: { read: text => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN), write: String, unit: () => '', example: 3 },
};

/** The rows of price steps that were typed. */
const rowsOf = (draft: RuleDraft): { readonly row: number; readonly from: string; readonly price: string }[] =>
  Array.from({ length: mostSteps }, (_, at) => ({ row: at + 1, from: getDraftText(draft, `from${at}`), price: getDraftText(draft, `price${at}`) }))
    .filter(({ from, price }) => from !== '' || price !== '');

/** Its steps in rising order; those with a fault are left out. */
function stepsOf(draft: RuleDraft): ShippingStep[] {
  const basis = basisOf(draft);
  if (basis === 'flat') return [];
  return rowsOf(draft).map(({ from, price }) => ({ from: stepKinds[basis].read(from), cents: readPrice(price) }))
    .filter(({ from, cents }) => Number.isSafeInteger(from) && isPrice(cents)).sort((one, other) => one.from - other.from);
}

function askSteps({ ask }: FaultList, draft: RuleDraft): void {
  const basis = basisOf(draft);
  if (basis === 'flat') return;
  const kind = stepKinds[basis];
  const begun = new Set<number>();
  const rows = rowsOf(draft);
  ask(rows.length > 0, 'shippingStepsWanted');
  for (const { row, from, price } of rows) {
    const at = kind.read(from);
    const isRight = Number.isSafeInteger(at) && isPrice(readPrice(price));
    ask(isRight, 'shippingStepWrong', { row, example: `${kind.write(kind.example)} – ${formatPlainPrice(700)}` });
    ask(!isRight || !begun.has(at), 'shippingStepTwice', { row });
    begun.add(at);
  }
}

/** Limits of a parcel; null for none, `NaN` for what cannot be read. */
const mostGramsOf = (draft: RuleDraft): number | null => readMost(getDraftText(draft, 'mostWeight'), text => readWeight(text, storeSettings().weightUnit));
const mostLengthOf = (draft: RuleDraft): number | null => readMost(getDraftText(draft, 'mostLength'), text => readLength(text, storeSettings().lengthUnit));
const readMost = (text: string, read: (text: string) => number): number | null => (text === '' ? null : read(text));

function askMeasures({ ask }: FaultList, draft: RuleDraft): void {
  const { weightUnit, lengthUnit } = storeSettings();
  const [grams, millimeters] = [mostGramsOf(draft), mostLengthOf(draft)];
  ask(grams === null || grams > 0, 'shippingMeasureWrong', { value: getDraftText(draft, 'mostWeight'), example: plainWeight(5000, weightUnit) });
  ask(millimeters === null || millimeters > 0, 'shippingMeasureWrong', { value: getDraftText(draft, 'mostLength'), example: plainLength(600, lengthUnit) });
}

/** Rows for the price steps: those that are filled, and some that are not. */
function stepFields(draft: RuleDraft): Html {
  const basis = basisOf(draft);
  if (basis === 'flat') return html``;
  const shown = Math.min(mostSteps, (rowsOf(draft).at(-1)?.row ?? 0) + freeRows);
  const from = [ownerText('shippingStepFrom'), stepKinds[basis].unit()].filter(Boolean).join(' · ');
  const cell = (name: string, title: string, row: number) => html`<td><input name="${name}" value="${getDraftText(draft, name)}" inputmode="decimal"
autocomplete="off" aria-label="${title} ${formatOwnerNumber(row)}"></td>`;
  return html`<fieldset class="field"><legend>${ownerText('shippingSteps')}</legend><p class="field-note">${ownerText('shippingStepsNote')}</p>
<table class="order owner-steps"><thead><tr><th scope="col">${from}</th><th scope="col">${ownerText('shippingStepPrice')}</th></tr></thead><tbody>${
  Array.from({ length: shown }, (_, at) => html`
<tr>${cell(`from${at}`, from, at + 1)}${cell(`price${at}`, ownerText('shippingStepPrice'), at + 1)}</tr>`)}
</tbody></table></fieldset>`;
}

/** A stored method as its owner typed it. */
function draftOf(row: StoredShipping): RuleDraft {
  const { weightUnit, lengthUnit } = storeSettings();
  const kind = row.basis === 'flat' ? null : stepKinds[row.basis];
  return draftFrom({
    name: row.name,
    price: formatPlainPrice(row.cents),
    freeFrom: row.freeFromCents === null ? '' : formatPlainPrice(row.freeFromCents),
    countries: row.countries,
    regions: row.regions,
    postcodes: postcodesText(row.postcodes),
    exceptPostcodes: postcodesText(row.exceptPostcodes),
    basis: row.basis,
    ...Object.fromEntries(row.steps.flatMap(({ from, cents }, at) => [[`from${at}`, kind?.write(from) ?? ''], [`price${at}`, formatPlainPrice(cents)]])),
    mostWeight: row.mostGrams === null ? '' : plainWeight(row.mostGrams, weightUnit),
    mostLength: row.mostLengthMm === null ? '' : plainLength(row.mostLengthMm, lengthUnit),
    pickup: row.isPickup ? 'yes' : '',
    taxClass: row.taxClass,
    place: String(row.position + 1),
  });
}

/** What a method costs in the list of methods: from the lowest to the highest. */
function priceText({ basis, cents, steps }: StoredShipping): string {
  const prices = basis === 'flat' ? [cents] : [cents, ...steps.map(step => step.cents)];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const text = (price: number): string => (price === 0 ? t('free') : formatPrice(price));
  return least === most ? text(least) : `${text(least)} – ${text(most)}`;
}

/** Where a method goes in the list of methods. */
function areaText({ countries, regions, postcodes, exceptPostcodes }: StoredShipping): string {
  const parts = [...countries, ...regions, ...postcodes.slice(0, 3), ...exceptPostcodes.slice(0, 3).map(code => `−${code}`)];
  return parts.length === 0 ? ownerText('shippingAllCountries') : parts.join(', ');
}

/** Shipping methods. The first that reaches a country is preselected. */
export function shippingEditor(database: Database): RuleEditor {
  return {
    path: paths.ownerShipping,
    empty: () => draftFrom({ basis: 'flat', taxClass: 'goods' }),
    words: {
      title: 'navShipping',
      add: 'addShipping',
      fresh: 'newShipping',
      change: 'changeShipping',
      missing: 'noShipping',
      end: 'endShipping',
      none: 'shippingNone',
    },
    columns: ['name', 'shippingPrice', 'shippingFreeFrom', 'shippingCountries'],
    again: 'shippingShowMore',
    async list() {
      return onePage((await database.select().from(shippingOptions).orderBy(asc(shippingOptions.position), asc(shippingOptions.id))).map(
        row => ({
          id: row.id,
          title: row.name,
          cells: [priceText(row), row.freeFromCents === null ? '' : formatPrice(row.freeFromCents), areaText(row)],
        }),
      ));
    },
    async find(id) {
      const [row] = await database.select().from(shippingOptions).where(eq(shippingOptions.id, id));
      return row ? draftOf(row) : null;
    },
    fields: async draft => html`
${textField(draft, 'name', ownerText('name'), { more: html` required maxlength="${nameLength}"`, note: ownerText('shippingNameNote') })}
${textField(draft, 'price', ownerText('shippingPrice'), { more: html` required inputmode="decimal"` })}
${textField(draft, 'freeFrom', ownerText('shippingFreeFromSum'), { more: html` inputmode="decimal"`, note: ownerText('shippingFreeFromNote') })}
${selectField(draft, 'basis', ownerText('shippingBasis'), shippingBases.map(basis => [basis, ownerText(basisNames[basis])]))}
${stepFields(draft)}
${countryFields('countries', { title: ownerText('shippingCountries'), note: ownerText('shippingCountriesNote'),
  offered: servedCountries(), chosen: codesOf(draft) })}
${regionFields(draft, codesOf(draft))}
${postcodesField(draft, 'postcodes', ownerText('rulePostcodes'), ownerText('rulePostcodesNote'))}
${postcodesField(draft, 'exceptPostcodes', ownerText('ruleExceptPostcodes'))}
${textField(draft, 'mostWeight', ownerText('shippingMostWeight', { unit: unitName(storeSettings().weightUnit) }), {
  more: html` inputmode="decimal"`, note: ownerText('shippingMostNote') })}
${textField(draft, 'mostLength', ownerText('shippingMostLength', { unit: unitName(storeSettings().lengthUnit) }), {
  more: html` inputmode="decimal"`, note: ownerText('shippingMostNote') })}
${tickField(draft, 'pickup', ownerText('shippingPickup'), ownerText('shippingPickupNote'))}
${selectField(draft, 'taxClass', ownerText('taxClass'), [
  ['goods', ownerText('taxClassGoods')], ...(await readTaxClasses(database)).map(({ id, name }) => [id, name] as const)])}
${textField(draft, 'place', ownerText('rulePlace'), { more: html` inputmode="numeric"`, note: ownerText('shippingPlaceNote') })}`,
    async faultsOf(draft) {
      const taxClass = getDraftText(draft, 'taxClass') || 'goods';
      const isKnown = taxClass === 'goods' || (await readTaxClasses(database)).some(({ id }) => id === taxClass);
      return [...shippingFaults(draft), ...isKnown ? [] : [ownerText('taxClassWrong', { name: taxClass })]];
    },
    async save(draft, known) {
      const [price, freeFrom, place] = ['price', 'freeFrom', 'place'].map(field => getDraftText(draft, field)) as [string, string, string];
      const last = sql<number>`(select coalesce(max(${shippingOptions.position}), -1) + 1 from ${shippingOptions})`;
      const values = {
        name: getDraftText(draft, 'name'),
        cents: readPrice(price),
        freeFromCents: freeFrom === '' ? null : readPrice(freeFrom),
        countries: codesOf(draft),
        regions: readRegions(draft, codesOf(draft)),
        postcodes: readPostcodePatterns(draft, 'postcodes', codesOf(draft)[0] ?? ''),
        exceptPostcodes: readPostcodePatterns(draft, 'exceptPostcodes', codesOf(draft)[0] ?? ''),
        basis: basisOf(draft),
        steps: stepsOf(draft),
        mostGrams: mostGramsOf(draft),
        mostLengthMm: mostLengthOf(draft),
        isPickup: isPickup(draft),
        taxClass: getDraftText(draft, 'taxClass') || 'goods',
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
      return null;
    },
  };
}
