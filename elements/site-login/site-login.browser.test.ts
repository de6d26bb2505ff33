import { expect, fixture, oneEvent } from '@open-wc/testing';
import { websiteRole } from '../../core/contract/enumerations.js';
import { overlays } from '../../core/overlay/overlay-stack.js';
import { shared } from '../../core/registry/registry.js';
import { $siteUser, logOut } from '../../core/utilities/site-user.js';
import { createSite, $site } from '../../core/stores/site.js';
import { framedPage } from '../../test/contract/framed-page.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { WritableAtom } from 'nanostores';
import { loginLightStyles } from './login.light.styles.js';
import './site-login.js';

type Login = HTMLElementTagNameMap['site-login'];
interface Call { readonly method: string; readonly url: URL; readonly body: unknown; readonly token: string | null }

const site = $site as WritableAtom<ReturnType<typeof createSite>>;
const own = `
  <form action="/account/login" method="post">
    <label>Email <input type="email" name="email" value=" tom@pots.example " autocomplete="username"></label>
    <label>Password <input type="password" name="password" value="clay"></label>
    <label><input type="checkbox" name="rememberMe" value="true"> Stay</label>
    <button>Log in</button>
  </form>`;
const account = { id: 'a', email: 'tom@pots.example', websiteRoles: [] as number[] };
const good = () => Response.json({ xsrfToken: 'token-1', expires: '2100-01-01T00:00:00Z', account });

const { fetch } = window;
let calls: Call[];
let answers: (() => Response | Promise<Response>)[];
const before = site.get();

beforeEach(async () => {
  await new Promise(resolve => { setTimeout(resolve); }); // the element of the test before ends a task after it has left
  calls = [];
  answers = [];
  window.fetch = async (url, init = {}) => {
    const { method = 'GET', body, headers } = init;
    if (!String(url).includes('/api/')) return fetch(url, init);
    calls.push({
      method,
      url: new URL(String(url), location.href),
      body: body ? JSON.parse(body as string) : null,
      token: new Headers(headers).get('X-XSRF-Token'),
    });
    return (answers.shift() ?? (() => new Response(null, { status: 204 })))();
  };
});
afterEach(async () => {
  if ($siteUser.get()) await logOut({ cloneCart: true });
  window.fetch = fetch;
  site.set(before);
});

async function place(inner = own, attributes = ''): Promise<Login> {
  const login = await fixture<Login>(`<site-login ${attributes}>${inner}</site-login>`);
  await login.updateComplete;
  return login;
}
/** Waits until a login does for the page what its owner needs. */
const served = () => waitUntil(() => shared('owner-page@1', null, (): { serving: AbortSignal | null } => ({ serving: null })).serving?.aborted === false);
const formOf = (login: Login) => login.querySelector('form')!;
const pressEscape = (shiftKey = false) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', shiftKey, bubbles: true, cancelable: true }));
const press = (login: Login) => formOf(login).requestSubmit();
const messageOf = (login: Login) => login.querySelector('.site-login-message')!.textContent;

