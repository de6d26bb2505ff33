import { type CalculationResult, type CalculationSource, getFractionDigits } from '../../contract/calculations/form-calculations.js';
import { mostDigits } from '../../contract/calculations/digits.js';
import { formatMoney } from '../../money/format-money.js';
import { nearestLanguage } from '../../platform/page.js';
import { getDocument } from '../../platform/page-document.js';
import { $site } from '../../stores/site.js';
import { numberFormat } from '../../text/intl.js';
import { createOwnNode } from '../dom/own-nodes.js';

/** An author's `<output>` with a calculation: it shows the result and carries it in an input, which is sent. */
export class CalculatedOutput {
  readonly source: CalculationSource;
  readonly #input: HTMLInputElement;
  readonly #text: Text;
  /** What the author has in it, shown while there is no result. */
  readonly #fallback: readonly Node[];
  readonly #live: string | null;

  constructor(readonly element: HTMLElement, warn: (message: string) => void) {
    const { siteCalculation: formula = '', siteCurrency, siteDigits } = element.dataset;
    const isCurrency = siteCurrency !== undefined && /^[A-Z]{3}$/.test(siteCurrency);
    const isDigits = siteDigits !== undefined && /^\d$/.test(siteDigits) && Number(siteDigits) <= mostDigits;
    if (siteCurrency !== undefined && !isCurrency) warn(`data-site-currency="${siteCurrency}" is wrong; expected a code such as EUR; showing a number.`);
    if (siteDigits !== undefined && !isDigits) warn(`data-site-digits="${siteDigits}" is not right; expected 0 to ${mostDigits}; using 2.`);
    this.source = {
      id: element.getAttribute('name') ?? '', formula, currency: isCurrency ? siteCurrency : undefined, digits: isDigits ? Number(siteDigits) : undefined,
    };
    this.#fallback = [...element.childNodes];
    this.#input = createOwnNode(element, 'input');
    this.#input.type = 'hidden';
    this.#input.name = this.source.id;
    this.#text = getDocument(element).createTextNode('');
    this.#live = element.getAttribute('aria-live');
    // Typing changes it with every letter: what it comes to is announced once a field is left.
    if (this.#live === null) element.setAttribute('aria-live', 'off');
  }

  get isAnnounced(): boolean { return this.#live === null; }
  get isHidden(): boolean { return this.element.closest('[data-site-hidden]') !== null; }

  /** The result with its label, as it is announced. */
  get spoken(): string {
    const { element } = this;
    const label = element instanceof HTMLOutputElement ? element.labels[0]?.textContent : null;
    return [(element.getAttribute('aria-label') ?? label ?? '').trim(), this.#text.data].filter(Boolean).join(': ');
  }

  show(result: CalculationResult): void {
    const { element } = this;
    const isHidden = this.isHidden;
    if (this.#input.disabled !== isHidden) this.#input.disabled = isHidden;
    if (result.problem) {
      if (this.#input.parentNode) this.giveBack(false);
      return;
    }
    const { currency } = this.source;
    const locale = nearestLanguage(element) || $site.get().locale;
    const places = getFractionDigits(this.source);
    const text = currency ? formatMoney(result.minorUnits, { currency, locale })
      : numberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: places }).format(result.text as unknown as number);
    const isNew = this.#text.data !== text;
    if (isNew) this.#text.data = text;
    if (this.#input.value !== result.text) this.#input.value = result.text;
    // A page translator has put its own node in place of the text: it stays until there is another result.
    const isTextGone = isNew && this.#text.parentNode !== element;
    if (isTextGone || this.#input.parentNode !== element) element.replaceChildren(this.#text, this.#input);
  }

  /** Shows what the author has written. */
  giveBack(isLast = true): void {
    if (this.#input.parentNode === this.element) this.element.replaceChildren(...this.#fallback);
    if (isLast && this.#live === null) this.element.removeAttribute('aria-live');
  }
}
