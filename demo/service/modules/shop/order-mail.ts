import type { StoredOrder } from './shop.schema.js';
import { say, speakIn } from '../../kernel/language/say.js';
import type { Mail } from '../../kernel/mail/outbox.js';
import type { TextKey } from '../../kernel/language/texts/en.js';
import type { StoredGiftCard } from './gift-cards.js';
import { written } from './store-settings.js';

/** What a buyer is told of a new state; of the others there is nothing to say. */
const told: Partial<Record<StoredOrder['state'], readonly [subject: TextKey, opening: TextKey]>> = {
  paid: ['letterOrderPaid', 'letterThanks'],
  fulfilled: ['letterOrderSent', 'letterHasLeft'],
  canceled: ['letterOrderCanceled', 'letterNothingSent'],
  refunded: ['letterOrderRefunded', 'letterMoneyBack'],
};

interface MailFacts { address: string; isDemo: boolean; giftCards?: readonly StoredGiftCard[] }

const line = (title: string, sum: string): string => say('letterLine', { of: title, sum });
const hello = (name: string): string => (name ? say('letterHello', { name }) : say('letterHelloYou'));
const cardLines = (cards: readonly StoredGiftCard[], currency: string): string[] => cards.map(({ code, initialCents }) => say('letterGiftCard', { sum: written(initialCents, currency), code }));
const demoLines = (isDemo: boolean): string[] => (isDemo ? [say('demoOrder')] : []);

/** Letters to those whom gift cards are for, where the buyer has named them. */
function giftCardMails(order: StoredOrder, { isDemo, giftCards = [] }: MailFacts): Mail[] {
  return order.lines.flatMap(({ form }, at): Mail[] => {
    const cards = giftCards.filter(({ lineAt }) => lineAt === at);
    const to = form.find(({ type }) => type === 'email')?.value;
    if (!to || to === order.email || cards.length === 0) return [];
    const words = form.filter(({ type }) => type === 'textarea').map(({ value }) => value);
    const { name } = order;
    return [{
      to, subject: name ? say('letterCardFrom', { name }) : say('letterCardFromSomebody'),
      text: [hello(''), '', name ? say('letterGift', { name }) : say('letterGiftOfSomebody'), ...demoLines(isDemo), ...words, '', ...cardLines(cards, order.currency), '', say('giftCardUse'), ''].join('\n'),
    }];
  });
}

/** What an order's buyer is told of its new state; null where there is nothing to say. */
function orderMail(order: StoredOrder, { address, isDemo, giftCards = [] }: MailFacts): Mail | null {
  const words = told[order.state];
  // Of an express button's order nobody knows more than its payment host does.
  if (words === undefined || order.email === '') return null;
  const [subject, opening] = words;
  const { discountCents, shippingName, shippingCostCents, taxCents, addedTaxCents, giftCardCents, grandTotalCents, currency } = order;
  const lines = order.lines.map(({ name, optionText, quantity, totalCents }) => line(`${quantity} × ${optionText ? `${name}, ${optionText}` : name}`, written(totalCents, currency)));
  const sums = [
    ...discountCents > 0 ? [line(say('discount'), written(-discountCents, currency))] : [],
    ...shippingName ? [line(shippingName, written(shippingCostCents, currency))] : [],
    ...taxCents > 0 ? [line(say(addedTaxCents > 0 ? 'tax' : 'taxWithin'), written(taxCents, currency))] : [],
    ...giftCardCents > 0 ? [line(say('giftCard'), written(-giftCardCents, currency))] : [],
    line(say('toPay'), written(grandTotalCents, currency)),
  ];
  return {
    to: order.email,
    subject: say(subject, { number: order.number }),
    text: [
      hello(order.name), '', say(opening), ...demoLines(isDemo), '', ...lines, ...sums, '', ...giftCards.length > 0 ? [...cardLines(giftCards, currency), ''] : [],
      say('letterSeeOrder', { url: address }), '',
    ].join('\n'),
  };
}

/**
 * The letters of an order's new state, in the language of its checkout: the owner or a payment host may have moved it, and they
 * speak another one.
 */
export function orderLetters(order: StoredOrder, facts: MailFacts): Promise<Mail[]> {
  return speakIn(order.language, 'visitor', () => {
    const mail = orderMail(order, facts);
    return [...mail ? [mail] : [], ...giftCardMails(order, facts)];
  });
}
