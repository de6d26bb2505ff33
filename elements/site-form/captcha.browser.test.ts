import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import { answerConsent, answerPurposes } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { SiteForm } from './site-form.js';
import { CaptchaPage, globals, guarded, type Hosted, hostedNames, incomplete, success, summary } from './captcha-page.fixture.test.js';
import { captchaProviders } from '../../core/forms/captcha/providers/providers.js';

describe('site-form: a captcha of another host', () => {
  let page: CaptchaPage;
  beforeEach(() => (page = new CaptchaPage()).open());
  afterEach(() => page.close());

  for (const name of hostedNames) {
    describe(name, () => {
      const { host: server, title, fieldName } = captchaProviders[name];

      it('asks first, before the button, and loads nothing until the visitor says yes', async () => {
        const { form, box, button, find, type, phase } = await guarded(name);
        expect(phase()).to.equal('asking');
        expect(box.textContent).to.contain(`${title} loads from ${server}, which will receive your IP address.`);
        expect(box.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.greaterThan(0);
        type();
        form.requestSubmit();
        expect(page.scripts).to.deep.equal([]);
        expect(button.getAttribute('aria-disabled')).to.equal('true');
        expect(summary(form)).to.equal(incomplete);
        find<HTMLButtonElement>('button')!.click();
        await waitUntil(() => phase() === 'open');
        expect(page.scripts.map(address => new URL(address).host)).to.deep.equal([server]);
        expect($allowedHosts.get()).to.deep.equal([]);
      });

      it('waits for the purpose of the form, names it, leads to the cookie settings, and loses nothing', async () => {
        const { host, form, button, box, find, type, phase } = await guarded(name);
        const banner = Object.assign(document.createElement('cookie-banner'), { open: () => opened++ });
        banner.setAttribute('purposes', 'functional marketing');
        let opened = 0;
        document.body.append(banner);
        host.dataset.consent = 'marketing';
        answerPurposes({ functional: true });
        await waitUntil(() => box.textContent.includes('Purpose: Marketing'));
        type('Grace');
        expect([phase(), page.scripts]).to.deep.equal(['asking', []]);
        form.requestSubmit();
        expect([summary(form), button.getAttribute('aria-disabled')]).to.deep.equal([incomplete, 'true']);
        await waitUntil(() => find('[data-captcha-settings]'));
        const settings = find<HTMLButtonElement>('[data-captcha-settings]')!;
        expect(settings.textContent).to.equal('Cookie settings');
        await expect(host).to.be.accessible();
        settings.click();
        expect([opened, phase()]).to.deep.equal([1, 'asking']);
        answerPurposes({ marketing: true });
        await waitUntil(() => phase() === 'open');
        expect(form.querySelector<HTMLInputElement>('[name=name]')!.value).to.equal('Grace');
        host.dataset.consent = 'functional';
        await waitUntil(() => phase() === 'asking');
        await waitUntil(() => box.textContent.includes('Purpose: Functional'));
        banner.remove();
      });

      it('is remembered if the visitor chose “always”, and loads automatically in the next form', async () => {
        const { find, phase } = await guarded(name);
        find<HTMLInputElement>('[type=checkbox]')!.checked = true;
        find<HTMLButtonElement>('button')!.click();
        await waitUntil(() => phase() === 'open');
        expect($allowedHosts.get()).to.deep.equal([server]);
        const next = await guarded(name);
        expect(next.phase()).to.equal('waiting');
        next.type();
        await waitUntil(() => next.phase() === 'open');
        expect(page.scripts).to.have.length(1);
      });

      it('comes after a general yes only when the visitor begins, and goes when the yes is taken back', async () => {
        const { find, type, phase } = await guarded(name);
        answerConsent('accepted');
        expect([phase(), page.scripts.length]).to.deep.equal(['waiting', 0]);
        type();
        await waitUntil(() => phase() === 'open');
        answerConsent('declined');
        expect(phase()).to.equal('asking');
        expect(find(`[name="${fieldName}"]`)).to.equal(null);
      });

      it('gives its token to the submission, which carries no field of its script', async () => {
        const { host, form, button, type, phase } = await solvable(name);
        page.rendered[0]!.options.callback('token');
        expect([phase(), button.hasAttribute('aria-disabled')]).to.deep.equal(['solved', false]);
        type();
        form.requestSubmit();
        await waitUntil(() => success(host));
        expect(page.saved.map(({ captchaKey, form: values }) => [captchaKey, values])).to.deep.equal([['token', '{"name":"Ada","more":""}']]);
      });

      it('is reset after a failure, and the button waits for a new token', async () => {
        page.reply = { status: 500, body: { error: 'oops' } };
        const { form, host, button, type, phase } = await solvable(name);
        page.rendered[0]!.options.callback('token');
        type();
        form.requestSubmit();
        await oneEvent(host, 'site-form-error');
        expect([phase(), page.rendered[0]!.resets, button.getAttribute('aria-disabled')]).to.deep.equal(['open', 1, 'true']);
        expect(form.querySelector<HTMLInputElement>('[name=name]')!.value).to.equal('Ada');
        page.reply = { status: 200, body: { id: 'stored' } };
        page.rendered[0]!.options.callback('second');
        form.requestSubmit();
        await waitUntil(() => success(host));
        expect(page.saved.map(({ captchaKey }) => captchaKey)).to.deep.equal(['token', 'second']);
      });

      it('is not reset for a field that needs care', async () => {
        const { form } = await solvable(name, '');
        page.rendered[0]!.options.callback('token');
        form.requestSubmit();
        expect(page.rendered[0]!.resets).to.equal(0);
        expect(form.querySelectorAll('.site-form-error')).to.have.length(1);
      });

      it('asks again when its token expires', async () => {
        const { button, phase } = await solvable(name);
        page.rendered[0]!.options.callback('token');
        page.rendered[0]!.options['expired-callback']();
        expect([phase(), button.getAttribute('aria-disabled')]).to.deep.equal(['open', 'true']);
      });

      it('offers another try when it breaks', async () => {
        const { box, find, phase } = await solvable(name);
        page.rendered[0]!.options['error-callback']('300030');
        expect(phase()).to.equal('failed');
        expect(box.textContent).to.contain(`${title} could not be loaded.`);
        find<HTMLButtonElement>('button')!.click();
        await waitUntil(() => phase() === 'open');
        expect(page.rendered[1]!.node).not.to.equal(page.rendered[0]!.node);
      });

      it('offers another try when its script does not come', async () => {
        page.isBlocked = true;
        answerConsent('accepted');
        const { find, type, phase } = await guarded(name);
        type();
        await waitUntil(() => phase() === 'failed');
        page.isBlocked = false;
        find<HTMLButtonElement>('button')!.click();
        await waitUntil(() => phase() === 'open');
        expect(page.scripts).to.have.length(2);
      });

      it('is compact in a narrow place', async () => {
        answerConsent('accepted');
        const narrowForm = await guarded(name, { isNarrow: true });
        narrowForm.type();
        await waitUntil(() => narrowForm.phase() === 'open');
        expect(page.rendered[0]!.options).to.include({ size: 'compact', sitekey: 'site-key' });
        await solvable(name);
        expect(page.rendered[1]!.options.size).to.equal('normal');
      });

      it('is not page.rendered twice into the same node, says where it cannot be, and rejects when its document has gone', async () => {
        const node = document.createElement('div');
        const start = { node, widthPx: 400, siteKey: 'k', language: 'en', base: '', solved() {}, expired() {}, failed() {} };
        const gone = name === 'recaptcha' ? '[GoogleReCaptchaAPI] Document was destroyed.' : `[${title}] Document was destroyed.`;
        const failed = (async () => captchaProviders[name].start(start))().then(() => '', (reason: Error) => reason.message);
        expect(await failed).to.equal(gone);
        document.body.append(node);
        const first = await captchaProviders[name].start(start);
        expect(await captchaProviders[name].start(start)).to.equal(first);
        expect(page.rendered).to.have.length(1);
        first.remove();
        (globalThis as any)[globals[name]].render = () => { throw new Error('no such key'); };
        const other = document.body.appendChild(document.createElement('div'));
        await captchaProviders[name].start({ ...start, node: other }).catch(() => {});
        expect(page.warnings.at(-1)![0]).to.equal('Error rendering captcha into node');
        other.remove();
      });
    });
  }

  /** A form with the captcha in it, to be solved. */
  async function solvable(name: Hosted, typed = 'Ada') {
    answerConsent('accepted');
    const all = await guarded(name);
    const before = page.rendered.length;
    all.type(typed);
    await waitUntil(() => all.phase() === 'open' && page.rendered.length > before);
    return all;
  }

  it('without a site key is not shown, and the developer is warned', async () => {
    const host = await fixture<SiteForm>(
      html`<site-form form-id="x" captcha="recaptcha"><form><input name="name" aria-label="Name"><button>Ask</button></form></site-form>`,
    );
    await waitUntil(() => page.warnings.some(([words]) => String(words).includes('ReCaptcha has not been set up!')));
    expect(host.querySelector('.site-form-captcha, [aria-disabled]')).to.equal(null);
    const form = host.querySelector('form')!;
    expect(form.dataset.captcha, 'tells the page\'s sheet to keep no room').to.equal('none');
    host.replaceWith(form);
    await waitUntil(() => !form.hasAttribute('data-captcha'));
    form.remove();
  });

  it('goes with what is posted to others, under the name they know', async () => {
    answerConsent('accepted');
    const { form, type, phase, host } = await guarded('hcaptcha');
    host.setAttribute('backend', 'form');
    form.method = 'post';
    type();
    await waitUntil(() => phase() === 'open');
    page.rendered[0]!.options.callback('token');
    expect(new FormData(form).getAll('h-captcha-response')).to.deep.equal(['token']);
    host.setAttribute('backend', 'site');
    expect(new FormData(form).has('h-captcha-response')).to.equal(false);
  });

  it('gives the form back as it was', async () => {
    const { host, form, box, button } = await guarded('turnstile');
    host.replaceWith(form);
    await waitUntil(() => !box.isConnected);
    expect(button.hasAttribute('aria-disabled')).to.equal(false);
    form.remove();
  });
});
