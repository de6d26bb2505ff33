import type { Language } from 'site-elements/contract/language';
import { paths } from 'site-elements/contract/paths';
import { inLanguage } from '../../../kernel/language/speech.js';
import type { Mail } from '../../../kernel/mail/outbox.js';
import { formatPrice, formatStoreDay } from '../format-price.js';
import type { PaymentInstruction } from '../payment/provider.js';
import { storeSettings } from '../settings/store-settings.js';
import { orderNumber, type StoredOrder } from '../shop.schema.js';
import type { StoredSubscription } from '../subscription.schema.js';
import { ownerText, t } from '../texts.js';

/** A day of the shop, as its pages write it. */
export const formatDay = (day: string): string => formatStoreDay(new Date(`${day}T00:00:00Z`));

/** What has happened to a subscription, beside a renewal that is paid: the email of its order reports that. */
export type SubscriptionNews =
  /** `isByBuyer`: the buyer makes each payment, to `account` where there is one. */
  | {
    readonly of: 'due' | 'failed';
    readonly order: StoredOrder;
    readonly day: string;
    readonly isByBuyer: boolean;
    readonly account: readonly PaymentInstruction[];
  }
  | { readonly of: 'unpaid'; readonly order: StoredOrder }
  | { readonly of: 'ended' }
  | { readonly of: 'canceled'; readonly day: string; readonly isOver: boolean };

interface Addresses { readonly subscription: string; readonly payment: string }

const sumOf = ({ grandTotalCents, currency }: StoredOrder): string => formatPrice(grandTotalCents, currency);

function wordsOf(news: SubscriptionNews): readonly [subject: string, text: string] {
  if (news.of === 'due' || news.of === 'failed') {
    const [number, values] = [orderNumber(news.order), { sum: sumOf(news.order), date: formatDay(news.day) }];
    if (news.of === 'due') return [t('planMailDue', { number }), t('planMailDueText', values)];
    return [t('planMailFailed', { number }), t(news.isByBuyer ? 'planMailMissingText' : 'planMailFailedText', values)];
  }
  if (news.of === 'unpaid') return [t('planMailOver'), t('planMailUnpaidText', { sum: sumOf(news.order) })];
  if (news.of === 'canceled') return [t('planMailCanceled'), t(news.isOver ? 'planOver' : 'planRunsUntil', { date: formatDay(news.day) })];
  return [t('planMailOver'), t('planMailEndedText')];
}

/** The email to the buyer; null where they have given no address. `addresses`: empty texts where they are not known. */
export function subscriptionMail({ email, name, language }: StoredSubscription, news: SubscriptionNews, addresses: Addresses): Promise<Mail | null> {
  return inLanguage(language, 'visitor', () => {
    if (email === '') return null;
    const [subject, text] = wordsOf(news);
    const { name: shop, address } = storeSettings();
    const isOwed = news.of === 'due' || news.of === 'failed';
    return {
      to: email,
      subject,
      text: [
        name ? t('emailHello', { name }) : t('emailHelloYou'),
        '',
        text,
        ...isOwed && news.account.length > 0 ? ['', ...news.account.map(({ label, value }) => t('emailLine', { of: label, sum: value }))] : [],
        '',
        ...isOwed && addresses.payment !== '' ? [t('planMailPay', { url: addresses.payment }), ''] : [],
        ...addresses.subscription === '' ? [] : [t('planMailSee', { url: addresses.subscription }), ''],
        ...[shop, address].filter(Boolean),
      ].join('\n').trimEnd(),
    };
  });
}

/**
 * The email to the owner about a payment that has failed. `day`: that of the next try; null after the last one. `origin`: empty where the address
 * of the site is not known.
 */
export function ownerMail(
  { number, name, email }: StoredSubscription, order: StoredOrder, day: string | null,
  { to, language, origin }: { readonly to: string; readonly language: Language; readonly origin: string },
): Promise<Mail> {
  return inLanguage(language, 'owner', () => {
    const values = { sum: sumOf(order), name: name || email };
    const text = day === null ? ownerText('subscriptionMailUnpaidText', values) : ownerText('subscriptionMailFailedText', { ...values, date: formatDay(day) });
    return {
      to, subject: ownerText('subscriptionMailFailed', { number }),
      text: origin === '' ? text : `${text}\n\n${origin}${paths.ownerSubscriptions}/${number}`,
    };
  });
}
