// Runs in every engine: native validation, buttons with an address of their own.
import { expect, fixture, html } from '@open-wc/testing';
import { formView } from '../../core/forms/form.feature.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

interface Posted { readonly action: string; readonly values: Record<string, unknown> }

describe('site-form: a button with an address of its own', () => {
  before(() => formView.load());
  let posted: Posted[] = [];
  /** Is in for the browser: what would be posted, and where to. */
  const post = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.composedPath()[0] as HTMLFormElement;
    posted.push({
      action: event.submitter?.getAttribute('formaction') ?? form.getAttribute('action')!,
      values: Object.fromEntries(new FormData(form, event.submitter)),
    });
  };
  beforeEach(() => {
    posted = [];
    document.addEventListener('submit', post);
  });
  afterEach(() => document.removeEventListener('submit', post));

  async function quote(attributes: { formId?: string; backend?: 'site' | 'form' } = {}) {
    const host = await fixture<SiteForm>(html`
      <site-form form-id=${attributes.formId ?? ''} backend=${attributes.backend ?? 'site'} draft="none" endpoint="http://localhost:1"><form action="/quotes" method="post">
        <p><label>Email <input name="email" type="email" required></label></p>
        <p><button>Send</button> <button class="print" formaction="/print" name="as" value="paper">Print</button>
          <button class="save" formaction="/save" formnovalidate>Save unfinished</button></p>
      </form></site-form>`);
    await waitUntil(() => host.querySelector('form[novalidate]'));
    const errors: string[] = [];
    const events: string[] = [];
    host.addEventListener('site-form-error', ({ detail }) => errors.push(detail.reason));
    host.addEventListener('site-form-submit', ({ detail }) => events.push(String(detail.values.email)));
    return {
      host,
      errors,
      events,
      email: host.querySelector<HTMLInputElement>('[name=email]')!,
      press: (name: string) => host.querySelector<HTMLElement>(`.${name}`)!.click(),
    };
  }

  for (const attributes of [{}, { formId: 'quote' }, { backend: 'form' as const }]) {
    it(`is checked as the others are, and posted by the browser to its own address (${JSON.stringify(attributes)})`, async () => {
      const { host, errors, events, email, press } = await quote(attributes);
      email.value = 'nobody';
      press('print');
      expect(posted).to.deep.equal([]);
      expect([errors, events]).to.deep.equal([['invalid'], []]);
      expect(email.getAttribute('aria-invalid')).to.equal('true');
      expect(document.activeElement).to.equal(email);
      email.value = 'ada@example.com';
      email.dispatchEvent(new Event('input', { bubbles: true }));
      press('print');
      expect(posted).to.deep.equal([{ action: '/print', values: { email: 'ada@example.com', as: 'paper' } }]);
      expect(events).to.deep.equal(['ada@example.com']);
      expect(host.querySelector('form')!.classList.contains('submitting'), 'nothing of ours is on its way').to.equal(false);
    });
  }

  it('is sent unchecked if the author sets it, as in a browser', async () => {
    const { email, errors, press } = await quote();
    email.value = 'nobody';
    press('save');
    expect([posted.map(({ action }) => action), errors]).to.deep.equal([['/save'], []]);
  });

  it('is stopped where the honeypot is filled in, though the site\'s service would have taken the form', async () => {
    const { host, email, errors, press } = await quote({ formId: 'quote' });
    email.value = 'ada@example.com';
    host.querySelector<HTMLInputElement>('.site-form-honeypot input')!.value = 'https://spam.example';
    press('print');
    expect([posted, errors]).to.deep.equal([[], ['invalid']]);
  });

  it('is stopped by a listener of the page', async () => {
    const { host, email, press } = await quote();
    email.value = 'ada@example.com';
    host.addEventListener('site-form-submit', event => event.preventDefault());
    press('print');
    expect(posted).to.deep.equal([]);
  });
});
