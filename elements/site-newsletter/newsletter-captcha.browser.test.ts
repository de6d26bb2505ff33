import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { toHex, sha256 } from '../../core/forms/captcha/altcha/sha256.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { SiteNewsletter } from './site-newsletter.js';
import './site-newsletter.js';

describe('site-newsletter: a captcha', () => {
  const { fetch } = window;
  const salt = 'aa?expires=99999999999&';
  let saved: Record<string, unknown>[] = [];

  beforeEach(() => {
    saved = [];
    window.fetch = async (input, init) => {
      const { pathname } = new URL(String(input), location.href);
      const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
      if (pathname === '/api/form/FormSubmissionKey') return json({ key: 'key' });
      if (pathname === '/api/captcha/challenge') {
        return json({ algorithm: 'SHA-256', challenge: toHex(sha256(`${salt}3`)), maxnumber: 10, salt, signature: 'signed' });
      }
      if (pathname !== '/api/form/SaveFormSubmission') return fetch.call(window, input, init);
      saved.push(JSON.parse(String(init!.body)));
      return json({ id: 'stored' });
    };
  });
  afterEach(() => { window.fetch = fetch; });

  it('is in a rendered form before its button, and its solution is sent with the address', async () => {
    const host = await fixture<SiteNewsletter>(html`<site-newsletter captcha="altcha" draft="none" endpoint=${location.origin}></site-newsletter>`);
    await waitUntil(() => host.querySelector('.site-form-captcha') && host.querySelector('[type=email][required]'));
    const box = host.querySelector<HTMLElement>('.site-form-captcha')!;
    const button = host.querySelector<HTMLButtonElement>('form button')!;
    expect(button.textContent).to.equal('Subscribe');
    expect(box.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0);
    await expect(host).to.be.accessible();
    const field = host.querySelector<HTMLInputElement>('[type=email]')!;
    field.value = 'ada@example.com';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await waitUntil(() => box.dataset.phase === 'solved');
    const stored = oneEvent(host, 'site-newsletter-subscribe');
    host.querySelector('form')!.requestSubmit();
    await stored;
    expect(JSON.parse(atob(String(saved[0]!.captchaKey)))).to.include({ number: 3, signature: 'signed' });
  });
});
