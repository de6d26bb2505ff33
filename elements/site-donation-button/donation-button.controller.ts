import type { Shell } from '../../core/element/shell.js';
import { plainAmount } from '../../core/money/write-amount.js';
import { writeText } from '../../core/platform/page.js';
import { show } from '../../core/settings/parse.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import type { DonationButtonHost } from './donation-button.settings.js';
import { readDonationPlans, type DonationButtonState } from './donation-button.state.js';
import { moneyIn } from './donation-text.js';
import { getOffer } from './first-donation.js';

const amountField = 'input[name="amount"]';

/** Reads the author's own form, and looks at what is chosen before it is posted. */
export class DonationButtonController {
  readonly #state: DonationButtonState;
  readonly #host: DonationButtonHost;

  /** From `connect` to the end of the mount. */
  isAttached = false;
  #isReading = false;

  constructor(state: DonationButtonState, host: DonationButtonHost) {
    this.#state = state;
    this.#host = host;
    const { element } = host;
    // What a visitor has put into a server's form before the script was there is theirs.
    if ((element as Shell | null)?.served) this.#readForm(element!.shadowRoot!);
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.isAttached = true;
    signal.addEventListener('abort', () => { this.isAttached = false; }, { once: true });
    this.#host.onLightChange(() => this.read());
    for (const store of [$currency, $site]) {
      this.#host.watch(store);
      signal.addEventListener('abort', store.listen(() => this.read()), { once: true });
    }
    for (const type of ['input', 'change']) {
      element!.addEventListener(type, event => {
        const field = event.composedPath()[0] as HTMLInputElement;
        if (element!.contains(field)) this.choose(field, type); // ours have actions of their own
      }, { signal });
    }
    element!.addEventListener('submit', event => this.submit(event), { signal });
    signal.addEventListener('abort', this.#state.$choice.listen(() => { if (!this.#isReading) this.#paint(); }), { once: true });
    this.read();
  }

  /** Takes what settings and markup offer now. */
  read(): void {
    if (!this.isAttached) return;
    const { values } = this.#host;
    const element = this.#host.element!;
    this.#isReading = true; // what is in the form is read before anything is written there
    const form = element.querySelector('form');
    const label = !element.querySelector('a[href]') && [...element.childNodes].some(isWords);
    this.#state.$content.set(form ? 'form' : label ? 'label' : 'none');
    for (const plan of readDonationPlans(values.plans).wrong)
      this.#host.warn(
        `plans has ${show(plan)}; expected { "id", "billingPeriod": { "value", "unit": "week", "month" or "year" }, "numBillingCycles" }; ignoring it.`,
      );
    const left = this.#state.take(getOffer(this.#host, form ? { amounts: suggestedIn(form), plans: plansIn(form) } : undefined));
    for (const cents of left)
      this.#host.warn(
        `an amount is ${show(cents)}; expected whole minor units from ${values.minCents} to ${values.maxCents}; ignoring it.`,
      );
    if (form) this.#readForm(form);
    this.#isReading = false;
    this.#paint();
  }

  /** A field, the author's or our own, has changed. */
  choose({ name, value }: HTMLInputElement | HTMLSelectElement, type: string): void {
    if (name === 'amount') this.#state.type(value);
    else if (name === 'cents' && type === 'change') this.#state.suggest(Number(value));
    else if (name === 'plan' && type === 'change') this.#state.choosePlan(value);
  }

  /** Fields as the author, or a browser that restores a page, has left them. */
  #readForm(form: ParentNode): void {
    const typed = form.querySelector<HTMLInputElement>(amountField)?.value ?? '';
    const checked = form.querySelector<HTMLInputElement>('input[name="cents"]:checked');
    const plan = form.querySelector<HTMLInputElement | HTMLSelectElement>('select[name="plan"], input[name="plan"]:checked')?.value ?? '';
    if (typed.trim()) this.#state.type(typed);
    else if (checked) this.#state.suggest(Number(checked.value));
    this.#state.choosePlan(plan);
  }

  submit(event: Event): void {
    const form = event.composedPath()[0] as HTMLFormElement;
    if (event.defaultPrevented) return;
    if (!this.#state.check()) {
      event.preventDefault();
      return (form.querySelector<HTMLElement>(amountField) ?? form.querySelector<HTMLElement>('input[name="cents"]'))?.focus();
    }
    const { cents, offer: { context } } = this.#state;
    const { plan, suggested } = this.#state.$choice.get();
    if (!this.#host.emit('site-donation-give', { cents: cents!, plan })) return event.preventDefault();
    // What a visitor writes in the marks of their country continues in those that a service reads; the field stays as it is.
    form.addEventListener('formdata', ({ formData }) => {
      formData.set('amount', suggested === null ? plainAmount(cents!, context.currency) : '');
    }, { once: true });
  }

  /** Shows in the author's form what is chosen. */
  #paint(): void {
    const { element } = this.#host;
    const form = element?.querySelector('form');
    if (!form) return;
    const { suggested, typed, problem } = this.#state.$choice.get();
    for (const radio of form.querySelectorAll<HTMLInputElement>('input[name="cents"]')) radio.checked = suggested !== null && Number(radio.value) === suggested;
    const field = form.querySelector<HTMLInputElement>(amountField);
    if (field && typed === '' && field.value) field.value = '';
    if (field) field.ariaInvalid = problem ? 'true' : null;
    const { cents } = this.#state;
    for (const node of form.querySelectorAll('[data-donation~="amount"]')) {
      const text = cents === null ? '' : moneyIn(this.#host)(cents);
      writeText(node, text);
    }
  }
}

/** Text of the author's, other than a block of settings. */
const isWords = (node: Node): boolean => !(node instanceof HTMLScriptElement) && node.nodeType !== Node.COMMENT_NODE && node.textContent!.trim() !== '';

const suggestedIn = (form: HTMLFormElement): number[] => [...form.querySelectorAll<HTMLInputElement>('input[name="cents"]')].map(({ value }) => Number(value));

/** The plans of a form of the author's: only their ids matter, the words are the author's. */
const plansIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input[name="plan"], select[name="plan"] option')]
  .filter(({ value }) => value !== '').map(({ value: id }) => ({ id, billingPeriod: { value: 1, unit: 'month' as const }, numBillingCycles: 0 }));
