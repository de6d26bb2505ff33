import type { PricingToggleHost } from './pricing-toggle.settings.js';
import { maxToggleOptions, type PricingToggleState } from './pricing-toggle.state.js';

const optionSelector = '[data-option]';

/** Reads the options of the author's markup, and hides what belongs to the other one. */
export class PricingToggleController {
  readonly #state: PricingToggleState;
  readonly #host: PricingToggleHost;
  /** What was hidden here: the author's own `hidden` stays. */
  readonly #hidden = new Set<HTMLElement>();

  constructor(state: PricingToggleState, host: PricingToggleHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { signal } = this.#host;
    this.read();
    this.#host.onLightChange(() => this.read());
    signal.addEventListener('abort', () => this.#showAll(), { once: true });
  }

  read(): void {
    const { values } = this.#host;
    const nodes = this.#nodes();
    const found = nodes.map(({ dataset }) => dataset.option!.trim());
    const selected = values.selected.trim();
    this.#state.read(found, selected);
    if (selected && found.length > 0 && !found.includes(selected)) {
      this.#host.warn(`selected "${selected}" is not an option; expected ${
        [...new Set(found)].join(' or ')}, the values of data-option; showing ${this.#state.$choice.get().option}.`);
    }
    if (new Set(found).size > maxToggleOptions)
      this.#host.warn(`data-option has ${new Set(found).size} values; expected ${maxToggleOptions}; showing the prices of all others always.`);
    this.#apply();
  }

  choose(option: string): void {
    const { options, option: shown } = this.#state.$choice.get();
    if (option === shown || !options.includes(option)) return;
    if (!this.#host.emit('site-pricing-change', { option })) return this.#host.redraw();
    this.#host.set('selected', option);
    this.read();
    this.#state.announce(this.#host.text('shown', { option }));
  }

  #nodes(): HTMLElement[] {
    return [...this.#host.element!.querySelectorAll<HTMLElement>(optionSelector)];
  }

  #apply(): void {
    const { options, option } = this.#state.$choice.get();
    for (const node of this.#nodes()) {
      const own = node.dataset.option!.trim();
      const isOther = own !== option && options.includes(own);
      if (isOther && !node.hidden) {
        node.hidden = true;
        this.#hidden.add(node);
      } else if (!isOther && this.#hidden.delete(node)) node.hidden = false;
    }
  }

  #showAll(): void {
    for (const node of this.#hidden) node.hidden = false;
    this.#hidden.clear();
  }
}
