import { $allowedHosts, rememberHost } from '../../embed/allowed-hosts.js';
import { $consent } from '../../stores/consent.js';
import { $site } from '../../stores/site.js';
import { actionOf } from '../backends.js';
import { adoptSheet } from '../../platform/page.js';
import { findErrors } from '../dom/find-errors.js';
import { make } from '../dom/make.js';
import { placeAbove } from '../dom/place-above.js';
import { readFields } from '../dom/read-fields.js';
import { submitButtonOf } from '../dom/submit-lock.js';
import type { FormHost, TextKey } from '../form.settings.js';
import type { FormMachine } from '../form.state.js';
import type { CaptchaProvider } from './captcha-provider.js';
import { CaptchaMachine } from './captcha.state.js';
import { captchaStyles } from './captcha.styles.js';
import { captchaText } from './captcha-texts.js';
import { captchaProviders } from './providers/providers.js';
import { siteKeyOf } from './site-key.js';

export interface GuardedForm {
  readonly host: FormHost;
  readonly machine: FormMachine;
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  /** What goes with the submission; empty until the captcha is solved. */
  token: string;
}

/**
 * Puts the captcha the author has chosen into a form and lets nothing be sent without it. spec: page-runtime-platform §4, commerce-forms-data §4, §5
 */
export function guardForm(guarded: GuardedForm): void {
  const { host, form, signal } = guarded;
  const { captcha } = host.values;
  const tag = host.element!.localName;
  if (captcha === 'none' || signal.aborted) return;
  const provider: CaptchaProvider = captchaProviders[captcha];
  const siteKey = siteKeyOf(host.values.captchaKey, $site.get().context);
  if (provider.notSetUp !== null && !siteKey) {
    host.warn(`captcha "${captcha}" has no site key: ${provider.notSetUp} Expected one in captcha-key, or in the site context's captchaSettings; showing no captcha.`);
    form.dataset.captcha = 'none'; // the page's sheet keeps no room for it then
    signal.addEventListener('abort', () => { delete form.dataset.captcha; }, { once: true });
    return;
  }
  form.querySelectorAll('.site-form-captcha').forEach(node => node.remove()); // a copy of a page's nodes brings ours along

  const box = provider.makeBox({
    form, provider, text: captchaText(tag),
    ask(isAlways) {
      if (isAlways && provider.host) rememberHost(provider.host, true);
      captchaMachine.ask();
    },
  });
  const captchaMachine = new CaptchaMachine(provider, calls => {
    const node = make(form, 'div', '');
    box.frame.replaceChildren(node);
    return provider.start({
      ...calls, node, siteKey,
      widthPx: box.node.clientWidth,
      language: $site.get().locale,
      base: host.values.endpoint || $site.get().website.baseUrl,
      failed(error) {
        tell(error);
        calls.failed(error);
      },
    }).catch((error: unknown) => {
      if (!signal.aborted) tell(error);
      throw error;
    });
  });
  const tell = (error: unknown) => console.warn(`<${tag}>: the captcha ${captcha} did not come; the visitor is offered another try.`, error);

  box.node.classList.add('site-form-captcha');
  box.node.dataset.captcha = captcha;
  const place = () => {
    adoptSheet(form, captchaStyles);
    const button = submitButtonOf(form);
    if (!form.contains(box.node) || (button && !(box.node.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING))) placeAbove(form, button, box.node);
    lock();
  };
  /** Not `disabled`, which drops the focus: a press without a token is answered by what is missing. */
  const lock = () => {
    if (guarded.machine.phase === 'submitting') return;
    const button = submitButtonOf(form);
    if (captchaMachine.token) button?.removeAttribute('aria-disabled');
    else button?.setAttribute('aria-disabled', 'true');
  };
  place();
  host.onLightChange(() => { if (!signal.aborted) place(); });
  const stops = [
    captchaMachine.$state.subscribe(({ phase, token }) => {
      guarded.token = token;
      box.node.dataset.phase = phase;
      box.show(phase);
      lock();
    }),
    $consent.subscribe(consent => captchaMachine.learn({ consent })),
    $allowedHosts.subscribe(allowedHosts => captchaMachine.learn({ allowedHosts })),
    refuseWithout(guarded, captchaMachine, provider),
    spendOnSending(guarded.machine, captchaMachine, lock),
  ];
  comeNear(form, captchaMachine, signal);
  addToPosts(guarded, provider.fieldName);
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    captchaMachine.remove();
    box.node.remove();
    submitButtonOf(form)?.removeAttribute('aria-disabled');
  }, { once: true });
}

