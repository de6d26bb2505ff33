import { cashProvider } from './cash.js';
import { demoProvider } from './demo.js';
import { linkProvider } from './link.js';
import type { PaymentProvider } from './provider.js';
import { stripeProvider } from './stripe.js';

/** Whatever has been set up, the best first. A further provider is one more record. */
const records: ((environment: NodeJS.ProcessEnv) => PaymentProvider | null)[] = [
  ({ PAYMENT_STRIPE_SECRET_KEY: secretKey, PAYMENT_STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENT_STRIPE_URL: api }) => {
    if (!secretKey) return null;
    if (!webhookSecret) throw new Error('PAYMENT_STRIPE_WEBHOOK_SECRET is missing: without it, a forged message cannot be distinguished from one of Stripe.');
    return stripeProvider({ secretKey, webhookSecret, api: api || undefined });
  },
  () => linkProvider,
  ({ PAYMENT_CASH }) => {
    if (!PAYMENT_CASH || PAYMENT_CASH === 'off') return null;
    if (PAYMENT_CASH !== 'on') throw new Error(`PAYMENT_CASH is "${PAYMENT_CASH}"; expected on or off.`);
    return cashProvider;
  },
  // Where a shop is paid, a demo would give its goods away.
  ({ PAYMENT_DEMO, PAYMENT_STRIPE_SECRET_KEY, PAYMENT_CASH }) => {
    const isReal = Boolean(PAYMENT_STRIPE_SECRET_KEY) || PAYMENT_CASH === 'on';
    return PAYMENT_DEMO === 'off' || (isReal && PAYMENT_DEMO !== 'on') ? null : demoProvider;
  },
];

/** The payment providers that the environment names. Throws a message for people where something is missing. */
export const providersFromEnvironment = (environment: NodeJS.ProcessEnv): PaymentProvider[] => records.flatMap(record => record(environment) ?? []);

/** The providers of a service without options. */
export const usualProviders: readonly PaymentProvider[] = providersFromEnvironment({});
