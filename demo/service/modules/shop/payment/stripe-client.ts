import type { RefundFault, RefundProblem } from './refund-problem.js';

// Errors and idempotent requests: https://docs.stripe.com/api/errors, https://docs.stripe.com/api/idempotent_requests

const stripeApi = 'https://api.stripe.com';
const apiVersion = '2025-09-30.clover';
const patienceMs = 15_000;

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's, for tests. */
  readonly api?: string;
  readonly now?: () => number;
  readonly patienceMs?: number;
}

/** Stripe's form encoding: `line_items[0][quantity]=2`. */
export function formEncode(value: unknown, name = ''): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => formEncode(inner, name === '' ? key : `${name}[${key}]`));
}

/**
 * What Stripe counts in where it is not ISO 4217's minor unit: krónur and shillings in hundredths, ariary whole.
 * https://docs.stripe.com/currencies#special-cases
 */
const scales: Readonly<Partial<Record<string, number>>> = { isk: 100, ugx: 100, mga: 0.01 };
export const stripeUnits = (minorUnits: number, currency: string): number => Math.round(minorUnits * (scales[currency.toLowerCase()] ?? 1));
export const toMinorUnits = (units: number, currency: string): number => Math.round(units / (scales[currency.toLowerCase()] ?? 1));

/** What Stripe refuses for good, and in its own words. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'StripeRefusal';
  }
}

interface StripeError { error?: { code?: string; type?: string; message?: string } }

/** Refused because it came too often, at the same time as the same, or because of an error at Stripe: repeated, it may succeed. */
const isRepeatable = (status: number): boolean => status === 409 || status === 429 || status >= 500;

export interface StripeCall {
  readonly fields?: object;
  /** `POST` with fields and `GET` without by default. */
  readonly method?: 'DELETE';
  /** Asked again after a lost answer, Stripe answers the same. */
  readonly key?: string;
}

/** Calls Stripe. Throws `StripeRefusal` for what it refuses for good, and another error where nothing is known. */
export async function callStripe<Answer>(settings: StripeSettings, path: string, { fields, key, method }: StripeCall = {}): Promise<Answer> {
  const { secretKey, api = stripeApi, patienceMs: patience = patienceMs } = settings;
  const response = await fetch(api + path, {
    method: method ?? (fields === undefined ? 'GET' : 'POST'),
    headers: { 'Authorization': `Bearer ${secretKey}`, 'Stripe-Version': apiVersion, ...key !== undefined && { 'Idempotency-Key': key } },
    body: fields && new URLSearchParams(formEncode(fields)),
    signal: AbortSignal.timeout(patience),
  });
  if (response.ok) return await response.json() as Answer;
  const { error = {} } = await response.json().catch(() => ({})) as StripeError;
  const said = error.code ?? error.type ?? String(response.status);
  if (isRepeatable(response.status)) throw new Error(`Stripe did not act: ${said}.`);
  throw new StripeRefusal(response.status, error.code ?? '', error.message ?? said);
}

/** https://docs.stripe.com/error-codes, and `failure_reason` of https://docs.stripe.com/api/refunds/object */
const faults: Readonly<Partial<Record<string, RefundFault>>> = {
  charge_already_refunded: 'already',
  amount_too_large: 'tooMuch',
  balance_insufficient: 'balance',
  insufficient_funds: 'balance',
  charge_disputed: 'disputed',
  charge_for_pending_refund_disputed: 'disputed',
  charge_expired_for_capture: 'expired',
  charge_exceeds_source_limit: 'tooMuch',
  lost_or_stolen_card: 'account',
  expired_or_canceled_card: 'account',
  declined: 'account',
  resource_missing: 'noPayment',
};

/** Why a refund was not made, by Stripe's code. */
export function stripeProblem(code: string, { status = 400, message = code }: { status?: number; message?: string } = {}): RefundProblem {
  if (status === 401 || status === 403) return { because: 'access' };
  return { because: faults[code] ?? 'other', ...faults[code] === undefined && { detail: message.slice(0, 300) } };
}
