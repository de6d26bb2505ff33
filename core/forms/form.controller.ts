import { nextTask } from '../platform/timing.js';
import { ownValue } from '../registry/own-value.js';
import { consentFor } from '../stores/consent.js';
import { assist } from './assist.js';
import { type Backends, backends, loadSiteSender } from './backends.js';
import { formPartKey } from '../platform/stored-keys.js';
import { draftKey, storeDrafts } from './drafts/drafts.js';
import type { StoredDraft } from './drafts/draft.js';
import { KeyStorage } from './drafts/key-storage.js';
import { Calculations } from './calculations.js';
import { Conditions } from './conditions.js';
import { EnhancedForm } from './dom/enhanced-form.js';
import type { Control } from './dom/field.js';
import { getErrorText, type Text } from './dom/field-messages.js';
import { FormFeedback } from './dom/form-feedback.js';
import { Honeypot } from './dom/honeypot.js';
import { getFormMembers } from './dom/members.js';
import { listenToNumbers } from './dom/number-typing.js';
import { findField } from './dom/read-fields.js';
import { FieldListController } from './field-list/field-list.controller.js';
import type { FormHost } from './form.settings.js';
import type { FormState } from './form.state.js';
import type { GuardedForm } from './captcha/captcha.controller.js';
import { guard } from './captcha/guard.js';
import { heedLimits } from './limits.js';
import { LightParts } from './light-parts.js';
import { prefill } from './prefill.js';
import { Progress } from './progress.js';
import { resume } from './resume.js';
import { Save } from './save.js';
import { Steps } from './steps.js';
import { storedForm } from './stored-form.js';
import { stopInvalid, submitForm } from './submit-form.js';

/** What has been made of an author's form. */
interface AdoptedForm {
  readonly form: HTMLFormElement;
  readonly enhanced: EnhancedForm;
  readonly honeypot: Honeypot | null;
  readonly feedback: FormFeedback;
  readonly guarded: GuardedForm;
  /** The settings that it was made with. */
  readonly captcha: string;
  readonly limited: boolean;
  readonly countStarts: boolean;
  readonly saveByEmail: boolean;
  readonly draft: StoredDraft;
  readonly conditions: Conditions;
  readonly calculations: Calculations;
  /** Fills in what is known of fields that have been added. */
  prefill(): void;
  readonly steps: Steps;
  readonly progress: Progress;
  readonly save: Save;
}

/** Where the author's form and the state meet: what visitors do goes up, what the state says comes down. */
export class FormController {
  readonly #parts: LightParts;
  readonly #fieldList: FieldListController;
  readonly #keyStorage: KeyStorage;
  readonly #senders: Backends;
  readonly #text: Text;
  readonly #showStoredForm: () => void;
  /** The form that is in the element now. */
  #adopted: AdoptedForm | null = null;
  #leaveForm = new AbortController();
  #isConnected = false;