describe('<site-login>', () => {
  it('keeps the author\'s form and sends it in the fields of the call', async () => {
    const login = await place();
    const form = formOf(login);
    answers.push(good);
    const done = oneEvent(login, 'site-login-success');
    press(login);
    expect((await done).detail).to.deep.equal({ id: 'a', email: 'tom@pots.example' });
    expect(calls.map(({ method, url, body }) => [method, url.pathname, body])).to.deep.equal([
      ['POST', '/api/site-users/account/session', { email: 'tom@pots.example', password: 'clay', rememberMe: false }],
    ]);
    expect(formOf(login)).to.equal(form);
    expect(form.hidden).to.equal(true);
    expect(form.querySelector<HTMLInputElement>('[name=password]')!.value).to.equal('');
    expect(login.matches(':state(logged-in)')).to.equal(true);
    await login.updateComplete;
    expect(login.shadowRoot!.querySelector('.account')!.textContent).to.contain('tom@pots.example');
  });

  it('renders a form without one of the author, for password managers', async () => {
    const login = await place('');
    await waitUntil(() => formOf(login)?.querySelector('input[type=password]'));
    const fields = [...formOf(login).querySelectorAll('input')].map(({ name, type, autocomplete }) => [name, type, autocomplete]);
    expect(fields).to.deep.equal([
      ['email', 'email', 'username'], ['password', 'password', 'current-password'], ['', 'checkbox', ''], ['rememberMe', 'checkbox', ''],
    ]);
    expect(formOf(login).method).to.equal('post');
    expect(new URL(formOf(login).action).pathname).to.equal('/account/login');
    const password = formOf(login).querySelector<HTMLInputElement>('[name=password]')!;
    password.value = 'typed';
    formOf(login).querySelector<HTMLElement>('[data-site-login-show]')!.click();
    await waitUntil(() => password.type === 'text');
    expect(password.value).to.equal('typed');
  });

  it('keeps the room of the form that it draws, narrow and wide, in any font', async () => {
    const places = ['sans-serif', 'monospace', 'serif'].flatMap(family =>
      [300, 344, 356, 380, 416].map(px => ({
        family,
        px,
        links: px === 344 ? 'remember="false"' : px > 360 ? 'forgot-url="/a"' : 'forgot-url="/a" register-url="/b"',
      })),
    );
    const rules = places.map(({ family, px }, at) => `.place-${at} { inline-size: ${px}px; font: 17px/1.6 ${family}; }`).join(' ');
    const markup = places.map(({ links }, at) => `<div class="place-${at}"><site-login ${links}></site-login></div>`).join('');
    const heightsIn = (root: ParentNode) =>
      [...root.querySelectorAll('site-login')].map((login, at) => [
        places[at]!.family,
        places[at]!.px,
        Math.round(login.getBoundingClientRect().height),
      ]);
    const heights = await framedPage(`${loginLightStyles.cssText} ${rules}`, markup, heightsIn);
    const box = await fixture(`<div><style>${rules}</style>${markup}</div>`);
    await waitUntil(() => box.querySelectorAll('input[type=password]').length === places.length);
    expect(heightsIn(box)).to.deep.equal(heights);
  });

  it('gives way to a form that comes late', async () => {
    const login = await place('');
    await waitUntil(() => login.querySelector('form[data-site-drawn]'));
    login.insertAdjacentHTML('beforeend', own);
    await waitUntil(() => !login.querySelector('form[data-site-drawn]'));
    expect(login.querySelectorAll('form').length).to.equal(1);
    answers.push(good);
    const done = oneEvent(login, 'site-login-success');
    press(login);
    await done;
  });

  it('says what is wrong at both fields, and takes it back', async () => {
    const login = await place();
    answers.push(() => Response.json({ error: 'No.' }, { status: 403 }));
    const failed = oneEvent(login, 'site-login-error');
    press(login);
    expect((await failed).detail).to.deep.equal({ reason: 'refused', status: 403, message: 'The email or password is incorrect.' });
    await waitUntil(() => messageOf(login) === 'The email or password is incorrect.');
    const [email, password] = formOf(login).querySelectorAll('input');
    for (const field of [email!, password!]) {
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).to.equal('The email or password is incorrect.');
    }
    expect(document.activeElement).to.equal(password);
    answers.push(good);
    const done = oneEvent(login, 'site-login-success');
    press(login);
    await done;
    expect(password!.hasAttribute('aria-invalid')).to.equal(false);
  });

  it('is busy once: a second press finds the form locked', async () => {
    const login = await place();
    let answer!: (response: Response) => void;
    answers.push(() => new Promise(resolve => { answer = resolve; }));
    press(login);
    press(login);
    expect(calls.length).to.equal(1);
    expect(formOf(login).querySelector('button')!.getAttribute('aria-disabled')).to.equal('true');
    expect(login.matches(':state(submitting)')).to.equal(true);
    await waitUntil(() => login.shadowRoot!.querySelector('[role=status]')!.textContent === 'Logging in…');
    const failed = oneEvent(login, 'site-login-error');
    answer(Response.json({}, { status: 500 }));
    await failed;
    expect(formOf(login).querySelector('button')!.hasAttribute('aria-disabled')).to.equal(false);
  });

  it('logs out with the token, one at a time, and says when it did not work', async () => {
    const login = await place(own, 'clone-cart="false"');
    answers.push(good);
    const done = oneEvent(login, 'site-login-success');
    press(login);
    await done;
    answers.push(() => Response.json({}, { status: 500 }));
    const error = console.error;
    console.error = () => {};
    const failed = oneEvent(login, 'site-login-error');
    const results = Promise.all([login.logout(), login.logout()]);
    await failed;
    expect(await results).to.deep.equal([false, false]);
    console.error = error;
    expect(calls.slice(1).map(({ method, url, token }) => [method, url.pathname, url.searchParams.get('cloneCart'), token])).to.deep.equal([
      ['DELETE', '/api/site-users/account/session', 'false', 'token-1'],
    ]);
    expect(login.matches(':state(logged-in)')).to.equal(true);
    login.addEventListener('site-login-logout', event => event.preventDefault(), { once: true });
    expect(await login.logout()).to.equal(true);
    expect(formOf(login).hidden).to.equal(false);
  });

  it('leaves the author\'s form as it was', async () => {
    const login = await place();
    const html = own.replaceAll(/\s+/g, ' ').trim();
    const form = formOf(login);
    login.remove();
    await waitUntil(() => form.outerHTML.replaceAll(/\s+/g, ' ') === html);
  });

  it('announces a logout once, in a dialog that Escape closes', async () => {
    history.replaceState(null, '', `${location.pathname}${location.search ? `${location.search}&` : '?'}logout=true`);
    const login = await place();
    await waitUntil(() => overlays.size === 1);
    const dialog = login.shadowRoot!.querySelector('dialog')!;
    expect(dialog.querySelector('h2')!.textContent).to.equal('Logout Successful');
    expect(dialog.querySelector('p')!.textContent).to.equal('You have been successfully logged out.');
    expect(location.search).to.not.contain('logout');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await waitUntil(() => overlays.size === 0);
  });
});

