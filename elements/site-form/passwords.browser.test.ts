import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { formView } from '../../core/forms/form.feature.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const fetchBefore = globalThis.fetch;
let saved: Record<string, string>[] = [];

before(() => formView.load()); // what a visitor's first step into the form does
beforeEach(() => {
  saved = [];
  globalThis.fetch = async (address, options) => {
    const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
    const { pathname } = new URL(String(address), location.href);
    if (pathname === '/api/form/FormSubmissionKey') return json({ key: 'key' });
    if (pathname !== '/api/form/SaveFormSubmission') return fetchBefore(address, options);
    saved.push(JSON.parse(String(options!.body)));
    return json({ id: 's1' });
  };
});
afterEach(() => { globalThis.fetch = fetchBefore; });

async function sent(fields: ReturnType<typeof html>, press: (form: HTMLFormElement) => void = () => {}): Promise<Record<string, string>> {
  const host = await fixture<SiteForm>(html`<site-form form-id="one" draft="none" endpoint=${location.origin}><form method="post" aria-label="One">${fields}<button>Send</button></form></site-form>`);
  await waitUntil(() => host.querySelector('form[novalidate]'));
  const form = host.querySelector('form')!;
  press(form);
  const success = oneEvent(host, 'site-form-success');
  form.requestSubmit();
  await success;
  return saved.at(-1)!;
}

const show = (form: HTMLFormElement) => { for (const input of form.querySelectorAll('input')) input.type = 'text'; };

describe('site-form: password inputs', () => {
  it('are reported to the service, under any name', async () => {
    const { form, passwords } = await sent(html`<input name="name" value="Ada" aria-label="Name">
      <input type="password" name="door" value="open sesame" aria-label="Door"><input type="password" name="a,b" aria-label="Other">`);
    expect(JSON.parse(passwords!)).to.deep.equal(['door', 'a,b']);
    expect(JSON.parse(form!)).to.deep.equal({ 'name': 'Ada', 'door': 'open sesame', 'a,b': '' });
  });

  it('are named as well when the page shows what was typed', async () => {
    const { passwords } = await sent(html`<input type="password" name="door" value="open sesame" aria-label="Door">`, show);
    expect(passwords).to.equal('["door"]');
  });

  it('are named by the field that they are a part of, and where the page calls them another kind', async () => {
    const { passwords } = await sent(html`<input type="password" name="pin" value="123" data-field="number" aria-label="PIN">
      <p data-field="name"><input name="who.first" value="Ada" aria-label="First name"><input type="password" name="who.last" value="sesame" aria-label="Last name"></p>
      <p data-field="password"><input name="word" value="x" aria-label="Word"></p>`);
    expect(JSON.parse(passwords!)).to.deep.equal(['pin', 'who', 'word']);
  });

  it('are not reported for other inputs, or for inputs that a browser must not fill in', async () => {
    const { passwords } = await sent(html`<input name="name" value="Ada" autocomplete="new-password" aria-label="Name">`);
    expect(passwords).to.equal(undefined);
  });

  it('stay out of drafts, also while the page shows what is typed', async () => {
    const host = await fixture<SiteForm>(html`<site-form form-id="shown"><form aria-label="One"><input name="name" aria-label="Name"><input type="password" name="door" autocomplete="off" aria-label="Door"></form></site-form>`);
    await waitUntil(() => host.querySelector('form[novalidate]'));
    show(host.querySelector('form')!);
    for (const [name, text] of [['door', 'open sesame'], ['name', 'Ada']] as const) {
      const input = host.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const draft = () => Object.entries(sessionStorage).find(([key]) => key.startsWith('site-form:') && key.endsWith(':shown'))?.[1] as string | undefined;
    await waitUntil(() => draft()?.includes('Ada'));
    expect(draft()).not.to.contain('sesame');
    host.remove();
    sessionStorage.clear();
  });
});
