import type { OrderLine } from 'site-elements/contract/order';
import type { RefundProblem } from './refund-problem.js';

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
  /** What the lines are cheaper: by discounts, by gift cards, and by tax that they hold and that is not charged. */
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly addedTaxCents: number;
  readonly grandTotalCents: number;
  /** Of shipping and added tax, what each renewal has again; missing without plans. */
  readonly recurring?: { readonly shippingCostCents: number; readonly addedTaxCents: number };
  /** Hosted page of each product that has one, by product id. */
  readonly hostedUrls: ReadonlyMap<string, string>;
}

/** Addresses of the service to which the host sends the visitor back. */
export interface ReturnAddresses {
  readonly confirmed: string;
  readonly canceled: string;
}

/** A refund as its provider reports it. */
export interface ProviderRefund {
  /** Ours, where the provider knows it: one that was made on the provider's own pages has none. */
  readonly id?: string;
  readonly reference: string;
  readonly cents: number;
  readonly state: 'pending' | 'settled' | 'failed';
  /** With `failed`: why. */
  readonly problem?: RefundProblem;
}

/** The result of a payment, identified by an order's ID, by the host's name of its payment, or by that of the money it took. */
export interface PaymentEvent {
  /** The host's id of the message; a message that comes again does nothing. */
  readonly id: string;
  readonly orderId?: string;
  readonly reference?: string;
  /** What the host calls the money that it took. */
  readonly charge?: string;
  /**
   * `approved`: the visitor has agreed, and the money can be captured. `processing`: they have done their part, and the money takes
   * days. `charged`: what the host calls the money, and nothing else. `refunded`: the sum of all refunds so far. `refund`: one of them.
   */
  readonly state: 'approved' | 'processing' | 'paid' | 'charged' | 'canceled' | 'refunded' | 'refund';
  /** With `refunded`: what has been paid back so far, all refunds together; without it everything. */
  readonly refundedCents?: number;
  /** With `refund`. */
  readonly refund?: ProviderRefund;
  /** With `canceled`: why. */
  readonly because?: 'failed' | 'expired';
  /** With `paid`: what was charged, where the host reports it. */
  readonly charged?: { readonly cents: number; readonly currency: string };
  /** With `paid`: what the host calls the subscription that was paid with it. */
  readonly subscription?: string;
  /** Who has paid, where the host has asked. */
  readonly buyer?: { readonly email: string; readonly name: string; readonly address: string };
}

/**
 * `open`: the owner has to respond. `review`: the bank or the host decides. `closed`: ended without a decision, such as an inquiry that was
 * answered, and nothing was lost.
 */
