import { say } from '../../../kernel/language/say.js';
import type { PaymentProvider } from './provider.js';

/** Takes what gift cards have paid already: nobody else has anything to charge. */
export const giftCardProvider: PaymentProvider = {
  name: 'gift-card',
  get title() { return say('payGift'); },
  get explanation() { return say('payGiftNote'); },
  isDemo: false,
  takes: ({ grandTotalCents }) => grandTotalCents === 0,
  begin: async ({ id }) => ({ state: 'paid', reference: id }),
};
