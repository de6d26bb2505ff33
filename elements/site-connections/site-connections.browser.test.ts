import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Connection, ConnectionSettings, MailingList } from '../../core/contract/connections.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { ConnectionsBackendError, type ConnectionsBackend } from './site-connections.js';

type Element = HTMLElementTagNameMap['site-connections'];
const lists: readonly MailingList[] = [{ id: 'pots', name: 'Letters from the kiln' }, { id: 'market', name: 'Market days' }];
const start: readonly Connection[] = [
  { provider: 'mailchimp', name: 'Mailchimp', kind: 'mailing-list', state: 'disconnected', account: '', list: null, doubleOptIn: true, problem: '', help: 'https://help.example/keys' },
  { provider: 'webhook', name: 'Automation tool', kind: 'automation', state: 'disconnected', account: '', list: null, doubleOptIn: false, problem: '', help: '' },
];

/** A backend in memory. `fails` is thrown by the next call that changes something. */
function createBackend(connections = start) {
  let kept = connections;
  const calls: string[] = [];
  const change = async (provider: string, to: Partial<Connection>, call: string) => {
    calls.push(call);
    const error = backend.fails;
    backend.fails = null;
    if (error) throw error;
    return kept = kept.map(one => (one.provider === provider ? { ...one, ...to } : one));
  };
  const backend = {
    fails: null as Error | null,
    lists,
    calls,
    list: async () => kept,
    readLists: async () => backend.lists,
    connect: (provider: string, credential: string) =>
      change(provider, provider === 'webhook' ? { state: 'awaiting', account: credential } : { state: 'awaiting', account: 'Saltmarsh Pottery' }, `connect ${provider} ${credential}`),
    save: (provider: string, { list, doubleOptIn }: ConnectionSettings) =>
      change(provider, { state: 'connected', list: lists.find(({ id }) => id === list)!, doubleOptIn }, `save ${provider} ${list} ${doubleOptIn}`),
    test: (provider: string) => change(provider, { state: 'connected' }, `test ${provider}`),
    disconnect: (provider: string) => change(provider, { state: 'disconnected', account: '', list: null }, `disconnect ${provider}`),
  };
  return backend satisfies ConnectionsBackend;
}

const item = (element: Element, provider: string) => element.shadowRoot!.querySelector<HTMLElement>(`[data-connection=${provider}]`)!;
const find = <E extends HTMLElement>(element: Element, provider: string, selector: string) => item(element, provider).querySelector<E>(selector)!;
const press = (element: Element, provider: string, action: string) => find(element, provider, `[data-action=${action}]`).click();
const text = (element: Element, provider: string) => item(element, provider).textContent;
const seen = (element: Element, provider: string, words: string) => waitUntil(() => text(element, provider).includes(words));

