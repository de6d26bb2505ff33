import { fractionDigits } from '../../core/money/currencies.js';
import { formatMoney } from '../../core/money/format-money.js';
import { toEditableAmount } from '../../core/money/write-amount.js';
import { subscriptionText } from '../../core/contract/store/subscription-text.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import type { DonationButtonHost } from './donation-button.settings.js';
import type { DonationChoice, DonationOffer, DonationPlan } from './donation-button.state.js';

type Text = Pick<DonationButtonHost, 'text' | 'read' | 'values'>;

export const getCurrency = (host: Pick<Text, 'read' | 'values'>): string => host.values.currency || host.read($currency);

export const moneyIn =
  (host: Text) =>
    (cents: number): string =>
      formatMoney(cents, { currency: getCurrency(host), locale: host.read($site).locale, trim: true });

export function planText(host: Text, plan: DonationPlan): string {
  const { key, values } = subscriptionText(plan);
  return host.text(key, { ...values });
}

/** Why the donation cannot continue; empty where it can. */
export function problemText(host: Text, { problem, typed }: DonationChoice, offer: DonationOffer): string {
  const money = moneyIn(host);
  if (!problem) return '';
  const { currency } = offer.context;
  return host.text(problem, {
    typed: typed.trim(), currency, plain: toEditableAmount(Math.floor(1250.5 * 10 ** fractionDigits(currency)), offer.context),
    example: money(offer.amounts[0] ?? offer.minCents), least: money(offer.minCents), most: money(offer.maxCents),
  });
}
