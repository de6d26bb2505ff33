import { orderNumber, type StoredOrder } from './shop.schema.js';
import { inLanguage } from '../../kernel/language/speech.js';
import type { Mail } from '../../kernel/mail/outbox.js';
import type { StoredGiftCard } from './gift-cards.js';
import type { PaymentProvider } from './payment/provider.js';
import { formatPrice } from './format-price.js';
import { billingText } from './order-buyer.js';
import { orderTaxRows } from './pricing/tax-rows.js';
import { storeSettings } from './settings/store-settings.js';
import { type ShopText, t } from './texts.js';

/** The states that a buyer is notified of, with their texts. */
const told: Partial<Record<StoredOrder['state'], readonly [subject: ShopText, opening: ShopText]>> = {
  pending: ['emailOrderPaid', 'emailPayLater'],
  paid: ['emailOrderPaid', 'emailThanks'],
  fulfilled: ['emailOrderSent', 'emailHasLeft'],
  canceled: ['emailOrderCanceled', 'emailNothingSent'],
  refunded: ['emailOrderRefunded', 'emailMoneyBack'],
};

interface MailFacts {
  /** The address of the order's page; empty where it is not known. */
  address: string;
  isDemo: boolean;
  provider?: Pick<PaymentProvider, 'isPaidLater' | 'isPaidOnDelivery' | 'instructions'>;
  giftCards?: readonly StoredGiftCard[];
  /** The state that the email is about; that of the order by default. */
  state?: StoredOrder['state'];
  /** With an email about a refund: its amount. */
  refundedCents?: number;
  /** Addresses of the pages of its subscriptions. */
  planAddresses?: readonly string[];
  /** Whether it is a later payment of a subscription. */
  isRenewal?: boolean;
}

const line = (title: string, sum: string): string => t('emailLine', { of: title, sum });
const hello = (name: string): string => (name ? t('emailHello', { name }) : t('emailHelloYou'));
const cardLines = (cards: readonly StoredGiftCard[], currency: string): string[] =>
  cards.map(({ code, initialCents }) => t('emailGiftCard', { sum: formatPrice(initialCents, currency), code }));
/** Who sells, below the text. */
function senderLines(): string[] {
  const { name, address } = storeSettings();
  return name + address === '' ? [] : [...[name, address].filter(Boolean), ''];
}

const demoLines = (isDemo: boolean): string[] => (isDemo ? [t('demoOrder')] : []);

/** Emails to those whom gift cards are for, where the buyer has named them. */
function giftCardMails(order: StoredOrder, { isDemo, giftCards = [] }: MailFacts): Mail[] {
  return order.lines.flatMap(({ form }, at): Mail[] => {
    const cards = giftCards.filter(({ lineAt }) => lineAt === at);
    const to = form.find(({ type }) => type === 'email')?.value;
    if (!to || to === order.email || cards.length === 0) return [];
    const words = form.filter(({ type }) => type === 'textarea').map(({ value }) => value);
    const { name } = order;
    return [
      {
        to,
        subject: name ? t('emailCardFrom', { name }) : t('emailCardFromSomebody'),
        text: [
          hello(''),
          '',
          name ? t('emailGift', { name }) : t('emailGiftOfSomebody'),
          ...demoLines(isDemo),
          ...words,
          '',
          ...cardLines(cards, order.currency),
          '',
          t('giftCardUse'),
          '',
          ...senderLines(),
        ].join('\n'),
      },
    ];
  });
}

/** What an email begins with. A buyer who pays later has been thanked for the order before, and may get money back without a bank. */
function openingOf({ returnPath, state: now, grandTotalCents, currency, paidAt }: StoredOrder, usual: ShopText, facts: MailFacts): string {
  const { state = now, refundedCents, provider } = facts;
  if (refundedCents !== undefined && now !== 'refunded')
    return t(provider?.isPaidLater ? 'paidBack' : 'emailPartBack', { sum: formatPrice(refundedCents, currency) });
  if (refundedCents !== undefined || state === 'refunded')
    return provider?.isPaidLater ? t('paidBack', { sum: formatPrice(grandTotalCents, currency) }) : t('emailMoneyBack');
  if (state === 'pending' && provider?.instructions) return t('emailPayTransfer');
  if (state === 'fulfilled' && paidAt === null) return t('emailSentUnpaid');
  return state === 'paid' && (returnPath !== null || provider?.isPaidLater) ? t('emailPaymentReceived') : t(usual);
}

