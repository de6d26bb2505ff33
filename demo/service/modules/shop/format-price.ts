import { dateFormat, type Language, numberFormat } from 'site-elements/contract/language';
import { type AmountContext, formatMoney, type MoneyStyle, toEditableAmount } from 'site-elements/contract/store';
import { currentLanguage } from '../../kernel/language/speech.js';
import { storeSettings } from './settings/store-settings.js';

/** English is written as in the shop's country, where it is spoken there. */
const localeFor = (language: Language): string => (language === 'en' ? `en-${storeSettings().country}` : language);

/** What settles how an amount is read that was typed into a page of the service. By default in the shop's currency. */
export const amountContext = (currency: string = storeSettings().currency): AmountContext => ({ currency, locale: localeFor(currentLanguage()) });

/** An amount in minor units as the service's own pages write it. By default in the shop's currency. */
export const formatPrice = (cents: number, currency?: string): string => formatMoney(cents, amountContext(currency) as MoneyStyle);

/** The same as a field for amounts holds it: without symbol and groups. */
export const formatPlainPrice = (cents: number, currency?: string): string => toEditableAmount(cents, amountContext(currency));

/** A share in hundredths of a percent, as people write it: 887.5 is `8.875%`. */
export const formatShare = (basisPoints: number): string =>
  numberFormat(localeFor(currentLanguage()), { style: 'percent', maximumFractionDigits: 4 }).format(basisPoints / 10_000);

/** A day as the service's own pages write it. */
export const formatStoreDay = (moment: Date): string => dateFormat(localeFor(currentLanguage()), { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
