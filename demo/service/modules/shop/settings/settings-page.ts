import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { paths } from 'site-elements/contract/paths';
import { currencyCodes, type LengthUnit, lengthUnits, type WeightUnit, weightUnits } from 'site-elements/contract/store';
import { checkoutFields, draftOfCheckout, termsLength, toCheckoutSettings } from './checkout-settings.js';
import { countryFields, readCountries } from './country-fields.js';
import { allCountries, countryName, isCountry, sortCountries } from './countries.js';
import { currencyName, isCurrency } from './currency-codes.js';
import { nextOrderNumber, saveSettings } from './save-settings.js';
import { storeSettings } from './store-settings.js';
import { unitName } from './units.js';
import { getRegions } from '../address/regions.js';
import type { PaymentProvider } from '../payment/provider.js';
import { countryOfVatId, tidyVatId } from '../pricing/vat-id.js';
import type { StoreSettings } from '../store-settings.schema.js';
import type { Database } from '../../../kernel/database/database.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { isOwnPath } from '../../../kernel/http/own-path.js';
import type { Html } from '../../../kernel/html.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { draftFrom, faultList, getDraftText, type RuleDraft } from '../rules/rule-editor.js';
import { selectField, textAreaField, textField, tickField } from '../rules/rule-fields.js';
import { ownerText } from '../texts.js';

const here = paths.ownerStore;
const nameLength = 100;
const addressLength = 500;
const slipLength = 1000;
/** The column's. */
const prefixLength = 12;
/** Numbers of orders are integers of four bytes; there is room for many more orders. */
const highestNumber = 1_000_000_000;

/** As long as the longest that a country has. */
const postalCodeLength = 20;
const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== 'UTC')];

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && canParseUrl(text);

function draftOf(settings: StoreSettings, next: number): RuleDraft {
  const { hasExpressCheckout, hasReverseCharge, hasNote: _, lowStock, ...texts } = settings;
  return draftFrom({
    ...texts, lowStock: lowStock === null ? '' : String(lowStock), nextOrder: String(next),
    express: hasExpressCheckout ? 'yes' : '', reverseCharge: hasReverseCharge ? 'yes' : '',
    ...draftOfCheckout(settings),
  });
}

/** What was typed, as it is stored once it has no faults. */
function toSettings(draft: RuleDraft): StoreSettings {
  const text = (name: string): string => getDraftText(draft, name);
  const lines = (name: string): string => text(name).replace(/\r\n?/g, '\n');
  const country = text('country');
  // The page lists the regions of the country that it was opened with.
  const region = getRegions(country).some(({ code }) => code === text('region')) ? text('region') : '';
  return {
    name: text('name'), address: lines('address'), country, region, postalCode: text('postalCode'), currency: text('currency'),
    timeZone: text('timeZone'), weightUnit: text('weightUnit') as WeightUnit, lengthUnit: text('lengthUnit') as LengthUnit,
    vatId: tidyVatId(text('vatId')), hasReverseCharge: text('reverseCharge') === 'yes',
    countries: readCountries(draft.get('countries') ?? []),
    orderPrefix: text('orderPrefix'), slipText: lines('slipText'),
    lowStock: text('lowStock') === '' ? null : Number(text('lowStock')), shopUrl: text('shopUrl') || '/', hasExpressCheckout: text('express') === 'yes',
    ...toCheckoutSettings(draft),
  };
}

