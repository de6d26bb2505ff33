// Runs in every engine: the message of a closed form, what keeps the focus, and how dates are written.
import { expect, fixture, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout, fetch: realFetch } = globalThis;
const realNow = Date.now;

/** A clock that is moved by hand, and the answers of a service. */
class Page {
  #ahead = 0;
  #timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  readonly waits: number[] = [];
  readonly asked: string[] = [];
  state: (() => Response | Promise<Response>) = () => new Response('{}', { status: 404 });
  saved: { status: number; body: unknown } = { status: 200, body: { id: 'stored' } };

  open(): void {
    Date.now = () => realNow() + this.#ahead;
    // Timers of the limits alone wait for as long.
    globalThis.setTimeout = ((run: () => void, ms = 0, ...more: unknown[]) => {
      if (ms < minute) return setRealTimeout(run, ms, ...more);
      const id = 1e9 + this.waits.push(ms);
      this.#timers.set(id, { at: Date.now() + ms, run });
      return id;
    }) as typeof setTimeout;
    globalThis.clearTimeout = ((id: number) => { if (!this.#timers.delete(id)) clearRealTimeout(id); }) as typeof clearTimeout;
    globalThis.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (url.includes('FormState')) {
        this.asked.push(url);
        return this.state();
      }
      if (url.includes('FormSubmissionKey')) return Response.json({ key: 'key', expires: '' });
      if (url.includes('SaveFormSubmission')) return Response.json(this.saved.body, { status: this.saved.status });
      return realFetch(input, init);
    };
  }

  close(): void {
    Object.assign(globalThis, { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout, fetch: realFetch });
    Date.now = realNow;
  }

  get running(): number { return this.#timers.size; }

  pass(ms: number): void {
    this.#ahead += ms;
    for (const [id, { at, run }] of [...this.#timers]) if (at <= Date.now() && this.#timers.delete(id)) run();
  }
}

const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const fields = '<label>Name <input name="name" required></label><button>Send</button>';

describe('site-form: limits', () => {
  let page: Page;
  beforeEach(() => {
    sessionStorage.clear();
    page = new Page();
    page.open();
  });
  afterEach(() => page.close());

  const open = async (attributes: string) => {
    const host = await fixture<SiteForm>(`<site-form form-id="one" lang="en" ${attributes}><form method="post">${fields}</form></site-form>`);
    const form = host.querySelector('form')!;
    return {
      host, form,
      input: form.querySelector('input')!,
      button: form.querySelector('button')!,
      note: () => host.querySelector<HTMLElement>('.site-form-closed')?.textContent ?? '',
      isShown: () => form.checkVisibility?.() ?? form.offsetParent !== null,
    };
  };
  const answer = (body: object) => () => Response.json({ opens: null, closes: null, timeZone: 'UTC', closedText: null, now: new Date(Date.now()).toISOString(), ...body });

  it('show when a form opens, in the page\'s language and the form\'s zone, and the form once it does', async () => {
    const one = await open(`opens="2126-07-03T16:05:00Z" time-zone="Europe/Berlin"`);
    await waitUntil(() => one.note() !== '');
    expect(one.note()).to.match(/^This form opens on July 3, 2126 at 6:05\sPM (GMT\+2|CEST)\.$/);
    expect([one.isShown(), one.host.querySelector('.site-form-closed')!.getAttribute('role')]).to.deep.equal([false, 'status']);
    await expect(one.host).to.be.accessible();
    // A browser's timer ends immediately if its delay is longer than about 24 days.
    while (!one.isShown()) {
      expect(page.waits.at(-1)).to.be.at.most(2 ** 31 - 1);
      expect(page.running).to.equal(1);
      page.pass(year);
    }
    expect(one.host.querySelector('.site-form-closed')).to.equal(null);
    expect(page.running).to.equal(0);
  });

  it('write dates in the language of the page', async () => {
    const one = await open('closes="2020-03-03T16:05:00Z" time-zone="America/New_York"');
    one.host.setAttribute('lang', 'de');
    await waitUntil(() => /Dieses Formular wurde am 3\. März 2020 um 11:05/.test(one.note()));
  });

  it('close a form that no visitor is filling in', async () => {
    const one = await open(`closes="${at(5 * minute)}"`);
    await waitUntil(() => page.running === 1);
    expect(one.isShown()).to.equal(true);
    page.pass(5 * minute);
    await waitUntil(() => /^This form closed on/.test(one.note()));
    expect(one.isShown()).to.equal(false);
  });

  it('keep what a visitor is typing: the message is above, the button says it, and nothing is sent', async () => {
    const one = await open(`closes="${at(5 * minute)}" closed-text="See you next year."`);
    await waitUntil(() => page.running === 1);
    one.input.focus();
    one.input.value = 'Ada';
    one.input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    page.pass(5 * minute);
    await waitUntil(() => one.note() === 'See you next year.\nWhat you entered is still here.');
    expect([one.isShown(), one.input.value, one.button.textContent, one.button.getAttribute('aria-disabled')]).to.deep.equal([true, 'Ada', 'Closed', 'true']);
    expect(document.activeElement).to.equal(one.input);
    await expect(one.host).to.be.accessible();
    let isSent = false;
    one.host.addEventListener('site-form-submit', () => { isSent = true; });
    one.input.value = ''; // invalid as well, but without a message
    one.button.click();
    expect([isSent, one.host.querySelector('.site-form-error'), document.activeElement!.className]).to.deep.equal([false, null, 'site-form-closed']);
  });

  it('are taken back when the element is removed, with their timer', async () => {
    const one = await open(`opens="${at(5 * minute)}"`);
    await waitUntil(() => one.note() !== '');
    one.host.remove();
    await waitUntil(() => page.running === 0);
    expect([one.host.querySelector('.site-form-closed'), one.form.hasAttribute('data-site-closed')]).to.deep.equal([null, false]);
  });

  it('ask the service about a limited form, before it is touched', async () => {
    page.state = answer({ phase: 'full' });
    const one = await open('limited');
    await waitUntil(() => one.note() === 'This form is full. It no longer accepts submissions.');
    expect([one.isShown(), page.asked.length, new URL(page.asked[0]!, location.href).searchParams.get('formId')]).to.deep.equal([false, 1, 'one']);
    await expect(one.host).to.be.accessible();
  });

  it('leave a form usable whose state is not known', async () => {
    const answers: (() => Response | Promise<Response>)[] = [
      () => new Response('', { status: 500 }), () => Promise.reject(new TypeError('offline')), () => Response.json({ phase: 'later' }), () => Response.json(null),
    ];
    for (const state of answers) {
      page.state = state;
      const before = page.asked.length;
      const one = await open('limited');
      await waitUntil(() => page.asked.length > before);
      await new Promise(resolve => { setRealTimeout(resolve); });
      expect([one.isShown(), one.note()]).to.deep.equal([true, '']);
    }
  });

  it('follow the service where the tag is older or the visitor\'s clock is wrong', async () => {
    page.state = answer({ phase: 'open', closes: at(year) });
    const extended = await open(`closes="${at(-minute)}" limited`);
    await waitUntil(() => extended.isShown() && page.asked.length === 1);
    page.state = answer({ phase: 'open', closes: at(year), now: at(year - 5 * minute) });
    const behind = await open('limited');
    await waitUntil(() => page.waits.at(-1)! <= 5 * minute);
    page.pass(5 * minute);
    await waitUntil(() => /^This form closed/.test(behind.note()));
  });

  it('ask a visitor to log in, above a form that can be used', async () => {
    page.state = answer({ phase: 'login' });
    const one = await open('limited');
    await waitUntil(() => one.note() === 'Log in to submit this form.');
    expect(one.isShown()).to.equal(true);
  });

  it('report a time or a zone that does not exist, and do without it', async () => {
    const before = console.warn;
    const warnings: string[] = [];
    console.warn = (...words: unknown[]) => { warnings.push(words.join(' ')); };
    try {
      const one = await open('closes="2020-03-03T16:05" time-zone="Mars/Olympus"');
      await waitUntil(() => warnings.some(text => text.includes('closes "2020-03-03T16:05" is not an instant')));
      expect(warnings.some(text => text.includes('timeZone "Mars/Olympus" is unknown'))).to.equal(true);
      expect(one.isShown()).to.equal(true);
    } finally {
      console.warn = before;
    }
  });

  it('keep what was typed in a form that the service refuses', async () => {
    page.saved = { status: 409, body: { error: 'This form is full. It no longer accepts submissions.', phase: 'full' } };
    const one = await open('');
    one.input.value = 'Ada';
    const failed = oneEvent(one.host, 'site-form-error');
    one.button.click();
    expect((await failed).detail).to.include({ status: 409, reason: 'refused' });
    await waitUntil(() => /This form is full/.test(one.host.querySelector('.site-form-summary')?.textContent ?? ''));
    expect([one.isShown(), one.input.value]).to.deep.equal([true, 'Ada']);
  });

  it('say what the service says instead of the success message and the redirect, when it is confirmed by email', async () => {
    const confirmation = 'We have sent an email to ada@example.com that confirms your answer.';
    page.saved = { status: 200, body: { id: 'stored', confirmation } };
    const one = await open('success-text="Thank you" redirect="#elsewhere"');
    one.form.insertAdjacentHTML('afterend', '<template data-success><p>Thanks a lot</p></template>');
    one.input.value = 'Ada';
    one.button.click();
    const box = () => one.host.shadowRoot!.querySelector('#success');
    await waitUntil(() => box()?.textContent === confirmation && box()!.isConnected);
    await one.host.updateComplete;
    await waitUntil(() => one.host.shadowRoot!.querySelector('[role=status]')!.textContent === confirmation);
    expect([box()!.textContent, one.host.textContent!.includes('Thanks a lot'), location.hash]).to.deep.equal([confirmation, false, '']);
  });
});
