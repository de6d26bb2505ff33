import { getFormMembers } from './dom/members.js';
import type { FormSteps, StepsOptions } from './steps/form-steps.js';

interface Options extends StepsOptions {
  /** Resolves once the draft is in the form, and its conditions are known: they say which steps there are. */
  whenFilled(): Promise<unknown>;
}

/** The steps of an author's form (`data-site-step`). How they are shown is fetched only by pages that have one. */
export class Steps {
  /** The form with its steps; null for a form of one page. */
  form: FormSteps | null = null;
  /** Resolves once the steps are shown; null while there is nothing to wait for. */
  pending: Promise<void> | null = null;

  constructor(private readonly options: Options) { this.refresh(); }

  /** Takes in what has been added to the form, and forgets what has gone. */
  refresh(): void {
    if (this.form) this.form.refresh();
    else if (!this.pending && getFormMembers(this.options.form).querySelector('[data-site-step]')) this.pending = this.#load();
  }

  async #load(): Promise<void> {
    try {
      const { FormSteps } = await import('./steps/form-steps.js');
      await this.options.whenFilled();
      if (!this.options.signal.aborted) this.form = new FormSteps(this.options);
    } catch {
      // All steps stay, on one page.
    }
    this.pending = null;
  }
}
