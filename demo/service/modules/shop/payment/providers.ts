import { cashProvider } from './cash.js';
import { demoProvider } from './demo.js';
import { isIban } from './is-iban.js';
import { linkProvider } from './link.js';
import { payPalProvider } from './paypal.js';
import type { PaymentProvider } from './provider.js';
import { stripeProvider } from './stripe.js';
import { transferProvider } from './transfer.js';

/** The variable that turns each provider on that takes real money. */
const keysOfReal = ['PAYMENT_STRIPE_SECRET_KEY', 'PAYMENT_PAYPAL_CLIENT_ID', 'PAYMENT_TRANSFER_ACCOUNT'] as const;

/** Whatever has been set up, the best first. A further provider is one more record. */
const records: ((environment: NodeJS.ProcessEnv) => PaymentProvider | null)[] = [
  ({ PAYMENT_STRIPE_SECRET_KEY: secretKey, PAYMENT_STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENT_STRIPE_URL: api }) => {
    if (!secretKey) return null;
    if (!webhookSecret) throw new Error('PAYMENT_STRIPE_WEBHOOK_SECRET is missing: without it, a forged message cannot be distinguished from one of Stripe.');
    return stripeProvider({ secretKey, webhookSecret, api: api || undefined });
  },
  ({ PAYMENT_PAYPAL_CLIENT_ID: clientId, PAYMENT_PAYPAL_CLIENT_SECRET: clientSecret, PAYMENT_PAYPAL_WEBHOOK_ID: webhookId, PAYMENT_PAYPAL_URL: api }) => {
    if (!clientId) return null;
    if (!clientSecret) throw new Error('PAYMENT_PAYPAL_CLIENT_SECRET is missing: PayPal shows it beside the client ID.');
    if (!webhookId) throw new Error('PAYMENT_PAYPAL_WEBHOOK_ID is missing: without it, a forged message cannot be distinguished from one of PayPal.');
    return payPalProvider({ clientId, clientSecret, webhookId, api: api || undefined });
  },
  () => linkProvider,
  ({ PAYMENT_TRANSFER_ACCOUNT: account, PAYMENT_TRANSFER_NAME: holder, PAYMENT_TRANSFER_BIC: bic = '', PAYMENT_TRANSFER_BANK: bank = '' }) => {
    if (!account) return null;
    if (!holder) throw new Error('PAYMENT_TRANSFER_NAME is missing: banks ask for the name of the account’s holder.');
    if (/^[A-Z]{2}\d{2}/i.test(account) && !isIban(account)) throw new Error(`PAYMENT_TRANSFER_ACCOUNT is "${account}"; this IBAN has a typing error.`);
    return transferProvider({ holder, account, bic, bank });
  },
  ({ PAYMENT_CASH }) => {
    if (!PAYMENT_CASH || PAYMENT_CASH === 'off') return null;
    if (PAYMENT_CASH !== 'on') throw new Error(`PAYMENT_CASH is "${PAYMENT_CASH}"; expected on or off.`);
    return cashProvider;
  },
  // Where a shop is paid, a demo would give its goods away.
  ({ PAYMENT_DEMO, PAYMENT_CASH, ...environment }) => {
    const isReal = keysOfReal.some(key => environment[key]) || PAYMENT_CASH === 'on';
    return PAYMENT_DEMO === 'off' || (isReal && PAYMENT_DEMO !== 'on') ? null : demoProvider;
  },
];

/** The payment providers that the environment names. Throws a message for people where something is missing. */
export const providersFromEnvironment = (environment: NodeJS.ProcessEnv): PaymentProvider[] => records.flatMap(record => record(environment) ?? []);

/** The providers of a service without options. */
export const usualProviders: readonly PaymentProvider[] = providersFromEnvironment({});
