import type { SaveOptions } from './save/save-options.js';
import type { SavedForm } from './save/saved-form.js';

/**
 * A form that can be saved, and continued on another device by a link in an email. The code is fetched only if the owner of the form has
 * turned it on.
 */
export class Save {
  #form: SavedForm | null = null;

  constructor(options: SaveOptions) {
    if (options.host.values.saveByEmail) {
      void import('./save/saved-form.js').then(({ SavedForm }) => {
        if (!options.signal.aborted) this.#form = new SavedForm(options);
      }, () => {});
    }
  }

  /** The saved drafts of a form that is now submitted. */
  get marks(): SavedForm['marks'] | undefined { return this.#form?.marks; }
}
