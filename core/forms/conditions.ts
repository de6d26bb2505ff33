import { getFormMembers } from './dom/members.js';
import type { ConditionalForm, ConditionOptions } from './conditions/conditional-form.js';

const marked = '[data-site-when], [data-site-required-when]';

/** The conditions of an author's form (`data-site-when`). How they are read is fetched only by pages that have one. */
export class Conditions {
  #form: ConditionalForm | null = null;
  #loading: Promise<void> | null = null;

  constructor(private readonly options: ConditionOptions) { this.refresh(); }

  /** Resolves once conditions apply; null while there is nothing to wait for. */
  get pending(): Promise<void> | null { return this.#loading; }

  /** Takes in what has been added to the form, and forgets what has gone. */
  refresh(): void {
    if (this.#form) this.#form.refresh();
    else if (!this.#loading && getFormMembers(this.options.form).querySelector(marked)) this.#loading = this.#load();
  }

  /** Shows and hides by the current values. */
  decide(): void { this.#form?.decide(); }

  async #load(): Promise<void> {
    try {
      const loading = import('./conditions/conditional-form.js');
      await this.options.calculations?.pending; // conditions read what is calculated
      const { ConditionalForm } = await loading;
      if (!this.options.signal.aborted) this.#form = new ConditionalForm(this.options);
    } catch {
      // All fields stay: the service checks the same conditions again.
    }
    this.#loading = null;
  }
}
