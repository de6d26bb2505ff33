import { make, uniqueId } from '../dom/own-nodes.js';
import type { FormHost } from '../form.settings.js';
import type { LightParts } from '../light-parts.js';

/**
 * Keeps a form drawn from the field list, where the author wrote no form: ours is the `<form>`, what is in it is React's.
 * How fields are drawn is fetched only by pages that have such a list.
 */
export class FieldListController {
  #form: HTMLFormElement | null = null;
  #drawnFor = '';
  #isPlaced = false;
  #isLoading = false;

  constructor(private readonly host: FormHost, private readonly parts: LightParts) {}

  /** Draws the list as it is now, unless it says the same: the form, and what is typed in it, stays. */
  async update(): Promise<void> {
    const { host, parts } = this;
    const element = host.element!;
    const given = host.values.fields as readonly unknown[] | null; // what is no list is warned of where it is read
    if (this.#isLoading) return;
    if (!given || given.length === 0) return this.#remove();
    if (element.querySelector('form:not([data-site-drawn])')) {
      return host.warn('there is a form and a field list; expected one of them; using the form.');
    }
    this.#isLoading = true;
    host.preloadView();
    const { fieldList, fillIn } = await import('./field-list.js').finally(() => { this.#isLoading = false; });
    if (host.signal.aborted) return;
    const { fields, submitText, action } = host.values;
    if (!Array.isArray(fields) || fields.length === 0) return this.update(); // it has changed meanwhile
    const wanted = JSON.stringify([fields, submitText, action]);
    const isThere = this.#form && (this.#form.isConnected || !this.#isPlaced);
    if (isThere && wanted === this.#drawnFor) return;
    this.#drawnFor = wanted;
    this.#isPlaced = false;
    const form = make(element, 'form');
    form.id = uniqueId(); // libraries that morph a page make a form of the author's out of one without an id
    form.method = 'post';
    if (action) form.action = action;
    form.dataset.siteDrawn = '';
    const before = this.#form;
    this.#form = form;
    if (before && !before.isConnected) parts.drop(before); // never shown: the list has changed before React came
    parts.put({
      ...fieldList(element, host),
      node: form,
      place: () => {
        if (this.#form !== form) return;
        const shown = element.querySelector<HTMLFormElement>('form[data-site-drawn]');
        if (shown) fillIn(form, shown);
        this.#isPlaced = true;
        if (shown) shown.replaceWith(form);
        else element.append(form);
        if (before) parts.drop(before);
      },
    });
    parts.draw();
  }

  #remove(): void {
    this.host.element!.querySelector('form[data-site-drawn]')?.remove(); // a copy of a page's nodes brings one along
    if (!this.#form) return;
    this.parts.drop(this.#form);
    this.#form = null;
    this.#drawnFor = '';
    this.parts.draw();
  }
}