describe('Escape on a page with <site-login>', () => {
  const owner = { website: { baseUrl: 'https://pots.example' }, websiteSettings: {}, authenticatedAccount: { id: 'nora' }, websiteRoles: [1] };
  /** What the key leads to; the page stays. */
  async function escape(context: object, { shiftKey = false, attributes = '' } = {}): Promise<string[]> {
    site.set(createSite(context as Record<string, unknown>));
    const login = await place(own, `config-redirect="false" ${attributes}`);
    if (attributes || Object.keys(context).length > 0) await served();
    const heard: string[] = [];
    const ended = new AbortController();
    for (const name of ['site-config-open', 'site-preview-change', 'site-guide-close', 'site-login-logout']) {
      document.addEventListener(name, event => {
        event.preventDefault();
        heard.push(name);
      }, { signal: ended.signal });
    }
    pressEscape(shiftKey);
    if (shiftKey) await oneEvent(login, 'site-login-logout');
    if (document.activeElement?.matches('input')) heard.push('form');
    ended.abort();
    login.remove();
    await waitUntil(() => !formOf(login).querySelector('.site-login-message')); // it has let go of the page
    return heard;
  }

  it('leads an owner to the editor', async () => expect(await escape(owner)).to.deep.equal(['site-config-open']));
  it('is heard by another login when one has left', async () => {
    site.set(createSite(owner as Record<string, unknown>));
    const [first] = [await place(own, 'config-redirect="false"'), await place(own, 'config-redirect="false"')];
    await served();
    first.remove();
    await waitUntil(() => !formOf(first).querySelector('.site-login-message'));
    await served();
    const opened = oneEvent(document, 'site-config-open');
    document.addEventListener('site-config-open', event => event.preventDefault(), { once: true });
    pressEscape();
    await opened;
  });
  it('toggles the preview of an owner who edits', async () => expect(await escape({ ...owner, isEditing: true })).to.deep.equal(['site-preview-change']));
  it('leads a visitor nowhere', async () => expect(await escape({})).to.deep.equal([]));
  it('leads a visitor to the login where the site wants that', async () =>
    expect(await escape({ websiteSettings: { useEscapeKeyToLogin: true } })).to.deep.equal(['form']));
  it('leads a visitor to the login where the element wants that', async () =>
    expect(await escape({}, { attributes: 'use-escape-key-to-login' })).to.deep.equal(['form']));
  it('with Shift logs an owner out', async () => {
    expect(await escape(owner, { shiftKey: true })).to.deep.equal(['site-login-logout']);
    expect(calls.map(({ method, url }) => [method, url.pathname])).to.deep.equal([['POST', '/api/auth/Logout']]);
  });

  it('closes the guide before anything else', async () => {
    const guide = Object.assign(document.createElement('aside'), { textContent: 'Start here' });
    guide.dataset.siteGuide = '';
    document.body.append(guide);
    expect(await escape({ ...owner, isEditing: true })).to.deep.equal(['site-guide-close']);
    guide.remove();
  });

  it('closes the topmost overlay first', async () => {
    const opened = new AbortController();
    overlays.push({ close() {} }, opened.signal);
    expect(await escape(owner)).to.deep.equal([]);
    opened.abort();
  });
});

describe('a page with <site-login> for those who work on it', () => {
  const admin = { website: {}, websiteSettings: {}, authenticatedAccount: { id: 'nora' }, websiteRoles: [websiteRole.admin] };

  it('says that a block is a preview, and keeps the click from it', async () => {
    site.set(createSite(admin));
    const login = await place(`${own}<button type="button" data-site-preview-only>Book</button>`, 'config-redirect="false"');
    await served();
    let clicks = 0;
    const block = login.querySelector<HTMLElement>('[data-site-preview-only]')!;
    block.addEventListener('click', () => clicks++);
    block.click();
    await waitUntil(() => login.shadowRoot!.querySelector('dialog[open] h2')?.textContent === 'Preview Only');
    expect(clicks).to.equal(0);
    login.shadowRoot!.querySelector<HTMLElement>('[data-action=acknowledge]')!.click();
    await waitUntil(() => overlays.size === 0);
  });

  it('notifies an administrator\'s other tabs', async () => {
    site.set(createSite({ ...admin, isEditing: true }));
    await place(own, 'config-redirect="false"');
    await served();
    const tab = new BroadcastChannel('site:admin');
    const heard = oneEvent(tab, 'message');
    pressEscape();
    expect((await heard as Event as MessageEvent).data).to.deep.equal({ name: 'site-preview-change', detail: { isPreview: true } });
    expect(document.documentElement.hasAttribute('data-site-preview')).to.equal(true);
    const told = oneEvent(document, 'site-admin-message');
    tab.postMessage({ name: 'site-login-logout', detail: null });
    expect((await told as CustomEvent).detail).to.deep.equal({ name: 'site-login-logout', detail: null });
    tab.close();
    pressEscape();
    expect(document.documentElement.hasAttribute('data-site-preview')).to.equal(false);
  });
});
