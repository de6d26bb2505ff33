// Runs in every engine: focus, top layer.
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepActiveElement } from '../platform/page.js';
import { registry, VERSION } from '../registry/registry.js';
import type { Failure } from './request-result.js';
import { showSystemError } from './system-error.js';
import { request } from './request.js';
import { dataOrReport, reportFailure } from './report-failure.js';

const refused: Failure = {
  kind: 'failure', reason: 'refused', status: 500, message: '<b>The kiln</b> is cold.', body: null, errorKey: 'abc-1',
};
const hosts = () => document.querySelectorAll('[data-system-error]');
const dialog = () => hosts()[0]!.shadowRoot!.querySelector('dialog')!;
const textOf = (selector: string) => dialog().querySelector(selector)!.textContent;
const buttons = () => [...dialog().querySelectorAll('button')];
const reloadPage = () => buttons()[0]!;
const clear = () => buttons()[1]!;

describe('the system error overlay', () => {
  const said: string[] = [];
  const { error } = console;
  beforeEach(() => {
    said.length = 0;
    console.error = (message: string) => said.push(message);
  });
  afterEach(() => {
    console.error = error;
    for (const host of hosts()) host.shadowRoot!.querySelector('dialog')!.close();
    return waitUntil(() => hosts().length === 0);
  });

  it('covers the page with the sanitized message and the key of the failure, and logs it to the console', () => {
    showSystemError(refused);
    expect([textOf('h2'), textOf('#message'), textOf('.key')]).to.deep.equal([
      'Something Went Wrong!', 'The kiln is cold.', 'Error key: abc-1',
    ]);
    expect(buttons().map(({ textContent }) => textContent)).to.deep.equal(['Reload Page', 'Clear']);
    const { width, height } = dialog().getBoundingClientRect();
    expect([width, height]).to.deep.equal([document.documentElement.clientWidth, innerHeight]);
    expect(dialog().matches(':modal')).to.equal(true);
    expect(said).to.have.length(1);
    expect(said[0]).to.include('abc-1');
  });

  it('makes a key where the site gave none, the same for people and for the console', () => {
    const { errorKey: _, ...nameless } = refused;
    showSystemError(nameless);
    const key = /^Error key: ([0-9A-F]{8})$/.exec(textOf('.key'))?.[1];
    expect(key).to.be.a('string');
    expect(said[0]).to.include(key!);
  });

  it('says that there is no connection when no answer came', () => {
    showSystemError({ ...refused, reason: 'connection', status: 0, message: 'Unable to connect. Please try again' });
    expect([textOf('h2'), textOf('#message')]).to.deep.equal(['Unable to connect. Please try again', 'Please check your connection.']);
  });

  it('takes the focus, is worked by keys alone, and gives the focus back', async () => {
    const from = await fixture<HTMLButtonElement>(html`<button>From</button>`);
    from.focus();
    let reloads = 0;
    showSystemError(refused, { reload: () => { reloads++; } });
    expect(deepActiveElement()).to.equal(reloadPage());
    await sendKeys({ press: 'Enter' });
    expect(reloads).to.equal(1);
    await sendKeys({ press: 'Tab' });
    expect(deepActiveElement()).to.equal(clear());
    await sendKeys({ press: 'Tab' });
    expect(deepActiveElement()).to.equal(reloadPage());
    await sendKeys({ press: 'Shift+Tab' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => hosts().length === 0);
    expect(deepActiveElement()).to.equal(from);
  });

  it('goes by Escape', async () => {
    showSystemError(refused);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => hosts().length === 0);
  });

  it('is there once, however many calls fail, and again after it has been cleared', async () => {
    expect(showSystemError(refused)).to.equal(true);
    expect(showSystemError({ ...refused, errorKey: 'another' })).to.equal(false);
    await Promise.all([reportFailure(refused), reportFailure(refused)]);
    expect(hosts()).to.have.length(1);
    expect(textOf('.key')).to.include('abc-1');
    clear().click();
    expect(hosts()).to.have.length(0);
    expect(showSystemError(refused)).to.equal(true);
  });

  it('is there once with two copies of the library', async () => {
    const address = new URL(`./system-error.ts?copy=${VERSION}`, import.meta.url).href;
    const copy: typeof import('./system-error.js') = await import(address);
    expect(copy.showSystemError).not.to.equal(showSystemError);
    expect([showSystemError(refused), copy.showSystemError(refused)]).to.deep.equal([true, false]);
    expect(hosts()).to.have.length(1);
  });

  it('lies over a dialog that is open', async () => {
    const below = await fixture<HTMLDialogElement>(html`<dialog><button>Below</button></dialog>`);
    below.showModal();
    showSystemError(refused);
    expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)).to.equal(hosts()[0]);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => hosts().length === 0);
    expect(below.open).to.equal(true);
  });

  it('speaks the site\'s own words', () => {
    const before = registry.stores['site@1'];
    registry.stores['site@1'] = { get: () => ({ texts: { 'system-error': { reload: 'Neu laden' } } }) };
    try {
      showSystemError(refused);
    } finally {
      registry.stores['site@1'] = before;
      if (!before) delete registry.stores['site@1'];
    }
    expect(buttons().map(({ textContent }) => textContent)).to.deep.equal(['Neu laden', 'Clear']);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`can be read and found by everybody on a ${colorScheme} page`, async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root { color-scheme: ${colorScheme} }`);
      document.adoptedStyleSheets = [sheet];
      try {
        showSystemError(refused);
        await expect(hosts()[0] as HTMLElement).to.be.accessible();
        const [ground] = getComputedStyle(dialog()).backgroundColor.match(/\d+/)!;
        expect(Number(ground) > 128).to.equal(colorScheme === 'light');
      } finally {
        document.adoptedStyleSheets = [];
      }
    });
  }

  describe('from a call', () => {
    const failed = async () => refused;

    /** What the browser itself answers for an address of the page's own making. */
    const answering = async (body: unknown) => {
      const address = URL.createObjectURL(new Blob([JSON.stringify(body)], { type: 'application/json' }));
      const answer = await request.get(address);
      URL.revokeObjectURL(address);
      return answer;
    };

    it('opens automatically when the site reports that its visitor lacks permission', async () => {
      const answer = await answering({ authorizationFail: true, error: 'This wheel is not yours.' });
      expect(answer).to.include({ kind: 'failure', reason: 'authorization' });
      await waitUntil(() => hosts().length === 1);
      expect(textOf('#message')).to.equal('This wheel is not yours.');
    });

    it('stays away for a caller that has the answer in hand, and the page hears of a log-in', async () => {
      const heard: unknown[] = [];
      const hear = (event: Event) => heard.push((event as CustomEvent).detail.status);
      addEventListener('site-login-required', hear);
      const answers = [await answering({ error: 'No.' }), await answering({ loginRequired: true })];
      removeEventListener('site-login-required', hear);
      expect(answers.map(answer => answer.kind === 'failure' && answer.reason)).to.deep.equal(['refused', 'login-required']);
      expect(heard).to.deep.equal([200]);
      expect(hosts()).to.have.length(0);
    });

    it('shows failures that no other code handles', async () => {
      expect(await dataOrReport(failed())).to.equal(null);
      expect(textOf('#message')).to.equal('The kiln is cold.');
    });

    it('stays away from data, from empty answers and from calls that were called off', async () => {
      expect(await dataOrReport(Promise.resolve({ kind: 'success', status: 200, data: 7 } as const))).to.equal(7);
      expect(await dataOrReport(Promise.resolve({ kind: 'empty', status: 204 } as const))).to.equal(null);
      expect(await dataOrReport(Promise.resolve({ ...refused, reason: 'aborted' } as const))).to.equal(null);
      expect(hosts()).to.have.length(0);
    });

    it('is the browser\'s plain message when its own code cannot be fetched', async () => {
      const { alert } = window;
      const boxes: unknown[] = [];
      window.alert = message => { boxes.push(message); };
      try {
        await reportFailure({ ...refused, message: 'Unable to connect.' }, () => Promise.reject(new TypeError('offline')));
      } finally {
        window.alert = alert;
      }
      expect(boxes).to.deep.equal(['Unable to connect.']);
      expect(hosts()).to.have.length(0);
    });
  });
});