/** What is wrong with the settings as they were typed. */
export function settingsFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const settings = toSettings(draft);
  const { name, address, country, currency, countries, orderPrefix, slipText, shopUrl, postalCode, timeZone, weightUnit, lengthUnit, vatId, terms } = settings;
  const next = getDraftText(draft, 'nextOrder');
  ask(name.length <= nameLength, 'storeTooLong', { field: ownerText('storeName'), most: nameLength });
  ask(address.length <= addressLength, 'storeTooLong', { field: ownerText('storeAddress'), most: addressLength });
  ask(slipText.length <= slipLength, 'storeTooLong', { field: ownerText('slipText'), most: slipLength });
  ask(terms.length <= termsLength, 'storeTooLong', { field: ownerText('checkoutTerms'), most: termsLength });
  ask(postalCode.length <= postalCodeLength, 'storeTooLong', { field: ownerText('storePostalCode'), most: postalCodeLength });
  ask(timeZones.includes(timeZone), 'storeTimeZoneWrong', { zone: timeZone });
  ask(weightUnits.includes(weightUnit), 'storeUnitWrong', { unit: weightUnit });
  ask(lengthUnits.includes(lengthUnit), 'storeUnitWrong', { unit: lengthUnit });
  ask(vatId === '' || countryOfVatId(vatId) !== null, 'storeVatIdWrong', { id: vatId, example: 'DE136695976' });
  ask(!settings.hasReverseCharge || vatId !== '', 'storeReverseChargeNeedsId');
  ask(isCountry(country), 'ruleCountryWrong', { country });
  ask(isCurrency(currency), 'currencyUnknown', { currency });
  for (const code of countries) ask(isCountry(code), 'ruleCountryWrong', { country: code });
  ask(/^[\p{L}\p{N}#/._-]*$/u.test(orderPrefix) && orderPrefix.length <= prefixLength, 'orderPrefixWrong', { prefix: orderPrefix, most: prefixLength });
  ask(next === '' || (/^[1-9]\d{0,9}$/.test(next) && Number(next) <= highestNumber), 'orderNumberWrong', { number: next });
  ask(/^\d{0,6}$/.test(getDraftText(draft, 'lowStock')), 'lowStockWrong', { number: getDraftText(draft, 'lowStock') });
  ask(isOwnPath(shopUrl) || isWebAddress(shopUrl), 'shopUrlWrong', { url: shopUrl, example: '/shop' });
  return faults;
}

function fields(draft: RuleDraft): Html {
  const regions = getRegions(getDraftText(draft, 'country'));
  const currencies = currencyCodes.map(code => [code, `${currencyName(code)} (${code})`] as const).sort(([, one], [, other]) => one.localeCompare(other));
  return html`${textField(draft, 'name', ownerText('storeName'), { more: html` maxlength="${nameLength}"`, note: ownerText('storeNameNote') })}
${textAreaField(draft, 'address', ownerText('storeAddress'), { most: addressLength, rows: 4 })}
${selectField(draft, 'country', ownerText('storeCountry'), sortCountries(allCountries).map(code => [code, countryName(code)]), ownerText('storeCountryNote'))}
${regions.length === 0 ? '' : selectField(draft, 'region', ownerText('storeRegion'),
  [['', ownerText('storeNoRegion')], ...regions.map(({ code, name }) => [code, name] as const)], ownerText('storeRegionNote'))}
${textField(draft, 'postalCode', ownerText('storePostalCode'), { more: html` maxlength="${postalCodeLength}"` })}
${selectField(draft, 'timeZone', ownerText('storeTimeZone'), timeZones.map(zone => [zone, zone.replaceAll('_', ' ')]), ownerText('storeTimeZoneNote'))}
${selectField(draft, 'weightUnit', ownerText('storeWeightUnit'), weightUnits.map(unit => [unit, unitName(unit)]))}
${selectField(draft, 'lengthUnit', ownerText('storeLengthUnit'), lengthUnits.map(unit => [unit, unitName(unit)]))}
${selectField(draft, 'currency', ownerText('storeCurrency'), currencies, ownerText('storeCurrencyNote'))}
${countryFields('countries', { title: ownerText('storeCountries'), note: ownerText('storeCountriesNote'), offered: allCountries,
  chosen: readCountries(draft.get('countries') ?? []) })}
${textField(draft, 'vatId', ownerText('storeVatId'), { more: html` maxlength="30"`, note: ownerText('storeVatIdNote') })}
${tickField(draft, 'reverseCharge', ownerText('storeReverseCharge'))}
${textField(draft, 'orderPrefix', ownerText('orderPrefix'), { more: html` maxlength="${prefixLength}"`, note: ownerText('orderPrefixNote') })}
${textField(draft, 'nextOrder', ownerText('orderNumberNext'), { more: html` inputmode="numeric"`, note: ownerText('orderNumberNote') })}
${textAreaField(draft, 'slipText', ownerText('slipText'), { most: slipLength, rows: 3, note: ownerText('slipTextNote') })}
${textField(draft, 'lowStock', ownerText('lowStockSetting'), { more: html` inputmode="numeric"`, note: ownerText('lowStockNote') })}
${textField(draft, 'shopUrl', ownerText('shopUrl'), { note: ownerText('shopUrlNote') })}
${tickField(draft, 'express', ownerText('expressCheckout'))}
${checkoutFields(draft)}`;
}

/** The owner's page of what belongs to the shop as a whole. */
export function addSettingsPage(app: Hono, { database, providers }: { database: Database; providers: readonly PaymentProvider[] }): void {
  const show = (context: Context, draft: RuleDraft, faults: readonly string[] = []) => {
    const title = ownerText('navStore');
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
${context.req.query('saved') === undefined ? '' : html`<p role="status">${ownerText('ruleSaved')}</p>`}
${faults.length > 0 ? html`<div role="alert"><p>${ownerText('ruleNotSaved')}</p><ul>${faults.map(fault => html`<li>${fault}</li>`)}</ul></div>` : ''}
<form class="owner-form" method="post" action="${here}/settings">${csrfInput(context)}
${fields(draft)}
<p><button class="button">${ownerText('save')}</button></p></form>
<h2>${ownerText('storePayments')}</h2>
<ul>${providers.map(provider => html`<li>${provider.title}</li>`)}</ul>
<p class="field-note">${ownerText('storePaymentsNote')}</p>
${logoutForm(context)}`, faults.length > 0 ? 400 : 200);
  };

  app.get(here, async context => show(context, draftOf(storeSettings(), await nextOrderNumber(database))));

  app.post(`${here}/settings`, async context => {
    const body = await parseBody(context.req.raw);
    if (body.kind !== 'form') throw new HttpError(415, { error: 'Expected a form.' });
    const draft: RuleDraft = body.values;
    const faults = settingsFaults(draft);
    if (faults.length > 0) return show(context, draft, faults);
    const next = getDraftText(draft, 'nextOrder');
    const fault = await saveSettings(database, toSettings(draft), next === '' ? null : Number(next));
    return fault === null ? context.redirect(`${here}?saved`, 303) : show(context, draft, [fault]);
  });
}
