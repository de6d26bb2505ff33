import { nextTask } from '../../platform/timing.js';
import { asJson } from '../../settings/parse.js';
import { getFormMembers } from '../dom/members.js';
import { createOwnNode, uniqueId } from '../dom/own-nodes.js';
import type { FormHost } from '../form.settings.js';
import type { LightParts } from '../light-parts.js';

/** How a list is drawn, once a page has fetched it. */
let code: typeof import('./field-list.js') | null = null;

/**
 * Keeps a form drawn from the field list, where the author wrote no form: ours is the `<form>`, what is in it is React's.
 * How fields are drawn is fetched only by pages that have such a list.
 */
export class FieldListController {
  #form: HTMLFormElement | null = null;
  #drawnFor = '';
  #isPlaced = false;
  #isLoading = false;

  /** `onTaken` is called once a form that a server has drawn is ours. */
  constructor(private readonly host: FormHost, private readonly parts: LightParts, private readonly onTaken: () => void) {}

  /** Whether a server has drawn the form, and it is not ours yet. */
  get isServed(): boolean { return this.#served !== null && Array.isArray(this.host.values.fields); }

  get #served(): HTMLFormElement | null { return this.host.element!.querySelector<HTMLFormElement>('form[data-site-drawn="served"]'); }

  /** Draws the list as it is now, unless it says the same. Another list is drawn into the same form: what is typed in it stays. */
  update(): void {
    const { host } = this;
    const element = host.element!;
    const given: unknown = host.values.fields;
    if (!given || (Array.isArray(given) && given.length === 0)) return this.#remove();
    if (!Array.isArray(given)) {
      host.warn(`fields ${asJson(given).slice(0, 60)} is not a list; expected a list of fields; drawing none.`);
      return this.#remove();
    }
    if (element.querySelector('form:not([data-site-drawn])')) {
      return host.warn('there is a form and a field list; expected one of them; using the form.');
    }
    if (code) this.#draw(code);
    else if (!this.#isLoading) void this.#load();
  }

  async #load(): Promise<void> {
    const { host } = this;
    this.#isLoading = true;
    host.preloadView();
    const json = asJson(host.values.fields);
    // Before the list is drawn: what is hidden is not seen first.
    const conditions = /"(?:when|requiredWhen)":/.test(json) ? import('../conditions/conditional-form.js').catch(() => {}) : null;
    const steps = json.includes('"step":') ? import('../steps/form-steps.js').catch(() => {}) : null;
    if (json.includes('"formula":')) void import('../calculations/calculated-form.js').catch(() => {});
    code = await import('./field-list.js').finally(() => { this.#isLoading = false; });
    await conditions;
    await steps;
    if (!host.signal.aborted) this.update();
  }

  #draw({ fieldList, fillIn }: typeof import('./field-list.js')): void {
    const { host, parts } = this;
    const element = host.element!;
    const { fields, submitText, action } = host.values;
    const wanted = asJson([fields, submitText, action, host.language]);
    const isThere = this.#form && (element.contains(this.#form) || !this.#isPlaced); // an element that has just been removed keeps its form
    if (isThere && wanted === this.#drawnFor) return;
    this.#drawnFor = wanted;
    if (!isThere && this.#form) parts.drop(this.#form); // the page has taken it away
    const served = isThere ? null : this.#served;
    if (served) this.#isPlaced = true;
    const form = this.#form = isThere ? this.#form! : served ?? this.#makeForm();
    if (action) getFormMembers(form).setAttribute('action', action);
    else getFormMembers(form).removeAttribute('action');
    parts.put({
      ...fieldList(element, host, form),
      node: form,
      isServed: served !== null,
      place: () => {
        if (served && this.#form === form) this.#take(form);
        if (this.#form !== form || element.contains(form)) return;
        this.#isPlaced = true;
        const shown = element.querySelector<HTMLFormElement>('form[data-site-drawn]'); // a copy of a page's nodes brings one along
        if (shown) fillIn(form, shown);
        if (shown) getFormMembers(shown).replaceWith(form);
        else element.append(form);
      },
    });
    parts.draw();
  }

  /** What a server has drawn is as if it had been drawn here. */
  #take(form: HTMLFormElement): void {
    if (getFormMembers(form).getAttribute('data-site-drawn') === '') return;
    getFormMembers(form).setAttribute('data-site-drawn', '');
    nextTask(() => { if (!this.host.signal.aborted) this.onTaken(); }); // not in the middle of a drawing
  }

  #makeForm(): HTMLFormElement {
    const form = createOwnNode(this.host.element!, 'form');
    form.id = uniqueId(); // libraries that morph a page make a form of the author's out of one without an id
    form.method = 'post';
    form.dataset.siteDrawn = '';
    this.#isPlaced = false;
    return form;
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