/** Where the order goes and what was written with it, in the email that confirms it. */
function buyerLines({ state, name, address, shippingName, buyer: { billing, note } }: StoredOrder): string[] {
  if (state !== 'paid' && state !== 'pending') return [];
  const part = (title: string, text: string): string[] => (text === '' ? [] : [line(title, ''), ...text.split('\n'), '']).map(one => one.trimEnd());
  return [
    ...part(t('whereTo'), address === '' || shippingName === null ? '' : [name, address].join('\n')),
    ...part(t('billingAddress'), billing ? billingText(billing) : ''),
    ...part(t('buyerNote'), note ?? ''),
  ];
}

const isRenewed = (state: StoredOrder['state'], { isRenewal = false, refundedCents }: MailFacts): boolean =>
  state === 'paid' && isRenewal && refundedCents === undefined;

const planLinks = ({ planAddresses = [] }: MailFacts): string[] => planAddresses.flatMap(url => [t('planMailSee', { url }), '']);

/** The email to an order's buyer about its new state; null if that state has none. */
function orderMail(order: StoredOrder, facts: MailFacts): Mail | null {
  const { address, isDemo, giftCards = [], state = order.state, refundedCents, provider } = facts;
  const words = told[refundedCents === undefined ? state : 'refunded'];
  // An order by an express button has only the data that its payment provider reports, sometimes without an email address.
  if (words === undefined || order.email === '') return null;
  const [subject, usual] = words;
  const { discountCents, shippingName, shippingCostCents, giftCardCents, grandTotalCents, currency } = order;
  const lines = order.lines.map(({ name, optionText, quantity, totalCents }) =>
    line(`${quantity} × ${optionText ? `${name}, ${optionText}` : name}`, formatPrice(totalCents, currency)),
  );
  const sums = [
    ...discountCents > 0 ? [line(t('discount'), formatPrice(-discountCents, currency))] : [],
    ...shippingName ? [line(shippingName, formatPrice(shippingCostCents, currency))] : [],
    ...orderTaxRows(order).map(({ title, cents }) => line(title, formatPrice(cents, currency))),
    ...giftCardCents > 0 ? [line(t('giftCard'), formatPrice(-giftCardCents, currency))] : [],
    line(t('toPay'), formatPrice(grandTotalCents, currency)),
    ...order.refundedCents > 0 ? [t('paidBack', { sum: formatPrice(order.refundedCents, currency) })] : [],
  ];
  const account = state === 'pending' ? provider?.instructions?.({ ...order, orderNumber: orderNumber(order) }) ?? [] : [];
  return {
    to: order.email,
    subject: t(subject, { number: orderNumber(order) }),
    text: [
      hello(order.name),
      '',
      isRenewed(state, facts) ? t('planMailRenewed') : openingOf(order, usual, facts),
      ...account.length > 0 ? ['', ...account.map(({ label, value }) => line(label, value))] : [],
      ...demoLines(isDemo),
      '',
      ...lines,
      ...sums,
      '',
      ...buyerLines(order),
      ...(giftCards.length > 0 ? [...cardLines(giftCards, currency), ''] : []),
      ...(address === '' ? [] : [t(order.returnPath === null ? 'emailSeeOrder' : 'emailSeePayment', { url: address }), '']),
      ...planLinks(facts),
      ...senderLines(),
    ].join('\n'),
  };
}

/**
 * The emails of an order's new state, in the language of its checkout: the owner or a payment host may have moved it, and they
 * speak another one.
 */
export function orderEmails(order: StoredOrder, facts: MailFacts): Promise<Mail[]> {
  return inLanguage(order.language, 'visitor', () => {
    const mail = orderMail(order, facts);
    return [...mail ? [mail] : [], ...facts.refundedCents === undefined ? giftCardMails(order, facts) : []];
  });
}
