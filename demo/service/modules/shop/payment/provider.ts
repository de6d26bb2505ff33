import type { OrderLine } from 'site-elements/contract/order';

/** What a payment host has to know of an order: never more. */
export interface PayableOrder {
  readonly id: string;
  /** As the buyer reads it. */
  readonly orderNumber: string;
  readonly token: string;
  readonly createdAt: Date;
  /** Empty where the host asks for it, and for the address, as for an express button. */
  readonly email: string;
  /** Country that the sums are worked out for. */
  readonly country: string | null;
  readonly currency: string;
  readonly lines: readonly OrderLine[];
  readonly shippingName: string | null;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly addedTaxCents: number;
  readonly grandTotalCents: number;
  /** Hosted page of each product that has one, by product id. */
  readonly hostedUrls: ReadonlyMap<string, string>;
}

/** Addresses of the service to which the host sends the visitor back. */
export interface ReturnAddresses {
  readonly confirmed: string;
  readonly canceled: string;
}

/** The result of a payment, identified by an order's ID or by the host's name of its payment. */
export interface PaymentEvent {
  /** The host's id of the message; a message that comes again does nothing. */
  readonly id: string;
  readonly orderId?: string;
  readonly reference?: string;
  readonly state: 'paid' | 'canceled' | 'refunded';
  /** With `refunded`: what has been paid back so far, all refunds together; without it everything. */
  readonly refundedCents?: number;
  /** With `canceled`: why. */
  readonly because?: 'failed' | 'expired';
  /** With `paid`: what was charged, where the host reports it. */
  readonly charged?: { readonly cents: number; readonly currency: string };
  /** Who has paid, where the host has asked. */
  readonly buyer?: { readonly email: string; readonly name: string; readonly address: string };
}

/** A button above the checkout's own: the cart goes to the host immediately, which asks for the rest. */
export interface ExpressCheckout {
  readonly title: string;
  readonly explanation: string;
  /** Whether the host shows the whole sum before anything is paid; else the visitor has to have seen it here. */
  readonly showsSum: boolean;
}

/** A payment as it has been begun: done immediately, to be done at an address, or later, when the owner marks the order as paid. */
export type Payment =
  | { readonly state: 'paid'; readonly reference: string }
  | { readonly state: 'elsewhere'; readonly url: string; readonly reference: string }
  | { readonly state: 'later'; readonly reference: string };

/** A payment provider. Card data stays with it: the service never sees it. Adding one is one record in `providers.ts`. */
export interface PaymentProvider {
  readonly name: string;
  /** As the checkout page offers it. */
  readonly title: string;
  /** One sentence under the button. */
  readonly explanation: string;
  /** Whether nothing is charged. */
  readonly isDemo: boolean;
  /** Its payments are begun as `later`: the buyer gets an email immediately, and the order does not expire. */
  readonly isPaidLater?: true;
  /** Absent for a provider without an express button. */
  readonly express?: ExpressCheckout;
  /** Whether it can take this order. */
  takes(order: Pick<PayableOrder, 'lines' | 'hostedUrls' | 'grandTotalCents' | 'discountCents'>): boolean;
  /** Called again for the same order after a lost answer: it has to come to the same payment. */
  begin(order: PayableOrder, addresses: ReturnAddresses): Promise<Payment>;
  /** Reads a message of the host. Null for one that concerns no payment; throws for one that is not the host's. */
  readEvent?(body: string, headers: Headers): PaymentEvent | null;
}
