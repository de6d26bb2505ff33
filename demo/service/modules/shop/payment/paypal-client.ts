import { fractionDigits, plainAmount } from 'site-elements/contract/store';
import type { RefundFault, RefundProblem } from './refund-problem.js';

// Authentication: https://developer.paypal.com/api/rest/authentication/
// Errors: https://developer.paypal.com/api/rest/responses/

export const payPalApi = 'https://api-m.paypal.com';
const patienceMs = 15_000;
/** A token is renewed this long before it ends. */
const marginMs = 60_000;

export interface PayPalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The ID of the webhook in PayPal's dashboard: it is part of what is signed. */
  readonly webhookId: string;
  /** Another address than PayPal's, for its sandbox and for tests. */
  readonly api?: string;
}

/** What PayPal refuses for good, by the name of its issue. */
export class PayPalRefusal extends Error {
  constructor(
    readonly status: number,
    readonly issue: string,
    message: string,
  ) {
    super(message);
    this.name = 'PayPalRefusal';
  }
}

interface PayPalError { name?: string; message?: string; error_description?: string; details?: { issue?: string; description?: string }[] }

export interface PayPalCall {
  readonly body?: object;
  /** `PayPal-Request-Id`: asked again after a lost answer, PayPal answers the same. */
  readonly key?: string;
}

export type PayPalClient = <Answer>(path: string, call?: PayPalCall) => Promise<Answer>;

/** Calls PayPal with a token that is kept until it ends. Throws `PayPalRefusal` for a final refusal, and another error where nothing is known. */
export function payPalClient({ clientId, clientSecret, api = payPalApi }: PayPalSettings): PayPalClient {
  let token: { value: string; endsAt: number } | null = null;

  async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(api + path, { ...init, signal: AbortSignal.timeout(patienceMs) });
    if (response.ok) return await response.json() as Answer;
    const { name = String(response.status), message, error_description: text, details = [] } = await response.json().catch(() => ({})) as PayPalError;
    const { issue = name, description = message ?? text ?? name } = details[0] ?? {};
    // Too many requests, the same request at the same time, or an error at PayPal: repeated, it may succeed.
    if (response.status === 409 || response.status === 429 || response.status >= 500) throw new Error(`PayPal did not act: ${issue}.`);
    throw new PayPalRefusal(response.status, issue, description);
  }

  async function tokenNow(): Promise<string> {
    if (token && token.endsAt > Date.now()) return token.value;
    const { access_token: value, expires_in: seconds } = await send<{ access_token: string; expires_in: number }>('/v1/oauth2/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    token = { value, endsAt: Date.now() + seconds * 1000 - marginMs };
    return value;
  }

  return async (path, { body, key } = {}) => {
    const init = async (): Promise<RequestInit> => ({
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Authorization': `Bearer ${await tokenNow()}`,
        'Content-Type': 'application/json',
        'Prefer': 'return=representation',
        ...key !== undefined && { 'PayPal-Request-Id': key },
      },
      body: body && JSON.stringify(body),
    });
    try {
      return await send(path, await init());
    } catch (error) {
      if (!(error instanceof PayPalRefusal) || error.status !== 401 || token === null) throw error;
      // PayPal ends tokens early, such as when a secret changes.
      token = null;
      return await send(path, await init());
    }
  };
}

export interface PayPalAmount { readonly currency_code: string; readonly value: string }

/** PayPal has no decimals for these, although ISO 4217 does. https://developer.paypal.com/reference/currency-codes/ */
const whole = new Set(['HUF', 'TWD']);
const payable = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
);

/** Whether PayPal takes an amount of a currency. */
export const canPayPalTake = (cents: number, currency: string): boolean => payable.has(currency) && (!whole.has(currency) || cents % 100 === 0);

export const toPayPalAmount = (cents: number, currency: string): PayPalAmount =>
  ({ currency_code: currency, value: whole.has(currency) ? String(cents / 100) : plainAmount(cents, currency) });

export const centsOfPayPal = ({ value, currency_code: currency }: PayPalAmount): number => Math.round(Number(value) * 10 ** fractionDigits(currency));

/** https://developer.paypal.com/api/payments/v2/#captures_refund, error messages */
const faults: Readonly<Partial<Record<string, RefundFault>>> = {
  CAPTURE_FULLY_REFUNDED: 'already',
  CAPTURED_AMOUNT_FULLY_REFUNDED: 'already',
  REFUND_AMOUNT_EXCEEDED: 'tooMuch',
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: 'other',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'balance',
  INSUFFICIENT_FUNDS: 'balance',
  CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED: 'disputed',
  REFUND_TIME_LIMIT_EXCEEDED: 'expired',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'account',
  PAYER_ACCOUNT_RESTRICTED: 'account',
  NOT_AUTHORIZED: 'access',
  PERMISSION_DENIED: 'access',
  RESOURCE_NOT_FOUND: 'noPayment',
  INVALID_RESOURCE_ID: 'noPayment',
};

/** Why a refund was not made, by the name of PayPal's issue. */
export function payPalProblem(issue: string, { status = 422, message = issue }: { status?: number; message?: string } = {}): RefundProblem {
  if (status === 401 || status === 403) return { because: 'access' };
  const because = faults[issue] ?? 'other';
  return { because, ...because === 'other' && { detail: message.slice(0, 300) } };
}