/** Nothing is loaded for a visitor who only reads: it begins with what is filled in, or with the form's later half. */
function comeNear(form: HTMLFormElement, captcha: CaptchaMachine, signal: AbortSignal): void {
  const near = () => captcha.learn({ isNear: true });
  form.addEventListener('input', near, { signal });
  form.addEventListener('focusin', event => {
    const controls = [...form.elements];
    const at = controls.indexOf(event.composedPath()[0] as Element);
    if (at >= controls.length / 2) near();
  }, { signal });
}

/** Stops a form without a token: one that is being worked on goes by itself when it is there, any other is asked for. */
function refuseWithout({ host, machine, form, signal }: GuardedForm, captcha: CaptchaMachine, { solvesAlone }: CaptchaProvider): () => void {
  /** Presses that wait for the token. */
  let pressed: { readonly submitter: HTMLElement | null } | null = null;
  /** The form as this has refused it: what the service says stays until the next press. */
  let refused: unknown = null;
  const refuse = () => {
    machine.refuse({}, captchaText(host.element!.localName)('captcha') as TextKey); // no key of the form's own texts: said as it stands
    const { message, errors } = refused = machine.$state.get();
    host.emit('site-form-error', { formId: host.values.formId, reason: 'invalid', status: 0, message, errors });
  };
  form.addEventListener('submit', event => {
    const { submitter } = event;
    if (event.composedPath()[0] !== form || event.defaultPrevented || captcha.token) return;
    if (machine.phase === 'submitting' || submitter?.hasAttribute('formaction')) return;
    const text: FormHost['text'] = (key, values) => host.text(key, values);
    const isCareful = !submitter?.hasAttribute('formnovalidate');
    if (isCareful && Object.keys(findErrors(readFields(form).values(), text)).length > 0) return; // its fields are spoken of first
    event.preventDefault();
    if (!solvesAlone) {
      captcha.learn({ isNear: true });
      return refuse();
    }
    pressed = { submitter };
    captcha.ask();
  }, { signal });
  return captcha.$state.listen(({ phase }) => {
    if (phase === 'solved') {
      if (machine.$state.get() === refused) machine.reset(); // nothing is missing any more
      const waiting = pressed;
      pressed = null;
      if (waiting) HTMLFormElement.prototype.requestSubmit.call(form, waiting.submitter?.isConnected ? waiting.submitter : null); // a field may have that name
    } else if (phase === 'failed' && pressed) {
      pressed = null;
      refuse();
    }
  });
}

/** What has gone with a submission is spent, whatever became of it. spec: commerce-forms-data §4 */
function spendOnSending(form: FormMachine, captcha: CaptchaMachine, lock: () => void): () => void {
  let before = form.phase;
  return form.$state.listen(({ phase }) => {
    const wasSent = before === 'submitting' && phase !== 'submitting';
    before = phase;
    if (wasSent && phase === 'success') captcha.rest();
    else if (wasSent) captcha.reset();
    lock();
  });
}

/** Where the form is posted to others, by us or by the browser, they find the token under the name they know. */
function addToPosts(guarded: GuardedForm, fieldName: string): void {
  const { host, form, signal } = guarded;
  form.addEventListener('formdata', event => {
    const { backend, formId } = host.values;
    const isOwn = backend === 'site' && formId;
    if (!isOwn && guarded.token && actionOf(form)) event.formData.set(fieldName, guarded.token);
  }, { signal });
}
