import type { Mail } from '../mail/outbox.js';
import type { StoredGiftCard } from './gift-cards.js';
import type { StoredOrder } from './place-order.js';
import { written } from './store-settings.js';

const subjects: Partial<Record<StoredOrder['state'], (number: number) => string>> = {
  paid: number => `Your order ${number}`,
  fulfilled: number => `Your order ${number} is on its way`,
  canceled: number => `Your order ${number} has been canceled`,
  refunded: number => `Your money for order ${number}`,
};

const openings: Partial<Record<StoredOrder['state'], string>> = {
  paid: 'Thank you for your order. We tell you when it leaves.',
  fulfilled: 'Your order has left the studio.',
  canceled: 'Your order has been canceled. Nothing will be sent.',
  refunded: 'We have given your money back. It takes a few days until your bank shows it.',
};

interface MailFacts { address: string; isDemo: boolean; giftCards?: readonly StoredGiftCard[] }

const cardLines = (cards: readonly StoredGiftCard[]): string[] => cards.map(({ code, initialCents }) => `Gift card over ${written(initialCents, 'en')}: ${code}`);
const demoLines = (isDemo: boolean): string[] => (isDemo ? ['This is a demonstration: nothing was charged and nothing is sent.'] : []);

/** Letters to those whom gift cards are for, where the buyer has named them. */
export function giftCardMails(order: StoredOrder, { isDemo, giftCards = [] }: MailFacts): Mail[] {
  return order.lines.flatMap(({ form }, at): Mail[] => {
    const cards = giftCards.filter(({ lineAt }) => lineAt === at);
    const to = form.find(({ type }) => type === 'email')?.value;
    if (!to || to === order.email || cards.length === 0) return [];
    const words = form.filter(({ type }) => type === 'textarea').map(({ value }) => value);
    return [{
      to, subject: `A gift card from ${order.name || 'somebody'}`,
      text: ['Hello,', '', `${order.name || 'Somebody'} has a gift for you.`, ...demoLines(isDemo), ...words, '', ...cardLines(cards), '', 'Type the code at the checkout of our shop. What is left stays on the card.', ''].join('\n'),
    }];
  });
}

/** What an order's buyer is told of its new state, in English: it is written when the owner or a payment host does something; null where there is nothing to say. */
export function orderMail(order: StoredOrder, { address, isDemo, giftCards = [] }: MailFacts): Mail | null {
  const subject = subjects[order.state]?.(order.number);
  // Of an express button's order nobody knows more than its payment host does.
  if (subject === undefined || order.email === '') return null;
  const lines = order.lines.map(({ name, optionText, quantity, totalCents }) => `${quantity} x ${optionText ? `${name}, ${optionText}` : name}: ${written(totalCents, 'en')}`);
  const sums = [
    ...order.discountCents > 0 ? [`Discount: -${written(order.discountCents, 'en')}`] : [],
    ...order.shippingName ? [`${order.shippingName}: ${written(order.shippingCostCents, 'en')}`] : [],
    ...order.taxCents > 0 ? [`${order.addedTaxCents > 0 ? 'Tax' : 'Tax in it'}: ${written(order.taxCents, 'en')}`] : [],
    ...order.giftCardCents > 0 ? [`Gift card: -${written(order.giftCardCents, 'en')}`] : [],
    `To pay: ${written(order.grandTotalCents, 'en')}`,
  ];
  return {
    to: order.email,
    subject,
    text: [`Hello ${order.name},`, '', openings[order.state], ...demoLines(isDemo), '', ...lines, ...sums, '', ...giftCards.length > 0 ? [...cardLines(giftCards), ''] : [], `See your order: ${address}`, ''].join('\n'),
  };
}
