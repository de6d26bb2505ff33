import { type FormProgressRequest, formProgressPath } from '../../contract/progress/form-progress.js';
import type { SaveSubmissionRequest } from '../../contract/submission.js';
import { sendBeacon } from '../../platform/network.js';
import { getDocument } from '../../platform/page-document.js';
import { writeJson } from '../../registry/write-json.js';
import { consentFor } from '../../stores/consent.js';
import { $site } from '../../stores/site.js';
import { getFormMembers } from '../dom/members.js';
import { findField, isControl, readFields } from '../dom/read-fields.js';
import type { FormHost } from '../form.settings.js';
import type { FormState } from '../form.state.js';

export interface ProgressOptions {
  readonly form: HTMLFormElement;
  readonly host: FormHost;
  readonly state: Pick<FormState, 'phase' | '$snapshot'>;
  readonly signal: AbortSignal;
}

export type CountedMarks = Pick<SaveSubmissionRequest, 'startCounted' | 'stopCounted'>;

/** What was counted in this page view. Nothing of it is stored, and nothing is the same in another page view. */
interface Counted {
  readonly formId: string;
  isStarted: boolean;
  /** The field of the stop that was sent; null before. */
  stop: string | null;
  /** The field that was reached last. */
  field: string;
  isSubmitted: boolean;
}

/** By element, which may be moved, or get another form. */
const counted = new WeakMap<Element, Counted>();

/** Sends that a visitor has started a form, and the field that was reached last if the page is left: each once for a page view. */
export class CountedForm {
  readonly #counted: Counted;

  constructor(private readonly options: ProgressOptions) {
    const { form, host, state, signal } = options;
    const { formId } = host.values;
    const before = counted.get(host.element!);
    this.#counted = before?.formId === formId ? before : { formId, isStarted: false, stop: null, field: '', isSubmitted: false };
    counted.set(host.element!, this.#counted);
    const members = getFormMembers(form);
    for (const type of ['input', 'change', 'focusin'] as const) members.addEventListener(type, event => this.#reach(event), { signal });
    const page = getDocument(form);
    page.addEventListener('visibilitychange', () => { if (page.visibilityState === 'hidden') this.#leave(); }, { signal });
    page.defaultView?.addEventListener('pagehide', () => this.#leave(), { signal });
    signal.addEventListener('abort', state.$snapshot.listen(({ phase }) => { if (phase === 'success') this.#counted.isSubmitted = true; }), { once: true });
  }

  get marks(): CountedMarks {
    const { isStarted, isSubmitted, stop } = this.#counted;
    return isStarted && !isSubmitted ? { startCounted: true, ...stop !== null && { stopCounted: stop } } : {};
  }

  #reach(event: Event): void {
    const [control] = event.composedPath();
    // A page's own script fills in fields as well; a visitor has not started then.
    if (!event.isTrusted || !(control instanceof Element) || !isControl(control)) return;
    const field = findField(this.options.form, control);
    if (!field) return;
    this.#counted.field = field.id;
    if (event.type === 'focusin' || this.#counted.isStarted || this.#counted.isSubmitted || !this.#isAllowed) return;
    this.#counted.isStarted = true;
    this.#send({ formId: this.#counted.formId, event: 'start' });
  }

  #leave(): void {
    const { formId, isStarted, isSubmitted, stop } = this.#counted;
    const { phase } = this.options.state;
    if (!isStarted || isSubmitted || stop !== null || phase === 'submitting' || phase === 'success' || !this.#isAllowed) return;
    const field = this.#fieldOfStep;
    this.#counted.stop = field;
    this.#send({ formId, event: 'stop', field });
  }

  /** The field that was reached last; in a form with steps, the first of the step that is shown, if no field of it was reached. */
  get #fieldOfStep(): string {
    const { form } = this.options;
    const { field: last } = this.#counted;
    if (!getFormMembers(form).querySelector('[data-site-step]')) return last;
    const shown = [...readFields(form).values()].filter(({ controls }) => controls.some(control => control.getClientRects().length > 0));
    return shown.some(({ id }) => id === last) ? last : shown[0]?.id ?? last;
  }

  /** Not if the visitor has declined, or the browser sends Global Privacy Control. */
  get #isAllowed(): boolean { return consentFor('statistics').get() !== 'declined'; }

  #send(request: FormProgressRequest): void {
    const base = (this.options.host.values.endpoint || $site.get().website.baseUrl).replace(/\/$/, '');
    sendBeacon(base + formProgressPath, writeJson(request));
  }
}
