import { say } from '../../../kernel/language/say.js';
import type { PaymentProvider } from './provider.js';

/** Marks every order as paid, and says so. */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  get title() { return say('payDemo'); },
  get explanation() { return say('payDemoNote'); },
  isDemo: true,
  get express() { return { title: say('payDemoExpress'), explanation: say('payDemoExpressNote'), showsSum: false }; },
  takes: () => true,
  begin: async ({ id }) => ({ state: 'paid', reference: id }),
};
