import type { Order, OrderAnswer } from '../../core/contract/order.js';
import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { onPageVisibilityChange } from '../../core/platform/observers.js';
import { readStored, writeStored } from '../../core/platform/storage.js';
import { storedKeys, type StoredPlace } from '../../core/platform/stored-keys.js';
import { text } from '../../core/registry/decode.js';
import { $cart, setCartQuantity } from '../../core/stores/cart.js';
import { $site } from '../../core/stores/site.js';
import type { OrderSummaryHost } from './order-summary.settings.js';
import { getRemainingEntries, type OrderSummaryState } from './order-summary.state.js';
import { readOrder, tokenIn } from './read-order.js';

/** Ids of orders whose units were removed from the cart. */
const taken: StoredPlace = { area: 'local', key: storedKeys.orders };
const mostRemembered = 20;

/** Reads the order and takes what was ordered out of the cart. */
export class OrderSummaryController {
  readonly #state: OrderSummaryState;
  readonly #host: OrderSummaryHost;
  #pendingRequest: AbortController | null = null;
  /** From `connect` to the end of the mount. */
  isAttached = false;

  constructor(state: OrderSummaryState, host: OrderSummaryHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { signal } = this.#host;
    this.#host.watch($site);
    signal.addEventListener('abort', this.#state.$view.subscribe(({ kind }) => {
      for (const state of ['loading', 'missing', 'failed'] as const) this.#host.toggleState(state, kind === state);
    }), { once: true });
    signal.addEventListener('abort', () => this.#pendingRequest?.abort(), { once: true });
    // Back from the page of the payment provider: what it has told the shop meanwhile.
    onPageVisibilityChange(isHidden => { if (!isHidden && this.#state.order?.state === 'pending') void this.load(); }, signal);
    this.isAttached = true;
    signal.addEventListener('abort', () => { this.isAttached = false; }, { once: true });
    this.read();
  }

  /** Shows the order of the settings, or asks for the one that the address names. */
  read(): void {
    const { values } = this.#host;
    if (!this.isAttached) return;
    if (Object.keys(Object(values.order)).length > 0) {
      const order = readOrder(values.order);
      if (order) return this.#show(order);
      this.#host.warn('order is not an order; expected state (pending, paid, fulfilled, canceled or refunded) '
        + 'and lines with name, quantity and priceCents; leaving your own markup.');
      return this.#state.leave();
    }
    if (this.token) void this.load();
    else this.#state.leave();
  }

  get token(): string { return this.#host.values.orderToken || tokenIn(location.href); }

  async load(): Promise<void> {
    const { token } = this;
    if (!token) return;
    this.#pendingRequest?.abort();
    const { signal } = this.#pendingRequest = new AbortController();
    this.#state.load(token);
    const { request } = await import('../../core/request/request.js');
    const result = await request.get<OrderAnswer>(pagePaths.order.replace(':token', encodeURIComponent(token)), { signal, retries: 2 });
    if (signal.aborted || this.#host.signal.aborted) return;
    const order = result.kind === 'success' ? readOrder(result.data?.order) : null;
    if (order) this.#show(order);
    else if (result.kind === 'failure' && result.status === 404) this.#state.miss();
    else this.#state.fail();
  }

  #show(order: Order): void {
    this.#state.show(order, this.token);
    if (this.#host.values.page !== 'status') takeFromCart(order);
    this.#host.emit('site-order-load', { order });
  }
}

/** What has been ordered is no longer to be bought: units that were added to the cart afterwards stay. Once for each order, in all tabs. */
function takeFromCart(order: Order): void {
  const { id, state } = order;
  const ids = (readStored(taken, text()) ?? '').split(' ').filter(Boolean);
  if (!id || state === 'canceled' || ids.includes(id)) return;
  writeStored(taken, [...ids, id].slice(-mostRemembered).join(' '));
  for (const [line, quantity] of getRemainingEntries(order, $cart.get())) setCartQuantity(line, quantity);
}
