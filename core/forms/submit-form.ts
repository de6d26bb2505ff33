import { getDocument } from '../platform/page-document.js';
import { $site } from '../stores/site.js';
import { getAction, type Backends } from './backends.js';
import type { GuardedForm } from './captcha/captcha.controller.js';
import { findErrors, type Text } from './dom/field-messages.js';
import type { FormFeedback } from './dom/form-feedback.js';
import type { Honeypot } from './dom/honeypot.js';
import { getFormMembers } from './dom/members.js';
import { passwordsAmong, postedData, readFields, readFiles, readValues } from './dom/read-fields.js';
import { buttonText } from './dom/submit-lock.js';
import type { StoredDraft } from './drafts/draft.js';
import type { FormHost, FormValues } from './form.settings.js';
import type { FormState } from './form.state.js';
import type { Progress } from './progress.js';
import type { StoredResult, Submission } from './sender.js';

/** A form with steps; null for a form of one page. */
export interface SteppedForm {
  readonly form: { /** Resolves once its entries in the visitor's history are left. */ readonly left: Promise<void> | null } | null;
}

interface Submitting {
  readonly host: FormHost;
  readonly state: FormState;
  readonly form: HTMLFormElement;
  readonly feedback: FormFeedback;
  readonly honeypot: Honeypot | null;
  readonly guarded: GuardedForm;
  readonly senders: Backends;
  readonly text: Text;
  readonly draft: StoredDraft;
  readonly steps: SteppedForm;
  readonly progress: Progress;
  readonly save: { /** Saved drafts that the submission deletes. */ readonly marks: Pick<Submission, 'savedDrafts'> | undefined };
}

/** The detail of our event about a form that is not sent. */
export function stop({ host, state }: Pick<Submitting, 'host' | 'state'>, reason: 'invalid' | 'refused' | 'unreachable', status: number): void {
  const { message, errors } = state.$snapshot.get();
  host.emit('site-form-error', { formId: host.values.formId, reason, status, message, errors });
}

/**
 * What follows a stored submission: the page of its payment, or the author's own. What was left out is read here first, and a payment
 * link stays here as well: a visitor whose browser did not follow can.
 */
export async function leadOn(
  { host, steps }: Pick<Submitting, 'host' | 'steps'>, { id, notStored, confirmation, payment }: StoredResult, values: FormValues,
): Promise<void> {
  const { formId, redirect } = host.values;
  const isFollowed = host.emit('site-form-success', { formId, id, values, ...payment && { payment } });
  await steps.form?.left;
  const target = payment?.url ?? (confirmation ? '' : redirect);
  if (target && isFollowed && !notStored) getDocument(host.element!).location.assign(target);
}

/** Whether one of our senders takes it. A button with an address of its own is posted by the browser, after the same checks. */
function isOurs({ host: { values: { backend, formId } }, form }: Submitting, submitter: HTMLElement | null): boolean {
  return !submitter?.hasAttribute('formaction') && (backend === 'site' ? formId !== '' : getAction(form) !== null);
}

/**
 * A form that must not be sent is stopped before the form itself hears of it: libraries that post forms (`hx-boost`)
 * listen there and know nothing of our checks. As in a browser, where an invalid form has no `submit`.
 */
export function stopInvalid(event: SubmitEvent, submitting: Submitting): void {
  const { host, state, form, feedback, honeypot, text } = submitting;
  const { submitter } = event;
  const refuse = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (state.phase === 'submitting') return refuse();
  feedback.pressed = submitter;
  const isKept = host.values.backend === 'site' && isOurs(submitting, submitter); // marked for the owner; others would keep it unmarked
  if (!isKept && honeypot?.take()) {
    refuse();
    state.refuse({}, 'honeypot');
    return stop(submitting, 'invalid', 0);
  }
  const errors = submitter?.hasAttribute('formnovalidate') ? {} : findErrors(readFields(form).values(), text);
  if (Object.keys(errors).length === 0) return;
  refuse();
  state.refuse(errors);
  stop(submitting, 'invalid', 0);
}

/** A visitor sends a valid form: it is announced to the page by an event, and sent in place where one of our senders takes it. */
export function submitForm(event: SubmitEvent, submitting: Submitting): void {
  const { host, state, form, feedback, honeypot, guarded, senders, draft, steps, progress, save } = submitting;
  const { submitter } = event;
  const { backend, formId, collectionId, objectName } = host.values;
  const filledIn = honeypot?.take();
  const fields = readFields(form);
  const posted = postedData(form, submitter, fields);
  const values = readValues(fields, posted);
  if (!host.emit('site-form-submit', { formId, values })) return event.preventDefault();
  const isSentByUs = isOurs(submitting, submitter);
  if (!isSentByUs && isPutIntoAddress()) {
    event.preventDefault();
    host.warn('the form has neither an action nor a method; expected a form-id, or action and method="post"; '
      + 'sending nothing, because a browser would put the typed values into the URL.');
    state.refuse({}, 'status404');
    return stop(submitting, 'refused', 0);
  }
  if (!isSentByUs) return draft.keepBriefly(); // the browser posts it
  event.preventDefault();
  void send();

  async function send(): Promise<void> {
    const element = host.element!;
    const base = host.values.endpoint || $site.get().website.baseUrl;
    const suspicion = honeypot ? { honeypot: filledIn, filledInMs: Math.round(performance.now()) } : {};
    const isOverlayForm = host.values.overlayForm || !!element.closest('dialog, [popover], site-dialog');
    const submission = {
      formId,
      values,
      posted,
      passwords: passwordsAmong(fields),
      files: readFiles(posted),
      isOverlayForm,
      submitButtonText: buttonText(feedback.button),
      collectionId,
      objectName,
      captchaKey: guarded.token,
      ...suspicion,
      ...progress.marks,
      ...save.marks,
    };
    const outcome = await state.submit(submission, base, senders[backend]({ form, submitter }));
    if (!outcome || host.signal.aborted) return;
    if (outcome.kind === 'posted') return draft.keepBriefly();
    if (outcome.kind === 'failed') {
      const { status } = outcome.failure;
      return stop(submitting, status === 0 ? 'unreachable' : 'refused', status);
    }
    draft.forget();
    await leadOn({ host, steps }, outcome, values);
  }

  function isPutIntoAddress(): boolean {
    const given = (name: string) => submitter?.hasAttribute(`form${name}`) || getFormMembers(form).hasAttribute(name);
    return !given('action') && !given('method');
  }
}
