import type { PaymentProvider } from './provider.js';
import { t } from '../texts.js';

/** Accepts an order that gift cards have paid in full: no other provider has anything to charge. */
export const giftCardProvider: PaymentProvider = {
  name: 'gift-card',
  get title() { return t('payGift'); },
  get explanation() { return t('payGiftNote'); },
  isDemo: false,
  takes: ({ grandTotalCents }) => grandTotalCents === 0,
  begin: async ({ id }) => ({ state: 'paid', reference: id }),
};
