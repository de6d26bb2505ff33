// Runs in every engine: what a form that counts its starts sends, and when.
import { expect, fixture, nextFrame, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { formProgressPath } from '../../core/contract/progress/form-progress.js';
import { answerConsent } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const realFetch = globalThis.fetch;
const realBeacon = navigator.sendBeacon;
let sent: string[] = [];
let saved: Record<string, unknown>[] = [];
let status = 200;

const fields = '<label>Name <input name="name"></label> <label>Town <input name="town"></label> <button>Send</button>';
const stepFields = `<fieldset data-site-step><legend>One</legend><label>Name <input name="name"></label></fieldset>
  <fieldset data-site-step><legend>Two</legend><label>Town <input name="town"></label> <label>Note <input name="note"></label></fieldset><button>Send</button>`;

const open = async (attributes = 'count-starts', markup = fields, id = 'one') => {
  const host = await fixture<SiteForm>(`<site-form form-id="${id}" lang="en" draft="none" ${attributes}><form method="post">${markup}</form></site-form>`);
  const form = host.querySelector('form')!;
  await waitUntil(() => form.noValidate);
  if (markup === stepFields) await waitUntil(() => form.hasAttribute('data-site-steps'));
  // Its code is loaded: the form takes it in before the next frame.
  await import('../../core/forms/progress/counted-form.js');
  await nextFrame();
  const named = (name: string): HTMLInputElement => form.querySelector(`[name="${name}"]`)!;
  const type = async (name: string, text = 'a') => {
    named(name).focus();
    await sendKeys({ type: text });
  };
  return { host, form, named, type };
};

const hide = (isHidden: boolean) => {
  if (isHidden) Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  else Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
};

const submit = async ({ host, form }: { host: SiteForm; form: HTMLFormElement }, event = 'site-form-success') => {
  const answered = oneEvent(host, event);
  form.requestSubmit();
  await answered;
};

describe('site-form: starts and stops', () => {
  beforeEach(() => {
    [sent, saved, status] = [[], [], 200];
    answerConsent('unasked');
    navigator.sendBeacon = (url, body) => {
      if (!String(url).endsWith(formProgressPath)) return true;
      const { formId, event, field } = JSON.parse(body as string) as Record<string, string>;
      sent.push([formId, event, ...field === undefined ? [] : [field]].join(' '));
      return true;
    };
    globalThis.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (url.includes('FormSubmissionKey')) return Response.json({ key: 'key', expires: '' });
      if (!url.includes('SaveFormSubmission')) return realFetch(input, init);
      saved.push(JSON.parse(init!.body as string) as Record<string, unknown>);
      return Response.json(status === 200 ? { id: 'stored' } : { error: 'No.' }, { status });
    };
  });
  afterEach(() => {
    hide(false);
    globalThis.fetch = realFetch;
    navigator.sendBeacon = realBeacon;
    answerConsent('unasked');
  });

  it('sends one start, when the visitor first changes a field, and the last field that was reached', async () => {
    const { named, type } = await open();
    named('name').focus();
    expect(sent).to.deep.equal([]);
    await type('name');
    await type('name', 'da');
    expect(sent).to.deep.equal(['one start']);
    named('town').focus();
    hide(true);
    expect(sent).to.deep.equal(['one start', 'one stop town']);
    hide(false);
    await type('name');
    hide(true);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(sent).to.have.length(2);
  });

  it('sends nothing without the setting, without a form ID, or to another backend', async () => {
    for (const [attributes, id] of [['', 'one'], ['count-starts', ''], ['count-starts backend="form"', 'one']] as const) {
      const { type } = await open(attributes, '<label>Name <input name="name"></label>', id);
      await type('name');
      hide(true);
      hide(false);
    }
    expect(sent).to.deep.equal([]);
  });

  it('sends nothing for what a script fills in, and nothing of a visitor who only looks', async () => {
    const { named } = await open();
    named('name').value = 'Ada';
    named('name').dispatchEvent(new Event('input', { bubbles: true }));
    named('name').focus();
    hide(true);
    expect(sent).to.deep.equal([]);
  });

  it('sends nothing after the visitor has declined', async () => {
    const { type } = await open();
    answerConsent('declined');
    await type('name');
    hide(true);
    expect(sent).to.deep.equal([]);
  });

  it('sends no stop of a form that was submitted; its submission says that the start was counted', async () => {
    const page = await open();
    await page.type('name');
    await submit(page);
    hide(true);
    expect(sent).to.deep.equal(['one start']);
    expect(saved.map(({ startCounted, stopCounted }) => [startCounted, stopCounted])).to.deep.equal([[true, undefined]]);
  });

  it('a refused submission counts as a stop', async () => {
    const page = await open();
    await page.type('name');
    status = 400;
    await submit(page, 'site-form-error');
    hide(true);
    expect(sent).to.deep.equal(['one start', 'one stop name']);
  });

  it('a submission after a stop takes the stop back, also from the back-forward cache', async () => {
    const page = await open();
    await page.type('name');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(sent).to.deep.equal(['one start', 'one stop name']);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await page.type('town');
    await submit(page);
    hide(true);
    expect(sent).to.have.length(2);
    expect(saved[0]).to.include({ startCounted: true, stopCounted: 'name' });
  });

  it('a submission without a counted start has no mark', async () => {
    const page = await open('');
    await page.type('name');
    await submit(page);
    expect(saved[0]).to.not.have.any.keys('startCounted', 'stopCounted');
  });

  it('of a form with steps, the step that was reached counts', async () => {
    const { form, type } = await open('count-starts', stepFields);
    await type('name');
    [...form.querySelectorAll<HTMLElement>('.site-form-moves button')].at(-1)!.click();
    await waitUntil(() => form.querySelector('[name="town"]')!.checkVisibility());
    hide(true);
    expect(sent).to.deep.equal(['one start', 'one stop town']);
  });

  it('two forms of a page are counted for themselves, and one that moves is counted once', async () => {
    const one = await open();
    const two = await open('count-starts', fields, 'two');
    await one.type('town');
    await two.type('name');
    two.host.parentElement!.append(two.host);
    await nextFrame();
    await two.type('name');
    hide(true);
    expect(sent).to.deep.equal(['one start', 'two start', 'one stop town', 'two stop name']);
  });
});
