import { StructuredBlock } from '../../core/platform/structured-block.js';
import { totalQuantity, type CartEntry } from '../../core/contract/store/cart.js';
import { createCartEntry, findCartLine, findCartRefusal, type Availability } from '../../core/product/product-choice.js';
import { readProduct } from '../../core/product/product-details.js';
import { $cart, addToCart } from '../../core/stores/cart.js';
import { $currency } from '../../core/stores/currency.js';
import { isAuthored, productInMarkup } from '../../core/shop/product-markup.js';
import { confirmLine } from '../../core/shop/shop-cart.js';
import { $site } from '../../core/stores/site.js';
import { readSelectedOptions, optionControls, paintMarkup, releaseMarkup } from './bind-markup.js';
import type { ProductConditions } from './features/conditions/product-conditions.js';
import type { FieldsController } from './features/fields/fields.controller.js';
import { fieldsIn, readBuyerInput } from './buyer-input.js';
import type { ProductHost } from './product.settings.js';
import type { ProductState } from './product.state.js';
import { moneyIn, planText, productText } from './product-text.js';
import { structuredData } from './structured-data.js';

const conditional = 'form:not([data-site-drawn]) :is([data-site-when], [data-site-required-when], [data-site-calculation])';

/** Reads the product and the author's markup, follows what a visitor chooses, and puts it into the cart. */
export class ProductController {
  readonly #state: ProductState;
  readonly #host: ProductHost;
  #data: StructuredBlock | null = null;
  #requestedId = '';
  #fetched: unknown = null;
  #isPainting = false;
  #fields: Promise<FieldsController> | null = null;
  #conditions: Promise<ProductConditions> | null = null;
  /** What has conditions, once it is there. */
  readonly #conditional: Partial<Record<'drawn' | 'authored', FieldsController | ProductConditions>> = {};

