import { nextTask } from '../platform/timing.js';
import { $consent } from '../stores/consent.js';
import { $site } from '../stores/site.js';
import { assist } from './assist.js';
import { keepDrafts } from './draft-keeper.js';
import { actionOf, backends, loadSiteSender } from './backends.js';
import type { GuardedForm } from './captcha/guard-form.js';
import { drawer } from './drawer.js';
import type { Control } from './dom/field.js';
import { errorOf, findErrors } from './dom/find-errors.js';
import { DressedForm } from './dom/dressed-form.js';
import { Trap } from './dom/trap.js';
import { FormView } from './dom/form-view.js';
import { fieldOf, readFields } from './dom/read-fields.js';
import { readValues } from './dom/read-values.js';
import { buttonText } from './dom/submit-lock.js';
import type { FormHost } from './form.settings.js';
import type { FormMachine } from './form.state.js';
import { guard } from './guard.js';

/** Where the author's form and the machine meet: what visitors do goes up, what the machine says comes down. */
export function connectForm(machine: FormMachine, host: FormHost): void {
  const element = host.element!;
  const { signal } = host;
  const text: FormHost['text'] = (key, values) => host.text(key, values);
  let dressed: DressedForm | null = null;
  let view: FormView | null = null;
  let trap: Trap | null = null;
  let forgetDraft = () => {};
  let guarded: GuardedForm | null = null;
  let leaveForm = new AbortController();
  const senders = backends();

  host.watch(machine.$state);
  signal.addEventListener('abort', machine.$state.listen(state => void view?.show(state)), { once: true });
  signal.addEventListener('abort', () => leaveForm.abort(), { once: true });

  /** Forms and fields may come late, in pieces, or be exchanged by the page. */
  const adopt = () => {
    const found = element.querySelector('form');
    if (found === dressed?.form) return dressed?.refresh();
    leaveForm.abort();
    leaveForm = new AbortController();
    const leave = leaveForm.signal;
    const form = dressed = found && new DressedForm(found, { text, signal: leave, onOver: () => machine.warn(text('tooLong')) });
    trap = found && host.values.trap ? new Trap(found, leave) : null;
    forgetDraft = found ? keepDrafts(host, found, { signal: leave, onFilled: () => form?.recount() }) : () => {};
    view = found && new FormView(found, { host, text, signal: leave });
    guarded = found && guard({ host, machine, form: found, signal: leave, token: '' });
    if (!found) return;
    assist(host, found, leave);
    leave.addEventListener('abort', $consent.subscribe(consent => {
      if (consent === 'accepted') void import('../analytics/track-form-view.js').then(({ trackFormView: countForm }) => countForm(found, host.values, leave), () => {});
    }));
  };
  const draw = drawer(host);
  const arrive = () => {
    adopt();
    void draw().then(isNew => { if (isNew && !signal.aborted) adopt(); });
  };
  arrive();
  // Words alone bring no field: a counter writes some with every letter.
  host.onLightChange(changes => { if (changes.some(({ type }) => type === 'childList')) arrive(); });
  signal.addEventListener('abort', machine.$fields.listen(arrive), { once: true });

  element.addEventListener('submit', event => {
    if (!dressed || event.composedPath()[0] !== dressed.form || event.defaultPrevented) return;
    const { form } = dressed;
    const submitter = event.submitter;
    if (submitter?.hasAttribute('formaction')) return; // a button with a way of its own
    if (machine.phase === 'submitting') return event.preventDefault();
    view!.pressed = submitter;
    const stop = (reason: 'invalid' | 'refused' | 'unreachable', status: number) => {
      const { message, errors: all } = machine.$state.get();
      host.emit('site-form-error', { formId: host.values.formId, reason, status, message, errors: all });
    };
    const { backend } = host.values;
    const caught = trap?.spring();
    if (caught && backend !== 'site') { // the site's service keeps it, marked for the owner; others would keep it unmarked
      event.preventDefault();
      machine.refuse({}, 'trap');
      return stop('invalid', 0);
    }
    const fields = readFields(form);
    const errors = submitter?.hasAttribute('formnovalidate') ? {} : findErrors(fields.values(), text);
    const { formId, collectionId, objectName } = host.values;
    if (Object.keys(errors).length > 0) {
      event.preventDefault();
      machine.refuse(errors);
      return stop('invalid', 0);
    }
    const values = readValues(form, fields, submitter);
    if (!host.emit('site-form-submit', { formId, values })) return event.preventDefault();
    if (!(backend === 'site' ? formId : actionOf(form)) || postsFiles(form)) return forgetDraft(); // nothing of ours to send it to: the browser posts it
    event.preventDefault();
    void send();

    async function send(): Promise<void> {
      const base = host.values.endpoint || $site.get().website.baseUrl;
      const suspicion = trap ? { trap: caught, filledInMs: Math.round(performance.now()) } : {};
      const isOverlayForm = host.values.overlayForm || !!element.closest('dialog, [popover], site-dialog');
      const submission = { formId, values, isOverlayForm, submitButtonText: buttonText(view!.button), collectionId, objectName, captchaKey: guarded?.token, ...suspicion };
      const outcome = await machine.submit(submission, base, senders[backend](form));
      if (!outcome || signal.aborted) return;
      if (outcome.kind === 'failed') {
        const { status } = outcome.failure;
        return stop(status === 0 ? 'unreachable' : 'refused', status);
      }
      forgetDraft();
      host.emit('site-form-success', { formId, id: outcome.id, values });
      if (host.values.redirect) element.ownerDocument.location.assign(host.values.redirect);
    }
  }, { signal });

  function postsFiles(form: HTMLFormElement): boolean {
    const hasFile = form.querySelector('input[type="file"]') !== null;
    if (hasFile) host.warn('the form has a file input; the service takes no files; posting to the form\'s own action.');
    return hasFile;
  }

  element.addEventListener('focusin', () => {
    if (host.values.backend === 'site') loadSiteSender().catch(() => {}); // in time for the button; there it is asked again
  }, { signal, once: true });

  /** Rewards early, blames late: an error goes as soon as it no longer holds, and comes back when the field is left. */
  const recheck = (event: Event) => {
    const isTyping = event.type === 'input';
    const control = event.composedPath()[0] as Control;
    if (isTyping) dressed?.recount(control);
    if (machine.phase !== 'failure' || !dressed) return;
    const { errors } = machine.$state.get();
    // Of many fields, most letters are typed into one that nothing is said of.
    if (isTyping && !Object.keys(errors).some(id => `${control.name}.`.startsWith(`${id}.`))) return;
    const field = fieldOf(dressed.form, control);
    const shown = field && errors[field.id];
    if (!field || (isTyping && shown === undefined)) return;
    const message = errorOf(field, text);
    if (message !== null && message === shown) return field.isGroup ? void view!.show(machine.$state.get()) : undefined; // another part may be the wrong one now
    if (!isTyping || message !== shown) machine.mend(field.id, isTyping ? null : message);
  };
  element.addEventListener('input', recheck, { signal });
  element.addEventListener('change', recheck, { signal });

  element.addEventListener('reset', event => {
    if (!dressed || event.composedPath()[0] !== dressed.form) return;
    machine.reset();
    forgetDraft();
    nextTask(() => dressed?.recount()); // the values go only after this event
  }, { signal });
}