  constructor(private readonly state: FormState, private readonly host: FormHost) {
    this.#parts = new LightParts({ $parts: state.$parts, host });
    this.#keyStorage = new KeyStorage(() => ({
      area: host.values.draft === 'local' ? 'local' : 'session',
      key: formPartKey(this.#adopted ? draftKey(host, this.#adopted.form) : '', 'key'),
    }));
    this.#senders = backends(this.#keyStorage);
    this.#fieldList = new FieldListController(host, this.#parts, () => this.#refresh());
    this.#text = (key, values) => host.text(key, values);
    this.#showStoredForm = storedForm(host, () => this.#takeStoredForm());
  }

  connect(): void {
    const { host, state } = this;
    const { signal } = host;
    const element = host.element!;
    this.#isConnected = true;
    signal.addEventListener('abort', state.$snapshot.listen(snapshot => {
      if (this.#adopted) this.#adopted.feedback.show(snapshot);
      else this.#parts.draw();
    }), { once: true });
    signal.addEventListener('abort', () => this.#leaveForm.abort(), { once: true });
    const onSubmit = (handle: typeof submitForm) => (event: SubmitEvent) => {
      const adopted = this.#adopted;
      if (!adopted || event.composedPath()[0] !== adopted.form || event.defaultPrevented) return;
      const pending = adopted.conditions.pending ?? adopted.calculations.pending ?? adopted.steps.pending;
      if (pending) return this.#submitLater(event, adopted, pending);
      adopted.conditions.decide();
      adopted.calculations.calculate();
      if (adopted.steps.form?.takes(event)) return;
      handle(event, { ...adopted, host, state, senders: this.#senders, text: this.#text });
    };
    element.addEventListener('submit', onSubmit(stopInvalid), { capture: true, signal });
    element.addEventListener('submit', onSubmit(submitForm), { signal });
    element.addEventListener('input', event => this.#recheck(event), { signal });
    element.addEventListener('change', event => this.#recheck(event), { signal });
    element.addEventListener('reset', event => this.#reset(event), { signal });
    element.addEventListener('site-error', event => {
      if (event.target === element && !this.#parts.isViewDrawn) this.#adopted?.feedback.reportNatively(state.$snapshot.get());
    }, { signal });
    void host.viewReady.then(() => { this.#parts.isViewDrawn = true; });
    const preload = () => {
      host.preloadView();
      if (host.values.backend === 'site') loadSiteSender().catch(() => {}); // in time for the button; there it is asked again
    };
    for (const type of ['focusin', 'pointerover']) element.addEventListener(type, preload, { signal, once: true });
    host.onTextsChange(() => {
      if (state.phase === 'failure') state.reset(); // what was said stays in no other language than what will be said
      this.#adopted?.enhanced.recount();
      this.#fieldList.update();
      this.#parts.draw();
    });
    this.#refresh();
    // Words alone bring no field: a counter writes some with every letter. After the element has left the page, nothing is drawn.
    host.onLightChange(changes => { if (changes.some(({ type }) => type === 'childList')) this.#refresh(); });
  }

  /** The settings have changed: another list may be drawn, in the very drawing that shows them. */
  update(): void {
    if (this.#isConnected) this.#refresh();
  }

  /** The conditions, calculations or steps are not there yet: the form is sent once they are. */
  #submitLater(event: SubmitEvent, { form }: AdoptedForm, pending: Promise<void>): void {
    event.preventDefault();
    event.stopPropagation();
    void pending.then(() => { if (form.isConnected) getFormMembers(form).requestSubmit(event.submitter); });
  }

  /** Forms and fields may be added late, in parts, or be replaced by the page. */
  #refresh(): void {
    this.#showStoredForm();
    this.#fieldList.update(); // first: a list that is empty now takes its form away
    const found = this.#fieldList.isServed ? null : this.host.element!.querySelector('form');
    if (found && found === this.#adopted?.form) {
      this.#adopted.enhanced.refresh();
      this.#adopted.prefill();
      this.#adopted.calculations.refresh();
      this.#adopted.conditions.refresh();
      this.#adopted.steps.refresh();
    } else if (found || this.#adopted) this.#adopt(found);
  }

  /** The stored form is there: its fields, and perhaps another captcha, a limit, or that starts are counted or it can be saved. */
  #takeStoredForm(): void {
    const before = this.#adopted;
    this.#refresh();
    if (!before || before !== this.#adopted) return;
    const names = ['captcha', 'limited', 'countStarts', 'saveByEmail'] as const;
    if (names.some(name => before[name] !== this.host.values[name])) this.#adopt(before.form);
  }

  #adopt(form: HTMLFormElement | null): void {
    this.#leaveForm.abort();
    this.#leaveForm = new AbortController();
    const { signal } = this.#leaveForm;
    const adopted = this.#adopted = form && this.#enhance(form, signal);
    this.#parts.draw();
    // Asked again with the next try.
    if (adopted) void resume({ host: this.host, state: this.state, ...adopted, keyStorage: this.#keyStorage, signal }).catch(() => {});
  }

  #enhance(form: HTMLFormElement, signal: AbortSignal): AdoptedForm {
    const { host, state } = this;
    const text = this.#text;
    const parts = this.#parts;
    const enhanced = new EnhancedForm(form, { text, parts, signal, onOver: () => state.warn(text('tooLong')) });
    listenToNumbers(form, signal);
    const honeypot = host.values.honeypot ? new Honeypot(form, signal) : null;
    let steps: Steps | null = null;
    const calculations = new Calculations({ form, host, signal, decide: () => conditions.decide() });
    const conditions: Conditions = new Conditions({
      form, host, signal, calculations,
      onChange: () => calculations.calculate(),
      onHidden: ids => { for (const id of ids) state.mend(id, null); },
      onDecided: () => steps?.form?.refresh(),
    });
    const filling = {
      signal,
      onFilled() {
        enhanced.recount();
        conditions.decide();
        calculations.calculate();
      },
    };
    const fill = prefill({ host, form, ...filling });
    const draft = storeDrafts(host, form, filling);
    const feedback = new FormFeedback(form, { host, parts, text, signal, reveal: control => steps?.form?.reveal(control) });
    const guarded = guard({ host, state, form, parts, signal, token: '' });
    assist({ host, form, parts, signal });
    steps = new Steps({
      form, host, state, parts, text, signal,
      whenFilled: () => Promise.all([conditions.pending, draft.filled]),
    });
    heedLimits({ host, form, signal });
    signal.addEventListener('abort', consentFor('statistics').subscribe(consent => {
      if (consent === 'accepted')
        void import('../analytics/track-form-view.js').then(
          ({ trackFormView }) => trackFormView(form, host.values, signal),
          () => {},
        );
    }));
    const progress = new Progress({ form, host, state, signal });
    const save = new Save({
      form, host, state, parts, draft, ...filling, steps: () => steps, whenFilled: () => Promise.all([conditions.pending, draft.filled]),
    });
    const { captcha, limited, countStarts, saveByEmail } = host.values;
    return {
      form, enhanced, honeypot, draft, feedback, guarded, captcha, limited, countStarts, saveByEmail, progress, save, conditions, calculations, steps,
      prefill: fill,
    };
  }

  /** Rewards early, blames late: an error goes as soon as it no longer holds, and returns when the field is left. */
  #recheck(event: Event): void {
    const adopted = this.#adopted;
    if (!adopted) return;
    const { state } = this;
    const isTyping = event.type === 'input';
    const control = event.composedPath()[0] as Control;
    if (isTyping) adopted.enhanced.recount(control);
    if (state.phase !== 'failure') return;
    const { errors } = state.$snapshot.get();
    // In a form with many fields, most characters are typed into a field without an error.
    if (isTyping && !Object.keys(errors).some(id => `${control.name}.`.startsWith(`${id}.`))) return;
    const field = findField(adopted.form, control);
    const shown = field && ownValue(errors, field.id);
    if (!field || (isTyping && shown === undefined)) return;
    const message = getErrorText(field, this.#text);
    // Another part of a group may be the wrong one now.
    if (message !== null && message === shown) return field.isGroup ? adopted.feedback.show(state.$snapshot.get()) : undefined;
    if (!isTyping || message !== shown) state.mend(field.id, isTyping ? null : message);
  }

  #reset(event: Event): void {
    if (!this.#adopted || event.composedPath()[0] !== this.#adopted.form) return;
    this.state.reset();
    this.#adopted.draft.forget();
    nextTask(() => { // the values go only after this event
      this.#adopted?.enhanced.recount();
      this.#adopted?.conditions.decide();
      this.#adopted?.calculations.calculate();
    });
  }
}