async function drawn(backend: ConnectionsBackend, attributes = ''): Promise<Element> {
  const form = await fixture<HTMLFormElement>(`<form><site-connections name="connected" ${attributes}><p>Plain page</p></site-connections></form>`);
  const element = form.querySelector('site-connections')!;
  element.backend = backend;
  await waitUntil(() => element.shadowRoot!.querySelector('[data-connection]'));
  return element;
}
async function connect(element: Element, provider: string, credential: string): Promise<void> {
  press(element, provider, 'connect');
  await waitUntil(() => element.shadowRoot!.activeElement === find(element, provider, 'input'));
  await sendKeys({ type: credential });
  await sendKeys({ press: 'Enter' });
}
const choose = (element: Element, provider: string, id: string) => {
  const select = find<HTMLSelectElement>(element, provider, 'select');
  select.value = id;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('<site-connections>', () => {
  it('connects an account, selects a list and disconnects, by the keyboard alone', async () => {
    const backend = createBackend();
    const element = await drawn(backend);
    const heard: string[] = [];
    for (const type of ['input', 'change']) element.parentElement!.addEventListener(type, ({ target }) => { if (target === element) heard.push(type); });
    expect(text(element, 'mailchimp')).to.contain('Disconnected');
    await connect(element, 'mailchimp', 'a-key');
    await seen(element, 'mailchimp', 'Awaiting');
    expect(backend.calls).to.deep.equal(['connect mailchimp a-key']);
    expect([element.value, ...heard]).to.deep.equal(['mailchimp', 'input', 'change']);
    expect([...new FormData(element.form!)]).to.deep.equal([['connected', 'mailchimp']]);
    await waitUntil(() => element.shadowRoot!.activeElement === find(element, 'mailchimp', '.provider'));
    expect(element.shadowRoot!.innerHTML).not.to.contain('a-key');

    await waitUntil(() => find<HTMLSelectElement>(element, 'mailchimp', 'select').options.length === 3);
    find(element, 'mailchimp', 'select').focus();
    await sendKeys({ press: 'L' }); // the first letter of a list
    await waitUntil(() => find(element, 'mailchimp', '[data-action=save]'));
    press(element, 'mailchimp', 'save');
    await seen(element, 'mailchimp', 'Saved');
    expect(text(element, 'mailchimp')).to.contain('Connected');
    expect(backend.calls.at(-1)).to.equal('save mailchimp pots true');

    press(element, 'mailchimp', 'ask');
    await waitUntil(() => element.shadowRoot!.activeElement === find(element, 'mailchimp', '[data-action=cancel]'));
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => element.shadowRoot!.activeElement === find(element, 'mailchimp', '.disconnect'));
    press(element, 'mailchimp', 'ask');
    await waitUntil(() => find(element, 'mailchimp', '[data-action=disconnect]'));
    press(element, 'mailchimp', 'disconnect');
    await seen(element, 'mailchimp', 'Disconnected');
    expect(element.value).to.equal('');
  });

  it('keeps changes until they are saved or discarded, and asks before the page is left', async () => {
    const element = await drawn(createBackend([{ ...start[0]!, state: 'connected', account: 'Pots', list: lists[0]! }]));
    await waitUntil(() => find<HTMLSelectElement>(element, 'mailchimp', 'select').value === 'pots');
    const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).to.equal(false);
    choose(element, 'mailchimp', 'market');
    await seen(element, 'mailchimp', 'Unsaved changes');
    expect(leave()).to.equal(true);
    press(element, 'mailchimp', 'discard');
    await waitUntil(() => find<HTMLSelectElement>(element, 'mailchimp', 'select').value === 'pots');
    expect(text(element, 'mailchimp')).not.to.contain('Unsaved');
    choose(element, 'mailchimp', '');
    await seen(element, 'mailchimp', 'Unsaved changes');
    press(element, 'mailchimp', 'save');
    await seen(element, 'mailchimp', 'A List must be selected');
    element.remove();
    await waitUntil(() => !leave());
  });

  it('keeps what was typed when the provider refuses it or cannot be reached', async () => {
    const backend = createBackend();
    const element = await drawn(backend);
    press(element, 'mailchimp', 'connect');
    await waitUntil(() => find(element, 'mailchimp', 'form'));
    find<HTMLFormElement>(element, 'mailchimp', 'form').requestSubmit();
    await seen(element, 'mailchimp', 'Enter the API key.');
    backend.fails = new ConnectionsBackendError('Mailchimp has refused the API key.');
    const input = find<HTMLInputElement>(element, 'mailchimp', 'input');
    input.value = 'old-key';
    find<HTMLFormElement>(element, 'mailchimp', 'form').requestSubmit();
    await seen(element, 'mailchimp', 'Mailchimp has refused the API key.');
    backend.fails = new TypeError('Failed to fetch');
    find<HTMLFormElement>(element, 'mailchimp', 'form').requestSubmit();
    await seen(element, 'mailchimp', 'Unable to connect. Please try again');
    expect(find<HTMLInputElement>(element, 'mailchimp', 'input').value).to.equal('old-key');
    expect(text(element, 'mailchimp')).not.to.contain('Failed to fetch');
  });

  it('an automation tool awaits its first event', async () => {
    const backend = createBackend();
    const element = await drawn(backend);
    await connect(element, 'webhook', 'https://hooks.example.com/catch/1');
    await seen(element, 'webhook', 'Waiting for the tool');
    expect(text(element, 'webhook')).to.contain('https://hooks.example.com/catch/1');
    press(element, 'webhook', 'test');
    await seen(element, 'webhook', 'Connected');
    expect(backend.calls.at(-1)).to.equal('test webhook');
  });

  it('says that there are no lists, and reads them again', async () => {
    const backend = createBackend([{ ...start[0]!, state: 'awaiting' }]);
    backend.lists = [];
    const element = await drawn(backend);
    await seen(element, 'mailchimp', 'You don’t have any mailing lists. Please create one before continuing');
    backend.lists = lists;
    press(element, 'mailchimp', 'lists');
    await waitUntil(() => find<HTMLSelectElement>(element, 'mailchimp', 'select')?.options.length === 3);
  });

  it('shows the author\'s markup until the backend responds, and when it does not', async () => {
    const element = await fixture<Element>('<site-connections><p>Plain page</p></site-connections>');
    const backend = { fail: true, list: async () => { if (backend.fail) throw new TypeError('Failed to fetch'); return start; } };
    element.backend = backend;
    await waitUntil(() => element.shadowRoot!.textContent.includes('Unable to load results'));
    expect(element.querySelector('p')!.getBoundingClientRect().height).to.be.greaterThan(0);
    backend.fail = false;
    element.shadowRoot!.querySelector<HTMLElement>('[data-action=reload]')!.click();
    await waitUntil(() => element.shadowRoot!.querySelector('[data-connection]'));
    expect(element.querySelector('p')!.getBoundingClientRect().height).to.equal(0);
  });

  it('hides what the backend cannot do, offers only the named providers, and is required as a form control', async () => {
    const element = await drawn({ list: async () => start }, 'required providers="webhook unknown"');
    expect([...element.shadowRoot!.querySelectorAll('[data-connection]')].map(one => one.getAttribute('data-connection'))).to.deep.equal(['webhook']);
    expect(element.shadowRoot!.querySelectorAll('button').length).to.equal(0);
    expect(element.checkValidity()).to.equal(false);
    expect(element.validationMessage).to.equal('Connect at least one service.');
  });

  it('is the service\'s list at its endpoint, whose token it sends back', async () => {
    const asked: { verb: string; url: string; headers: Record<string, string>; body: unknown }[] = [];
    const own = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = class extends EventTarget {
      upload = new EventTarget();
      status = 200;
      responseText = JSON.stringify({ connections: start, csrf: 'the-token' });
      #asked = { verb: '', url: '', headers: {} as Record<string, string>, body: null as unknown };
      open(verb: string, url: string): void { Object.assign(this.#asked, { verb, url }); }
      setRequestHeader(name: string, value: string): void { this.#asked.headers[name] = value; }
      send(body: unknown): void {
        asked.push({ ...this.#asked, body });
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    } as unknown as typeof XMLHttpRequest;
    try {
      const element = await fixture<Element>('<site-connections endpoint="/owner/connections"></site-connections>');
      await waitUntil(() => element.shadowRoot!.querySelector('[data-connection]'));
      await connect(element, 'webhook', 'https://hooks.example.com/catch/1');
      await waitUntil(() => asked.length === 2);
      expect(asked.map(({ verb, url }) => `${verb} ${new URL(url, location.href).pathname}`)).to.deep.equal(['GET /owner/connections', 'POST /owner/connections/webhook']);
      expect(asked[1]!.headers['X-CSRF-Token']).to.equal('the-token');
      expect(asked[1]!.body).to.equal('{"credential":"https://hooks.example.com/catch/1"}');
    } finally {
      globalThis.XMLHttpRequest = own;
    }
  });
});
