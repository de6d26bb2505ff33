import { $site } from '../stores/site.js';
import { actionOf, type Backends } from './backends.js';
import type { GuardedForm } from './captcha/captcha.controller.js';
import { findErrors, type Text } from './dom/field-messages.js';
import type { FormFeedback } from './dom/form-feedback.js';
import type { Honeypot } from './dom/honeypot.js';
import { readFields, readValues } from './dom/read-fields.js';
import { buttonText } from './dom/submit-lock.js';
import type { FormHost } from './form.settings.js';
import type { FormState } from './form.state.js';

interface Submitting {
  readonly host: FormHost;
  readonly state: FormState;
  readonly form: HTMLFormElement;
  readonly feedback: FormFeedback;
  readonly honeypot: Honeypot | null;
  readonly guarded: GuardedForm;
  readonly senders: Backends;
  readonly text: Text;
  forgetDraft(): void;
}

/** A visitor sends a form: it is validated, announced to the page by an event, and sent in place where one of our senders takes it. */
export function submitForm(event: SubmitEvent, { host, state, form, feedback, honeypot, guarded, senders, text, forgetDraft }: Submitting): void {
  const { submitter } = event;
  const { backend, formId, collectionId, objectName } = host.values;
  if (submitter?.hasAttribute('formaction')) return; // a button with a way of its own
  if (state.phase === 'submitting') return event.preventDefault();
  feedback.pressed = submitter;
  const filledIn = honeypot?.take();
  if (filledIn && backend !== 'site') { // the site's service keeps it, marked for the owner; others would keep it unmarked
    event.preventDefault();
    state.refuse({}, 'honeypot');
    return stop('invalid', 0);
  }
  const fields = readFields(form);
  const errors = submitter?.hasAttribute('formnovalidate') ? {} : findErrors(fields.values(), text);
  if (Object.keys(errors).length > 0) {
    event.preventDefault();
    state.refuse(errors);
    return stop('invalid', 0);
  }
  const values = readValues(form, fields, submitter);
  if (!host.emit('site-form-submit', { formId, values })) return event.preventDefault();
  if (!(backend === 'site' ? formId : actionOf(form)) || hasFiles()) return forgetDraft(); // nothing of ours to send it to: the browser posts it
  event.preventDefault();
  void send();

  async function send(): Promise<void> {
    const element = host.element!;
    const base = host.values.endpoint || $site.get().website.baseUrl;
    const suspicion = honeypot ? { trap: filledIn, filledInMs: Math.round(performance.now()) } : {};
    const isOverlayForm = host.values.overlayForm || !!element.closest('dialog, [popover], site-dialog');
    const submission = { formId, values, isOverlayForm, submitButtonText: buttonText(feedback.button), collectionId, objectName, captchaKey: guarded.token, ...suspicion };
    const outcome = await state.submit(submission, base, senders[backend](form));
    if (!outcome || host.signal.aborted) return;
    if (outcome.kind === 'failed') {
      const { status } = outcome.failure;
      return stop(status === 0 ? 'unreachable' : 'refused', status);
    }
    forgetDraft();
    host.emit('site-form-success', { formId, id: outcome.id, values });
    if (host.values.redirect) element.ownerDocument.location.assign(host.values.redirect);
  }

  function stop(reason: 'invalid' | 'refused' | 'unreachable', status: number): void {
    const { message, errors: all } = state.$snapshot.get();
    host.emit('site-form-error', { formId: host.values.formId, reason, status, message, errors: all });
  }

  function hasFiles(): boolean {
    const hasFile = form.querySelector('input[type="file"]') !== null;
    if (hasFile) host.warn('the form has a file input; the service takes no files; posting to the form\'s own action.');
    return hasFile;
  }
}
