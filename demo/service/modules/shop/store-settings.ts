import { dateFormat, type Language, regionNames } from 'site-elements/contract/language';
import { type AmountContext, formatMoney, type MoneyStyle, toEditableAmount } from 'site-elements/contract/store';
import { currentLanguage } from '../../kernel/language/speech.js';

/** What the demo's store is: its money, and where it stands. */
export const storeSettings = {
  websiteId: 'saltmarsh',
  currency: 'EUR',
  /** The destination of a parcel until the buyer has given one. */
  homeCountry: 'GB',
  /** Where the page "Back to the shop" leads. */
  shopPath: '/saltmarsh/shop',
  locale: 'en-IE',
  /** Whether payment providers may show a button that leads to them immediately. spec: commerce-forms-data §3 */
  expressCheckout: true,
} as const;

/** Countries that an order is sent to, as the checkout offers them. */
export const countries: Readonly<Record<string, string>> = {
  GB: 'United Kingdom', IE: 'Ireland', AT: 'Austria', BE: 'Belgium', DK: 'Denmark', FR: 'France', DE: 'Germany', IT: 'Italy', NL: 'Netherlands',
  NO: 'Norway', PL: 'Poland', PT: 'Portugal', ES: 'Spain', SE: 'Sweden', CH: 'Switzerland', CA: 'Canada', US: 'United States',
};

const localeFor = (language: Language): string => (language === 'en' ? storeSettings.locale : language);

/** What settles how an amount is read that was typed into a page of the service. */
export const amountContext = (currency: string = storeSettings.currency): AmountContext => ({ currency, locale: localeFor(currentLanguage()) });

/** An amount in minor units as the service's own pages write it. */
export const formatPrice = (cents: number, currency: string = storeSettings.currency): string => formatMoney(cents, amountContext(currency) as MoneyStyle);

/** The same as a field for amounts holds it: without symbol and groups. */
export const formatPlainPrice = (cents: number, currency: string = storeSettings.currency): string => toEditableAmount(cents, amountContext(currency));

/** A day as the service's own pages write it. */
export const formatStoreDay = (moment: Date): string => dateFormat(localeFor(currentLanguage()), { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** A country's name in the language of the request. */
export function countryName(code: string): string {
  const language = currentLanguage();
  return (language === 'en' ? countries[code] : regionNames(language).of(code)) ?? code;
}
