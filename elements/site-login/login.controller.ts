import { plainEmail } from '../../core/contract/fields/plain-email.js';
import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { isNonViewerOwner } from '../../core/contract/roles.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { whenParsed } from '../../core/platform/page.js';
import { isNativeAppView, nativeChannel } from '../../core/session/native-channel.js';
import { openModal } from '../../core/overlay/open-modal.js';
import { $siteContext } from '../../core/utilities/site-context.js';
import { $site } from '../../core/stores/site.js';
import { $siteUser, logIn, logOut } from '../../core/utilities/site-user.js';
import { explainFailure } from './explain-failure.js';
import { drawnMark, emailField, ownForm, passwordField, readLogin, submitButton } from './login-form.js';
import type { LoginHost } from './login.settings.js';
import type { LoginState, Notice } from './login.state.js';

let forms = 0;

/** Hears the form, asks the service, and keeps the page in step with who is logged in. */
export class LoginController {
  readonly #state: LoginState;
  readonly #host: LoginHost;
  #form: HTMLFormElement | null = null;
  /** A lock that we have put on the author's button. */
  #locked: HTMLElement | null = null;

  constructor(state: LoginState, host: LoginHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    const host = this.#host;
    element!.addEventListener('submit', event => this.#submit(event as SubmitEvent), { signal });
    element!.addEventListener('change', event => {
      const box = event.composedPath()[0];
      if (!(box instanceof HTMLInputElement)) return;
      if (box.hasAttribute('data-site-login-show')) this.#state.reveal(box.checked);
      // Before the browser judges it: what came along with a pasted address and cannot be seen would be refused.
      if (this.#form && box === emailField(this.#form) && plainEmail(box.value) !== box.value) box.value = plainEmail(box.value);
    }, { signal });
    pageDocument.addEventListener('site-login-required', () => this.#state.ask(host.text('required')), { signal });
    signal.addEventListener('abort', () => this.#leaveForm(), { once: true });
    const read = () => { if (!signal.aborted) this.#read(); };
    if (pageDocument.readyState === 'loading') whenParsed(read);
    else read();
    host.onLightChange(read);
    host.onTextsChange(() => this.#nameForm());
    for (const store of [this.#state.$snapshot, this.#state.$nodes, $siteUser]) host.watch(store);
    signal.addEventListener('abort', this.#state.$snapshot.subscribe(() => this.#show()), { once: true });
    signal.addEventListener('abort', $siteUser.subscribe(user => {
      this.#state.move(user ? 'arrive' : 'end');
      if (user) void this.#serveOwner(); // an owner may have just come
    }), { once: true });
    void this.#meetApp();
    void this.#serveOwner();
    void this.#notifyLogout();
  }

  /** Public: ends the session, and goes to the site's root. */
  async logout(): Promise<boolean> {
    const host = this.#host;
    const { cloneCart, endpoint, logoutUrl } = host.values;
    this.#state.move('leave');
    const failure = await logOut({ cloneCart, ...endpoint && { base: endpoint } });
    if (failure) {
      if (!host.signal.aborted) {
        this.#state.move('refuse', host.text('logoutFailed'));
        host.emit('site-login-error', { reason: failure.status === 0 ? 'unreachable' : 'refused', status: failure.status, message: host.text('logoutFailed') });
      }
      return false;
    }
    this.#state.move('end');
    if (!host.emit('site-login-logout')) return true;
    const url = new URL(logoutUrl, pageDocument.baseURI);
    url.searchParams.set('logout', 'true'); // spec: page-runtime-platform §2
    location.assign(url);
    return true;
  }

  acknowledge(): void { this.#host.element!.shadowRoot!.querySelector('dialog')?.close(); }

  /** A page that an app shows leads back into it. spec: media-layout §2 */
  async back(): Promise<void> {
    const { pageBridge } = await import('./features/app/connect-native-app.js');
    pageBridge().dismiss(url => location.assign(url));
  }

  /** Brings the visitor to the form; false where none is to be seen. */
  focusForm(): boolean {
    const form = this.#form;
    const field = form && !form.hidden && form.checkVisibility() ? emailField(form) ?? passwordField(form) : undefined;
    field?.focus();
    return !!field;
  }

  async #meetApp(): Promise<void> {
    if (!isNativeAppView(nativeChannel(window as never), location.search)) return;
    this.#state.enterApp();
    const { connectNativeApp: meetApp } = await import('./features/app/connect-native-app.js');
    meetApp({ signal: this.#host.signal, logOut: () => { void this.logout(); } });
  }

  /** The author's form, or one that the element renders without it. */
  #read(): void {
    const { element } = this.#host;
    const own = ownForm(element!);
    const before = this.#form;
    if (before && before === own) return;
    if (before?.hasAttribute(drawnMark) && !own && element!.contains(before)) return;
    this.#leaveForm();
    if (!own && element!.querySelector(`form:not([${drawnMark}])`))
      this.#host.warn('its form has no password field; expected an <input type="password">; rendering the default form.');
    const form = this.#form = own ?? this.#makeForm();
    const message = pageDocument.createElement('p');
    message.className = 'site-login-message';
    message.id = `site-login-message-${++forms}`;
    message.hidden = true;
    if (own) {
      const button = submitButton(form);
      const place = button && [...form.children].find(child => child.contains(button));
      form.insertBefore(message, place ?? null);
    } else {
      form.prepend(message); // React draws what follows
    }
    this.#nameForm();
    this.#state.$nodes.set({ form: own ? null : form, message });
    this.#show();
  }

  #makeForm(): HTMLFormElement {
    const { element, values } = this.#host;
    const form = pageDocument.createElement('form');
    form.id = `site-login-${++forms}`;
    form.method = 'post';
    form.action = (values.endpoint || $site.get().website.baseUrl) + pagePaths.plainLogin;
    form.setAttribute(drawnMark, '');
    element!.append(form);
    return form;
  }

  /** In the visitor's language, which may come after the form. */
  #nameForm(): void {
    if (this.#form?.hasAttribute(drawnMark)) this.#form.setAttribute('aria-label', this.#host.text('title'));
  }

  /** Removes our own nodes from the previous form. */
  #leaveForm(): void {
    const form = this.#form;
    const { message } = this.#state.$nodes.get();
    this.#form = null;
    if (!form) return;
    this.#unlock();
    form.classList.remove('submitting');
    form.hidden = false;
    for (const field of [emailField(form), passwordField(form)]) {
      field?.removeAttribute('aria-invalid');
      if (message && field?.getAttribute('aria-describedby') === message.id) field.removeAttribute('aria-describedby');
    }
    message?.remove();
    if (form.hasAttribute(drawnMark)) form.remove();
  }

  #unlock(): void {
    this.#locked?.removeAttribute('aria-disabled');
    this.#locked = null;
  }

  /** Marks of what the state says, on the form and the element. */
  #show(): void {
    const { phase, message } = this.#state.$snapshot.get();
    const isIn = phase === 'in' || phase === 'leaving';
    const host = this.#host;
    host.toggleState('logged-in', isIn);
    host.toggleState('submitting', phase === 'submitting');
    const form = this.#form;
    if (!form) return;
    if (form.hidden !== isIn) form.hidden = isIn;
    form.classList.toggle('submitting', phase === 'submitting');
    if (phase === 'submitting' && !form.hasAttribute(drawnMark)) {
      this.#locked ??= submitButton(form) ?? null;
      this.#locked?.setAttribute('aria-disabled', 'true');
    } else if (phase !== 'submitting') {
      this.#unlock();
    }
    const node = this.#state.$nodes.get().message;
    if (node) node.hidden = isIn || !message;
  }

  #submit(event: SubmitEvent): void {
    const form = this.#form;
    if (!form || event.composedPath()[0] !== form || event.defaultPrevented) return;
    event.preventDefault();
    if (this.#state.phase !== 'out') return;
    const login = readLogin(form);
    if (!this.#host.emit('site-login-submit', { email: login.email, rememberMe: login.rememberMe })) return;
    void this.#send(form, login);
  }

  async #send(form: HTMLFormElement, login: ReturnType<typeof readLogin>): Promise<void> {
    const host = this.#host;
    const fields = [emailField(form), passwordField(form)];
    for (const field of fields) field?.removeAttribute('aria-invalid');
    this.#state.move('submit');
    const failure = await logIn(login, host.values.endpoint || undefined);
    if (host.signal.aborted) return;
    if (failure) return this.#refuse(failure, fields);
    const user = $siteUser.get();
    if (passwordField(form)) passwordField(form)!.value = ''; // the next visitor does not find it in the form
    const { redirect } = host.values;
    if (!host.emit('site-login-success', { id: user?.id ?? '', email: user?.email ?? login.email })) return;
    if (redirect) location.assign(redirect);
    else void host.viewReady.then(() => host.element!.shadowRoot!.querySelector<HTMLElement>('.logout')?.focus({ preventScroll: true }), () => {});
  }

  /** Shows why a login has failed, at the fields that are to be filled in again. */
  #refuse(failure: NonNullable<Awaited<ReturnType<typeof logIn>>>, fields: readonly (HTMLInputElement | undefined)[]): void {
    const host = this.#host;
    const message = explainFailure(failure, (key, values) => host.text(key, values));
    this.#state.move('refuse', message);
    const isWrong = message === host.text('wrong');
    const { message: node } = this.#state.$nodes.get();
    for (const field of fields) {
      if (isWrong) field?.setAttribute('aria-invalid', 'true');
      if (node && field && !field.hasAttribute('aria-describedby')) field.setAttribute('aria-describedby', node.id);
    }
    if (isWrong) {
      fields[1]?.focus();
      fields[1]?.select();
    }
    host.emit('site-login-error', { reason: failure.status === 0 ? 'unreachable' : 'refused', status: failure.status, message });
  }

  /** A page that a logout has led to announces it, once. spec: page-runtime-platform §2 */
  async #notifyLogout(): Promise<void> {
    const url = new URL(location.href);
    if (url.searchParams.get('logout') !== 'true') return;
    url.searchParams.delete('logout');
    history.replaceState(history.state, '', url); // a reload does not log out again, and a second login on the page has nothing to announce
    await this.notify({ title: this.#host.text('logoutTitle'), text: this.#host.text('logoutText') });
  }

  /** Shows a message over the page until it is acknowledged. */
  async notify(notice: Notice): Promise<void> {
    const host = this.#host;
    this.#state.notify(notice);
    await host.viewReady;
    const dialog = host.element!.shadowRoot!.querySelector('dialog');
    if (!dialog || host.signal.aborted) return;
    openModal({ dialog, signal: host.signal, onClose: () => this.#state.notify(null) });
  }

  /** What only those who work on the site need comes with code of its own. */
  async #serveOwner(): Promise<void> {
    const host = this.#host;
    const context = $siteContext.get();
    const useEscapeKeyToLogin = host.values.useEscapeKeyToLogin || context.websiteSettings.useEscapeKeyToLogin;
    const isOwner = context.authenticatedAccount !== null || isNonViewerOwner($siteUser.get()?.websiteRoles ?? []);
    if (!useEscapeKeyToLogin && !isOwner && !context.isEditing) return;
    const { serveOwner } = await import('./features/owner/serve-owner.js');
    serveOwner({
      context, useEscapeKeyToLogin, signal: host.signal,
      mayRedirect: host.values.configRedirect,
      focusForm: () => this.focusForm(),
      logOut: () => { void this.logout(); },
      alertPreviewOnly: () => { void this.notify({ title: host.text('previewTitle'), text: host.text('previewText') }); },
      say: isPreview => this.#state.say(host.text(isPreview ? 'previewOn' : 'previewOff')),
    });
  }
}