  constructor(state: ProductState, host: ProductHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.#data = new StructuredBlock(signal);
    this.read();
    this.#host.onLightChange(() => this.read());
    this.#host.onTextsChange(() => {
      this.#paint();
      void this.#drawFields();
    });
    for (const store of [$currency, $site]) {
      this.#host.watch(store);
      signal.addEventListener('abort', store.listen(() => this.#paint()), { once: true });
    }
    for (const type of ['change', 'input']) element!.addEventListener(type, event => this.#chosen(event), { signal });
    element!.addEventListener('submit', event => this.#submitted(event), { signal });
    element!.addEventListener('click', event => this.#clicked(event), { signal });
    signal.addEventListener('abort', this.#state.$snapshot.listen(() => this.#paint()), { once: true });
    signal.addEventListener('abort', () => releaseMarkup(element!), { once: true });
  }

  /** Takes the product that the settings, the markup or the shop have now. */
  read(): void {
    const { element, values } = this.#host;
    if (!element?.isConnected || this.#isPainting) return;
    const given = Object.keys(Object(values.product)).length > 0 ? values.product : productInMarkup(element, values);
    if (!given && values.productId) void this.#fetch(values.productId);
    const { product, faults } = readProduct(given ?? (values.productId && this.#requestedId === values.productId ? this.#fetched : null));
    for (const fault of faults) this.#host.warn(fault);
    this.#state.take(product, isAuthored(element));
    if (product && this.#state.snapshot.isAuthored) this.#readChoice();
    this.#paint();
    void this.#drawFields();
    void this.#heedConditions();
  }

  /** Conditions of the author's own fields. Most have none. */
  async #heedConditions(): Promise<void> {
    const { element } = this.#host;
    const form = element!.querySelector(conditional)?.closest('form') ?? null;
    if (!this.#conditions && !form) return;
    this.#conditions ??= import('./features/conditions/product-conditions.js').then(({ ProductConditions: Heeded }) => new Heeded(this.#host));
    (this.#conditional.authored = await this.#conditions).heed(form);
  }

  /** Most products ask for nothing more: how fields are drawn is fetched for those that do. */
  async #drawFields(): Promise<void> {
    const { product, isAuthored: isTheirs } = this.#state.snapshot;
    if (!this.#fields && (isTheirs || !product?.form.length)) return;
    this.#fields ??= import('./features/fields/fields.controller.js').then(({ FieldsController: Fields }) => new Fields(this.#state, this.#host));
    await (this.#conditional.drawn = await this.#fields).draw();
  }

  choose(option: string, value: string): void { this.#chooseAndTell(() => this.#state.chooseOption(option, value)); }
  choosePlan(plan: string): void { this.#chooseAndTell(() => this.#state.choose({ plan })); }
  setQuantity(quantity: number): void { this.#state.choose({ quantity }); }

  /** Adds what is chosen in our own layout. */
  addDrawn(): void { void this.add(this.#host.element!); }

  /** Adds what is chosen: shown immediately, and undone if the shop refuses. */
  async add(form: Element): Promise<void> {
    const host = this.#host;
    const { product, shown, choice } = this.#state.snapshot;
    if (!product || !shown) return;
    const pending = this.#conditional.drawn?.pending ?? this.#conditional.authored?.pending;
    if (pending) await pending;
    // The browser looks at the fields of a form that it sends; those beside our own layout are in none.
    const wrong = fieldsIn(form).find(field => !field.validity.valid);
    if (wrong) return void wrong.reportValidity();
    const planWords = shown.plan ? planText(host, shown.plan) : '';
    const entry = createCartEntry(product, shown, {
      quantity: choice.quantity,
      filled: readBuyerInput(form, new Set(product.options.map(({ name }) => name)), product.form),
      planText: planWords,
    });
    if (!entry) return this.#refuse(host.text('unavailable'));
    const refusal = findCartRefusal(product, entry, $cart.get());
    if (refusal) return this.#refuse(host.text(refusal.text, { stock: refusal.stock, there: refusal.there }));
    let settle!: (isAdded: boolean) => void;
    const promise = new Promise<boolean>(resolve => { settle = resolve; }).then(isAdded => ({ isAdded, cart: $cart.get() }));
    if (!host.emit('site-cart-add', { entry, promise })) return settle(false);
    settle(await this.#addToCart(entry));
  }

  async #addToCart(entry: CartEntry): Promise<boolean> {
    const host = this.#host;
    const before = findCartLine($cart.get(), entry);
    addToCart(entry);
    host.toggleState('added', true);
    this.#state.say({ kind: 'added', text: host.text('said', { name: entry.name, count: totalQuantity($cart.get()) }) });
    const { isAdded, message } = await confirmLine(entry, before);
    if (!isAdded && !host.signal.aborted) this.#refuse(message || host.text('failed'));
    return isAdded;
  }

  #refuse(text: string): void {
    this.#host.toggleState('added', false);
    this.#state.say({ kind: 'refused', text });
  }

  #chooseAndTell(act: () => void): void {
    act();
    const { product, shown, choice } = this.#state.snapshot;
    if (!product || !shown) return;
    this.#host.toggleState('added', false);
    const { price, stock } = productText(this.#host, product, shown);
    this.#state.announce([shown.variant ? this.#host.text('price', { price }) : '', stock].filter(Boolean).join(' '));
    this.#host.emit('site-product-choose', { sku: shown.variant?.sku ?? null, options: choice.options, priceCents: shown.priceCents });
  }

  #readChoice(): void {
    const { element } = this.#host;
    const chosen = readSelectedOptions(element!, this.#state.snapshot);
    const quantity = Number(element!.querySelector<HTMLInputElement>('[name="quantity"]')?.value) || 1;
    const plan = element!.querySelector<HTMLSelectElement>('select[name="plan"], input[name="plan"]:checked')?.value;
    this.#state.read({ options: { ...this.#state.snapshot.choice.options, ...chosen }, quantity, ...plan !== undefined && { plan } });
  }

  /** A field of the author's has changed. */
  #chosen(event: Event): void {
    const { snapshot } = this.#state;
    const field = event.composedPath()[0] as HTMLInputElement;
    if (!snapshot.isAuthored || !(field instanceof HTMLElement)) return;
    const isOption = optionControls(this.#host.element!, snapshot).some(({ control }) => control === field);
    if (event.type === 'change' && (isOption || field.name === 'plan')) {
      this.#state.say(null);
      this.#chooseAndTell(() => this.#readChoice());
    } else if (field.name === 'quantity') this.setQuantity(Number(field.value));
  }

  #submitted(event: SubmitEvent): void {
    const form = event.composedPath()[0] as HTMLFormElement;
    // Without a product the form goes its own way.
    if (event.defaultPrevented || !this.#state.snapshot.product) return;
    event.preventDefault();
    void this.add(form);
  }

  /** A button of the author's outside of any form. */
  #clicked(event: MouseEvent): void {
    const button = (event.composedPath()[0] as Element).closest<HTMLElement>('[data-product~="button"]');
    if (!button || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || !this.#state.snapshot.product) return;
    const isSubmit = button instanceof HTMLButtonElement && button.type === 'submit' && button.form;
    if (button.ariaDisabled === 'true') event.preventDefault();
    if (isSubmit || button.ariaDisabled === 'true') return;
    event.preventDefault();
    void this.add(this.#host.element!);
  }

  /** Asks the site's own shop for the product, once for each id. */
  async #fetch(id: string): Promise<void> {
    if (this.#requestedId === id) return;
    this.#requestedId = id;
    this.#fetched = null;
    const { fetchProduct } = await import('../../core/shop/fetch-products.js');
    const product = await fetchProduct(id, this.#host.signal);
    if (this.#host.signal.aborted || this.#requestedId !== id) return;
    this.#fetched = product;
    if (!product) this.#state.say({ kind: 'refused', text: this.#host.text('notThere') });
    this.read();
  }

  #paint(): void {
    const host = this.#host;
    const { snapshot } = this.#state;
    const { product, shown } = snapshot;
    host.toggleState('sold-out', shown?.status === 'sold-out');
    host.toggleState('sale', shown?.compareAtCents != null);
    const described = host.values.structuredData ? product : null;
    this.#data?.show(described && structuredData(described, described.currency || $currency.get()), `"${product?.variants[0]!.sku ?? ''}"`);
    if (!product || !shown || !snapshot.isAuthored || !host.element?.isConnected || this.#isPainting) return;
    this.#isPainting = true; // what is written here is not a change of the author
    const words = (availability: Availability) => (availability === 'available' ? '' : host.text(availability === 'sold-out' ? 'soldOut' : 'unavailable'));
    paintMarkup(host.element, {
      snapshot,
      shown,
      text: productText(host, product, shown),
      words,
      plans: new Map(product.plans.map(plan => [plan.id, planText(host, plan)])),
    });
    this.#isPainting = false;
  }

  /** An amount as it is read out and shown. */
  money(cents: number): string { return moneyIn(this.#host, this.#state.snapshot.product!)(cents); }
}
