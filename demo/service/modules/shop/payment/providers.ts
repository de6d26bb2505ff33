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
  ({ PAYMENT_DEMO, PAYMENT_STRIPE_SECRET_KEY }) => (PAYMENT_DEMO === 'off' || (PAYMENT_STRIPE_SECRET_KEY && PAYMENT_DEMO !== 'on') ? null : demoProvider),
];

/** The payment providers that the environment names. Throws a message for people where something is missing. */
export const providersFromEnvironment = (environment: NodeJS.ProcessEnv): PaymentProvider[] => records.flatMap(record => record(environment) ?? []);

/** The providers of a service without options. */
export const usualProviders: readonly PaymentProvider[] = providersFromEnvironment({});
