import type { PaymentProvider } from './provider.js';
import { t } from '../texts.js';

/** Marks every order as paid, and shows that it is a demo. */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  get title() { return t('payDemo'); },
  get explanation() { return t('payDemoNote'); },
  isDemo: true,
  get express() { return { title: t('payDemoExpress'), explanation: t('payDemoExpressNote'), showsSum: false }; },
  takes: () => true,
  begin: async ({ id }) => ({ state: 'paid', reference: id }),
  renewals: { by: 'charge', charge: async ({ id }) => ({ state: 'paid', reference: id }) },
};
