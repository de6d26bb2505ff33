import type { Consent } from '../../consent/purposes.js';
import { $allowedHosts, rememberHost } from '../../embed/allowed-hosts.js';
import { followPurpose, getSettingsText, withPurpose } from '../../embed/purpose-note.js';
import { findConsentSettings } from '../../platform/visible-banner.js';
import { followConsent } from '../../stores/follow-consent.js';
import { $site } from '../../stores/site.js';
import { nearestTag } from '../../text/intl.js';
import { getAction } from '../backends.js';
import { findErrors } from '../dom/field-messages.js';
import { getFormMembers } from '../dom/members.js';
import { adoptSheet } from '../../platform/page.js';
import { createOwnNode } from '../dom/own-nodes.js';
import { placeAbove } from '../dom/place.js';
import { readFields } from '../dom/read-fields.js';
import { getSubmitButton } from '../dom/submit-lock.js';
import { formText } from '../form-text.js';
import type { FormHost, TextKey } from '../form.settings.js';
import type { FormState } from '../form.state.js';
import type { LightParts } from '../light-parts.js';
import { type CaptchaProvider, getSiteKey } from './captcha-provider.js';
import { CaptchaState } from './captcha.state.js';
import { captchaStyles } from './captcha.styles.js';
import { type CaptchaText, captchaTexts } from './captcha-texts.js';
import { captchaProviders } from './providers/providers.js';

export interface GuardedForm {
  readonly host: FormHost;
  readonly state: FormState;
  readonly form: HTMLFormElement;
  readonly parts: LightParts;
  readonly signal: AbortSignal;
  /** What goes with the submission; empty until the captcha is solved. */
  token: string;
}

/**
 * Puts the captcha the author has chosen into a form and lets nothing be sent without it. spec: page-runtime-platform §4, commerce-forms-data §4, §5
 */
export function guardForm(guarded: GuardedForm): void {
  const { host, form, parts, signal } = guarded;
  const { captcha: name } = host.values;
  const tag = host.element!.localName;
  if (name === 'none' || signal.aborted) return;
  const provider: CaptchaProvider = captchaProviders[name];
  const siteKey = getSiteKey(host.values.captchaKey, $site.get().context);
  if (provider.notSetUp !== null && !siteKey) {
    host.warn(
      `captcha "${name}" has no site key: ${provider.notSetUp} Expected one in captcha-key, or in the site context's captchaSettings; showing no captcha.`,
    );
    getFormMembers(form).dataset.captcha = 'none'; // the page's sheet keeps no room for it then
    signal.addEventListener('abort', () => { delete getFormMembers(form).dataset.captcha; }, { once: true });
    return;
  }
  getFormMembers(form).querySelectorAll('.site-form-captcha').forEach(node => node.remove()); // a copy of a page's nodes brings ours along

  const { box, drawn, frame } = makeBox(form, provider);
  box.dataset.captcha = name;
  let isDrawn = false;
  const warn = (error: unknown) => console.warn(`<${tag}>: the captcha ${name} did not come; showing a button to try again.`, error);
  const captcha = new CaptchaState(provider, async calls => {
    if (!isDrawn) await host.viewReady;
    const node = createOwnNode(form, 'div');
    frame.replaceChildren(node);
    try {
      return await provider.start({
        ...calls, node, siteKey,
        widthPx: box.clientWidth,
        language: host.language === 'en' ? nearestTag($site.get().locale) : host.language,
        base: host.values.endpoint || $site.get().website.baseUrl,
        failed(error) {
          warn(error);
          calls.failed(error);
        },
      });
    } catch (error) {
      if (!signal.aborted) warn(error);
      throw error;
    }
  });
  box.addEventListener('click', event => {
    if ((event.target as Element).closest('[data-captcha-settings]')) return void findConsentSettings()?.open();
    if (!(event.target as Element).closest('[data-captcha-ask]')) return;
    const always = box.querySelector<HTMLInputElement>('[type="checkbox"]:not([data-captcha-ask])');
    if (provider.host === null) event.preventDefault(); // only the work ticks it
    else box.focus(); // the button goes
    if (always?.checked && provider.host) rememberHost(provider.host, true);
    if (captcha.phase !== 'solved') captcha.ask();
  }, { signal });

  const place = () => {
    adoptSheet(getFormMembers(form), captchaStyles);
    const button = getSubmitButton(form);
    if (!getFormMembers(form).contains(box) || (button && !(box.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)))
      placeAbove(form, button, box);
    lock();
  };
  /** Not `disabled`, which drops the focus: a click without a token is answered by what is missing. */
  const lock = () => {
    if (guarded.state.phase === 'submitting') return;
    const button = getSubmitButton(form);
    if (captcha.token) button?.removeAttribute('aria-disabled');
    else button?.setAttribute('aria-disabled', 'true');
  };
  const placeFirst = () => {
    isDrawn = true;
    if (!signal.aborted) place();
  };
  const text = formText(host, captchaTexts);
  // Where the author has given the form a purpose, the notice names it, and the cookie settings are at hand.
  const noted = {
    element: host.element, signal, get language() { return host.language; }, redraw: () => show(captcha.$snapshot.get()),
    onTextsChange: (callback: () => void) => host.onTextsChange(callback),
  };
  const sayWithPurpose: CaptchaText = (key, values) => (key === 'captchaNotice' ? withPurpose(noted, text(key, values)) : text(key, values));
  host.onLightChange(() => { if (isDrawn && !signal.aborted) place(); });
  const show = ({ phase, token }: ReturnType<typeof captcha.$snapshot.get>) => {
    guarded.token = token;
    box.dataset.phase = phase;
    parts.put({
      node: drawn,
      view: provider.Box,
      props: {
        phase, text: sayWithPurpose, name: provider.title, host: provider.host ?? '', settings: findConsentSettings() ? getSettingsText(noted) : '',
      },
      place: placeFirst,
    });
    parts.draw();
    lock();
  };
  host.onTextsChange(() => { if (isDrawn && !signal.aborted) show(captcha.$snapshot.get()); });
  const follow = (consent: Consent) => captcha.update({ consent });
  follow(followConsent(host.element!, { usual: 'functional', signal, follow, refuse: () => captcha.update({ isAsked: false }) }));
  const stops = [
    captcha.$snapshot.subscribe(show),
    $allowedHosts.subscribe(allowedHosts => captcha.update({ allowedHosts })),
    refuseWithout(guarded, captcha, provider),
    spendOnSending(guarded.state, captcha, lock),
  ];
  if (provider.host !== null) followPurpose(noted);
  comeNear(form, captcha, signal);
  addToPosts(guarded, provider.fieldName);
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    captcha.remove();
    parts.drop(drawn);
    box.remove();
    getSubmitButton(form)?.removeAttribute('aria-disabled');
  }, { once: true });
}

