import type { CountedForm, CountedMarks, ProgressOptions } from './progress/counted-form.js';

/** Counts that a visitor starts a form, and where they stop. The code is fetched only if the owner of the form has turned it on. */
export class Progress {
  #form: CountedForm | null = null;

  constructor(options: ProgressOptions) {
    const { countStarts, formId, backend } = options.host.values;
    if (countStarts && formId && backend === 'site') {
      void import('./progress/counted-form.js').then(({ CountedForm }) => {
        if (!options.signal.aborted) this.#form = new CountedForm(options);
      }, () => {});
    }
  }

  /** What was counted of a form that is now submitted. */
  get marks(): CountedMarks | undefined { return this.#form?.marks; }
}
