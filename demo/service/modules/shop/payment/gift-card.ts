import type { PaymentProvider } from './provider.js';
import { t } from '../texts.js';

/** Takes what gift cards have paid already: nobody else has anything to charge. */
export const giftCardProvider: PaymentProvider = {
  name: 'gift-card',
  get title() { return t('payGift'); },
  get explanation() { return t('payGiftNote'); },
  isDemo: false,
  takes: ({ grandTotalCents }) => grandTotalCents === 0,
  begin: async ({ id }) => ({ state: 'paid', reference: id }),
};