export const disputeStates = ['open', 'review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Why a buyer disputes a payment. */
export type DisputeReason = 'fraud' | 'notReceived' | 'notAsDescribed' | 'duplicate' | 'canceled' | 'refundMissing' | 'unrecognized' | 'other';

/** A payment that its buyer disputes at their bank or at the host. */
export interface DisputeEvent {
  /** The host's id of the message; a message that comes again does nothing. */
  readonly id: string;
  readonly charge: string;
  /** When the host made the message: messages arrive in any order. */
  readonly at: Date;
  readonly dispute: {
    readonly reference: string;
    readonly state: DisputeState;
    readonly reason: DisputeReason;
    readonly cents: number;
    readonly currency: string;
    /** Until when the owner can respond. */
    readonly dueAt: Date | null;
  };
}

/** What a host that renews subscriptions automatically reports about one. */
export interface SubscriptionEvent {
  /** The host's id of the message; a message that comes again does nothing. */
  readonly id: string;
  readonly subscription: string;
  /** The first order, where the host has kept its ID. */
  readonly orderId?: string;
  /** When the host made the message: messages arrive in any order. */
  readonly at: Date;
  /**
   * `paid` and `failed`: a payment, by its invoice. `canceling`: ends with the period that was paid. `resumed`: does not any more.
   * `canceled`: has ended. `unpaid`: has ended because it was not paid.
   */
  readonly renewal: 'paid' | 'failed' | 'canceling' | 'resumed' | 'canceled' | 'unpaid';
  /** With `paid` and `failed`: what the host calls the payment. */
  readonly invoice?: string;
  /** With `paid`: what was charged. */
  readonly charged?: { readonly cents: number; readonly currency: string };
  /** With `failed`: what should have been charged. */
  readonly due?: { readonly cents: number; readonly currency: string };
  /** With `paid`: what the host calls the money that it took, where it reports that. */
  readonly charge?: string;
  /** With `failed`: when the host tries again; missing where it does not. */
  readonly nextTry?: Date;
  /** With `failed`: a page of the host on which the buyer can pay. */
  readonly payUrl?: string;
  /** With `canceling`. */
  readonly endsAt?: Date;
}

/** Charging a buyer again. Throws where the answer is lost: it is repeated with the same key. */
export type ChargeResult = { readonly state: 'paid'; readonly reference: string } | { readonly state: 'failed' };

/** How a plan is paid again. */
export type PlanRenewal =
  /** The host charges by its own calendar, and reports each payment. */
  | {
    readonly by: 'provider';
    /** Ends a subscription immediately or with the period that was paid. One that has ended stays so. Throws where the answer is lost. */
    cancel(reference: string, when: 'now' | 'period-end'): Promise<void>;
    /** What the host calls the subscription of an order that was paid before it was stored; null for none. */
    find?(order: BegunOrder): Promise<string | null>;
    /** A page of the host on which the buyer changes the card. */
    manage?(reference: string, returnAddress: string): Promise<string>;
  }
  /** The shop asks for each payment. The same key again is the same payment. */
  | { readonly by: 'charge'; charge(order: PayableOrder, key: string): Promise<ChargeResult> }
  /** The buyer gets an email for each payment, with a link or the account to pay to. */
  | { readonly by: 'buyer' };

/** What a provider needs of an order whose payment has begun. */
export interface BegunOrder {
  readonly id: string;
  readonly reference: string | null;
  readonly chargeReference: string | null;
  readonly currency: string;
  readonly grandTotalCents: number;
}

export interface RefundRequest {
  /** Key of the request: the same again is the same refund. */
  readonly id: string;
  readonly order: BegunOrder;
  readonly cents: number;
  /** What the provider has called it, where it has answered before. */
  readonly reference: string | null;
  /** Whether it may have been sent before: look for it first, keys expire. */
  readonly isRepeated: boolean;
}

/** The answer to a request for a refund; `pending` is reported again by a message, or found by repeating the request. */
export type RefundResult =
  | { readonly state: 'settled' | 'pending'; readonly reference: string }
  | { readonly state: 'failed'; readonly reference?: string; readonly problem: RefundProblem };

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
  /** With `isPaidLater`: the order can be sent before it is paid. */
  readonly isPaidOnDelivery?: true;
  /** What the owner calls it in sentences, for a provider that refunds or cancels. */
  readonly brand?: string;
  /** Absent for a provider without an express button. */
  readonly express?: ExpressCheckout;
  /** Whether it can take this order. */
  takes(order: Pick<PayableOrder, 'lines' | 'hostedUrls' | 'grandTotalCents' | 'discountCents'>): boolean;
  /** Called again for the same order after a lost answer: it has to come to the same payment. */
  begin(order: PayableOrder, addresses: ReturnAddresses): Promise<Payment>;
  /**
   * Takes the money of an order that its visitor has approved at the host: called when they return, as often as they do. Null while
   * they have not approved it.
   */
  capture?(order: BegunOrder): Promise<PaymentEvent | null>;
  /**
   * Gives money back. Throws where the host's answer is lost or says nothing: the request is then repeated with the same key. A
   * provider without it leaves that to the owner, who reads so before.
   */
  refund?(request: RefundRequest): Promise<RefundResult>;
  /** What the host calls the money of an order that was paid, where its messages may not have it; null for none. */
  findCharge?(order: BegunOrder): Promise<string | null>;
  /** Ends a payment that was begun, so that it cannot be paid any more. `paid` where that comes too late; throws where the answer is lost. */
  cancel?(order: BegunOrder): Promise<'canceled' | 'paid'>;
  /** How plans are paid again; a provider without it refuses plans. */
  readonly renewals?: PlanRenewal;
  /** Where and what to pay, with labels, in the visitor's language: for the order's page and its email. */
  instructions?(order: AmountToPay): readonly PaymentInstruction[];
  /** The text of a QR code with the same, for apps of banks; null where they would not read it. */
  instructionCode?(order: AmountToPay): string | null;
  /** Reads a message of the host. Null for one that concerns no payment; throws for one that is not the host's. */
  readEvent?(body: string, headers: Headers): ProviderEvent | null | Promise<ProviderEvent | null>;
}

export type ProviderEvent = PaymentEvent | SubscriptionEvent | DisputeEvent;

/** What a buyer pays by the instructions of a provider. */
export interface AmountToPay {
  readonly orderNumber: string;
  /** In minor units. */
  readonly grandTotalCents: number;
  /** ISO 4217 */
  readonly currency: string;
}

export interface PaymentInstruction {
  readonly label: string;
  readonly value: string;
}
