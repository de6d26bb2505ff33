import type { PaymentProvider } from './provider.js';
import { t } from '../texts.js';

/**
 * Cash on delivery or pick-up. The order keeps its stock until the owner marks it as paid or cancels it, and may be sent before. Only for what is
 * handed over, also again and again: no downloads, gift cards or amounts that the visitor chose, such as donations and payments of forms.
 */
export const cashProvider: PaymentProvider = {
  name: 'cash',
  get title() { return t('payCash'); },
  get explanation() { return t('payCashNote'); },
  isDemo: false,
  isPaidLater: true,
  isPaidOnDelivery: true,
  takes: ({ lines }) => lines.every(({ productType, isOwnAmount }) => (productType === 'physical' || productType === 'service') && !isOwnAmount),
  begin: async ({ id }) => ({ state: 'later', reference: id }),
  renewals: { by: 'buyer' },
};