/** The captcha's place: `drawn` holds what we say, `frame` what the captcha's own script makes. */
function makeBox(form: HTMLFormElement, { title, host }: CaptchaProvider) {
  const box = createOwnNode(form, 'div', 'site-form-captcha');
  if (host === null) return { box, drawn: box, frame: createOwnNode(form, 'div') };
  const drawn = createOwnNode(form, 'div');
  // Disabled: fields that their scripts add are no fields of the author's form. Their own controls are frames, which are
  // not concerned, and without a role no screen reader announces a group that cannot be used.
  const frame = createOwnNode(form, 'fieldset');
  frame.disabled = true;
  frame.setAttribute('role', 'none');
  box.append(drawn, frame);
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', title);
  box.tabIndex = -1;
  return { box, drawn, frame };
}

/** Nothing is loaded for a visitor who only reads: it begins with what is filled in, or with the form's later half. */
function comeNear(form: HTMLFormElement, captcha: CaptchaState, signal: AbortSignal): void {
  const near = () => captcha.update({ isNear: true });
  getFormMembers(form).addEventListener('input', near, { signal });
  getFormMembers(form).addEventListener('focusin', event => {
    const controls = [...getFormMembers(form).elements];
    const at = controls.indexOf(event.composedPath()[0] as Element);
    if (at >= controls.length / 2) near();
  }, { signal });
}

/** Stops a form without a token: a token that is being computed is sent when it is ready, any other is requested. */
function refuseWithout({ host, state, form, signal }: GuardedForm, captcha: CaptchaState, { solvesAlone }: CaptchaProvider): () => void {
  /** Presses that wait for the token. */
  let pressed: { readonly submitter: HTMLElement | null } | null = null;
  /** The form as this has refused it: what the service says stays until the next press. */
  let refused: unknown = null;
  const refuse = () => {
    state.refuse({}, formText(host, captchaTexts)('captcha') as TextKey); // no key of the form's own texts: said as it stands
    const { message, errors } = refused = state.$snapshot.get();
    host.emit('site-form-error', { formId: host.values.formId, reason: 'invalid', status: 0, message, errors });
  };
  getFormMembers(form).addEventListener('submit', event => {
    const { submitter } = event;
    if (event.composedPath()[0] !== form || event.defaultPrevented || captcha.token) return;
    if (state.phase === 'submitting') return;
    const text: FormHost['text'] = (key, values) => host.text(key, values);
    const isCareful = !submitter?.hasAttribute('formnovalidate');
    if (isCareful && Object.keys(findErrors(readFields(form).values(), text)).length > 0) return; // its fields are spoken of first
    event.preventDefault();
    if (!solvesAlone) {
      captcha.update({ isNear: true });
      return refuse();
    }
    pressed = { submitter };
    captcha.ask();
  }, { signal });
  return captcha.$snapshot.listen(({ phase }) => {
    if (phase === 'solved') {
      if (state.$snapshot.get() === refused) state.reset(); // nothing is missing any more
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
function spendOnSending(form: FormState, captcha: CaptchaState, lock: () => void): () => void {
  let before = form.phase;
  return form.$snapshot.listen(({ phase }) => {
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
  getFormMembers(form).addEventListener('formdata', event => {
    const { backend, formId } = host.values;
    const isOwn = backend === 'site' && formId;
    if (!isOwn && guarded.token && getAction(form)) event.formData.set(fieldName, guarded.token);
  }, { signal });
}
