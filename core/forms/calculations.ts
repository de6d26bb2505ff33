import type { CalculatedForm, CalculationOptions } from './calculations/calculated-form.js';
import { getFormMembers } from './dom/members.js';

/** The calculations of an author's form (`data-site-calculation`). How they are read is fetched only by pages that have one. */
export class Calculations {
  #form: CalculatedForm | null = null;
  #loading: Promise<void> | null = null;

  constructor(private readonly options: CalculationOptions) { this.refresh(); }

  /** Resolves once results are shown; null while there is nothing to wait for. */
  get pending(): Promise<void> | null { return this.#loading; }
  /** What conditions read; null for a form without calculations. */
  get form(): CalculatedForm | null { return this.#form; }

  /** Takes in what has been added to the form, and forgets what has gone. */
  refresh(): void {
    if (this.#form) this.#form.refresh();
    else if (!this.#loading && getFormMembers(this.options.form).querySelector('[data-site-calculation]')) this.#loading = this.#load();
  }

  /** Calculates with the current values. */
  calculate(): void { this.#form?.calculate(); }

  async #load(): Promise<void> {
    try {
      const { CalculatedForm } = await import('./calculations/calculated-form.js');
      if (!this.options.signal.aborted) this.#form = new CalculatedForm(this.options);
    } catch {
      // The author's own content stays: the service calculates again.
    }
    this.#loading = null;
  }
}
