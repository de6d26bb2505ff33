import { Calculations } from '../../../../core/forms/calculations.js';
import { Conditions } from '../../../../core/forms/conditions.js';
import type { ProductHost } from '../../product.settings.js';

/** Shows, hides, requires and calculates the fields of a product by its other fields, as in any form. */
export class ProductConditions {
  #form: HTMLFormElement | null = null;
  #conditions: Conditions | null = null;
  #calculations: Calculations | null = null;
  #leave = new AbortController();

  constructor(private readonly host: ProductHost) {
    host.signal.addEventListener('abort', () => this.#leave.abort(), { once: true });
  }

  /** Resolves once they apply; null while there is nothing to wait for. */
  get pending(): Promise<void> | null { return this.#conditions?.pending ?? this.#calculations?.pending ?? null; }

  /** Takes the form that is there now, or what has been added to it. */
  heed(form: HTMLFormElement | null): void {
    if (form === this.#form) {
      this.#calculations?.refresh();
      this.#conditions?.refresh();
      return;
    }
    this.#leave.abort();
    this.#leave = new AbortController();
    this.#form = form;
    this.#conditions = this.#calculations = null;
    const { host } = this;
    if (!form || host.signal.aborted) return;
    const { signal } = this.#leave;
    const calculations = new Calculations({ form, host, signal, decide: () => this.#conditions?.decide() });
    this.#calculations = calculations;
    this.#conditions = new Conditions({ form, host, signal, calculations, onChange: () => calculations.calculate(), onHidden() {}, onDecided() {} });
  }
}
