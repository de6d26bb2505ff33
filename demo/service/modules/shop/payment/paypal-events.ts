import { createVerify, X509Certificate } from 'node:crypto';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { HttpError } from '../../../kernel/http/http-error.js';
import { centsOfPayPal, payPalApi, type PayPalAmount, payPalProblem, type PayPalSettings } from './paypal-client.js';
import { type PayPalDispute, readPayPalDispute } from './paypal-disputes.js';
import type { PaymentEvent, ProviderEvent, ProviderRefund } from './provider.js';
import { readEventBody } from './read-event-body.js';

// Verification: https://developer.paypal.com/api/rest/webhooks/rest/
// PayPal describes two ways. Here a message is verified by its signature and PayPal's certificate. The other one sends each
// message back to PayPal: a stranger could make this service send requests, and no message could be read while PayPal is down.

const patienceMs = 10_000;
const certificateHosts = new Set(['api.paypal.com', 'api.sandbox.paypal.com', 'api-m.paypal.com', 'api-m.sandbox.paypal.com']);
const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
/** PayPal has one certificate at a time, and a second one while it changes. */
const mostCertificates = 20;

/** CRC-32 as in ISO 3309, which the signature holds as a decimal number. */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const refuse = (): never => {
  throw new HttpError(400, { error: 'The signature of this message is missing or wrong.' });
};

/** Verifies messages. Throws a refusal unless PayPal has signed these very bytes for this webhook. */
export function payPalVerifier({ webhookId, api = payPalApi }: PayPalSettings): (body: string, headers: Headers) => Promise<void> {
  const certificates = new Map<string, Promise<X509Certificate>>();

  /** PayPal's own addresses alone: a message names where its certificate is. */
  const isOfPayPal = (address: string): boolean => {
    if (!canParseUrl(address)) return false;
    const { protocol, hostname, origin, pathname, search } = new URL(address);
    return certificatePath.test(pathname) && search === '' && ((protocol === 'https:' && certificateHosts.has(hostname)) || origin === new URL(api).origin);
  };

  async function download(address: string): Promise<X509Certificate> {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    if (!response.ok) throw new Error(`PayPal has no certificate at ${address}.`);
    return new X509Certificate(await response.text());
  }

  async function certificateAt(address: string): Promise<X509Certificate> {
    if (certificates.size > mostCertificates) certificates.clear();
    const known = certificates.get(address) ?? download(address);
    certificates.set(address, known);
    try {
      return await known;
    } catch (error) {
      certificates.delete(address);
      // PayPal sends the message again.
      throw new HttpError(503, { error: 'The certificate of this message cannot be read now.' }, {}, { cause: error });
    }
  }

  return async (body, headers) => {
    const [id, time, address, signature, algorithm] = ['id', 'time', 'cert', 'sig', 'algo'].map(part =>
      headers.get(part === 'cert' ? 'paypal-cert-url' : part === 'algo' ? 'paypal-auth-algo' : `paypal-transmission-${part}`) ?? '') as
      [string, string, string, string, string];
    if (!id || !time || !/^[A-Za-z\d+/]{300,1100}={0,2}$/.test(signature) || algorithm.toUpperCase() !== 'SHA256WITHRSA' || !isOfPayPal(address)) refuse();
    const certificate = await certificateAt(address);
    const now = Date.now();
    const isValid = new Date(certificate.validFrom).getTime() <= now && now <= new Date(certificate.validTo).getTime();
    const signed = `${id}|${time}|${webhookId}|${crc32(Buffer.from(body))}`;
    if (!isValid || !createVerify('SHA256').update(signed).verify(certificate.publicKey, signature, 'base64')) refuse();
  };
}

/** The states of a refund: https://developer.paypal.com/docs/api/payments/v2/#definition-refund_status */
export function readRefundState(status: string): ProviderRefund['state'] {
  if (status === 'COMPLETED') return 'settled';
  return status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'pending';
}

interface Resource {
  id: string;
  status?: string;
  custom_id?: string;
  amount?: PayPalAmount;
  links?: { href: string; rel: string }[];
  purchase_units?: { custom_id?: string }[];
  supplementary_data?: { related_ids?: { order_id?: string } };
}
interface PayPalEvent { id: string; event_type: string; create_time?: string; resource: Resource & Partial<PayPalDispute> }

function refundEvent(id: string, resource: Resource): PaymentEvent | null {
  const charge = resource.links?.find(({ rel }) => rel === 'up')?.href.split('/').at(-1);
  if (!charge || !resource.amount) return null;
  const state = readRefundState(resource.status ?? '');
  return {
    id,
    charge,
    state: 'refund',
    refund: {
      // For a refund made on PayPal's own pages, it is the payment's ID, or missing.
      ...resource.custom_id !== undefined && { id: resource.custom_id },
      reference: resource.id,
      cents: centsOfPayPal(resource.amount),
      state,
      ...state === 'failed' && { problem: payPalProblem(resource.status!) },
    },
  };
}

/** Names of events: https://developer.paypal.com/api/rest/webhooks/event-names/ */
export function readPayPalEvent(body: string): ProviderEvent | null {
  const { id, event_type: type, create_time: at, resource } = readEventBody<PayPalEvent>(
    body, event => Boolean(event.id && event.event_type && (event.resource?.id ?? event.resource?.dispute_id)));
  if (type.startsWith('CUSTOMER.DISPUTE.')) return resource.dispute_id ? readPayPalDispute({ id, at }, { ...resource, dispute_id: resource.dispute_id }) : null;
  if (type === 'CHECKOUT.ORDER.APPROVED') return { id, reference: resource.id, state: 'approved' };
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.')) return refundEvent(id, resource);
  const reference = resource.supplementary_data?.related_ids?.order_id;
  const event = { id, ...resource.custom_id && { orderId: resource.custom_id }, ...reference && { reference } };
  if (type === 'PAYMENT.CAPTURE.COMPLETED' && resource.amount) {
    const charged = { cents: centsOfPayPal(resource.amount), currency: resource.amount.currency_code };
    return { ...event, state: 'paid', charge: resource.id, charged };
  }
  if (type === 'PAYMENT.CAPTURE.PENDING') return { ...event, state: 'processing' };
  if (type === 'PAYMENT.CAPTURE.DENIED' || type === 'PAYMENT.CAPTURE.DECLINED') return { ...event, state: 'canceled', because: 'failed' };
  return null;
}
