import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { CaptchaPage, guarded, incomplete, success, summary } from './captcha-page.fixture.test.js';
import type { FormHost } from '../../core/forms/form.settings.js';
import { FormState } from '../../core/forms/form.state.js';
import type { LightPart, LightParts } from '../../core/forms/light-parts.js';
import { guardForm } from '../../core/forms/captcha/captcha.controller.js';
import { CaptchaState } from '../../core/forms/captcha/captcha.state.js';
import { captchaStyles } from '../../core/forms/captcha/captcha.styles.js';
import { captchaProviders } from '../../core/forms/captcha/providers/providers.js';

describe('site-form: the site\'s own captcha', () => {
  let page: CaptchaPage;
  beforeEach(() => (page = new CaptchaPage()).open());
  afterEach(() => page.close());

  it('needs no consent, is solved while the visitor types, and shows that', async () => {
    const { host, form, box, find, type, phase } = await guarded('altcha', { key: '' });
    expect([phase(), find<HTMLInputElement>('input')!.checked, find('[role=status]')!.textContent]).to.deep.equal(['waiting', false, '']);
    type();
    await waitUntil(() => phase() === 'solved');
    expect([find<HTMLInputElement>('input')!.checked, find('[role=status]')!.textContent]).to.deep.equal([true, 'Verified']);
    expect(find<HTMLInputElement>('input')!.labels![0]!.textContent).to.equal('I am not a robot');
    await expect(box).to.be.accessible();
    form.requestSubmit();
    await waitUntil(() => success(host));
    expect(JSON.parse(atob(String(page.saved[0]!.captchaKey)))).to.include({ number: 3, signature: 'signed', salt: 'aa?expires=99999999999&' });
    expect(page.saved[0]!.form).to.equal('{"name":"Ada","more":""}');
  });

  it('sends a form that was pressed too early as soon as it is solved, once', async () => {
    const { host, form, button } = await guarded('altcha');
    form.querySelector<HTMLInputElement>('[name=name]')!.value = 'Ada'; // as browsers fill in
    button.click();
    button.click();
    await waitUntil(() => success(host));
    expect(page.saved).to.have.length(1);
  });

  it('speaks of fields first', async () => {
    const { form, button, phase } = await guarded('altcha');
    button.click();
    expect([phase(), form.querySelectorAll('.site-form-error').length]).to.deep.equal(['waiting', 1]);
  });

  it('works again after a refusal, and the next press sends', async () => {
    page.reply = { status: 400, body: { error: incomplete, field: 'captchaKey' } };
    const { host, form, type, phase } = await guarded('altcha');
    type();
    await waitUntil(() => phase() === 'solved');
    const refused = oneEvent(host, 'site-form-error');
    form.requestSubmit();
    await refused;
    expect(summary(form)).to.equal(incomplete);
    await waitUntil(() => phase() === 'solved');
    page.reply = { status: 200, body: { id: 'stored' } };
    form.requestSubmit();
    await waitUntil(() => success(host));
    expect(page.saved).to.have.length(2);
  });

  it('says when it cannot be solved, and a tick tries again', async () => {
    const good = page.challenge;
    page.challenge = () => ({ ...good!(), maxnumber: 2 });
    const { form, find, type, phase, button } = await guarded('altcha');
    type();
    await waitUntil(() => phase() === 'failed');
    expect(find('[role=status]')!.textContent).to.contain('Verification failed');
    button.click();
    await waitUntil(() => summary(form) === incomplete);
    page.challenge = good;
    find<HTMLInputElement>('input')!.click();
    await waitUntil(() => phase() === 'solved');
    expect(find<HTMLInputElement>('input')!.checked).to.equal(true);
    expect(summary(form), 'what was missing is there').to.equal('');
    find<HTMLInputElement>('input')!.click();
    expect(find<HTMLInputElement>('input')!.checked, 'a press does not undo it').to.equal(true);
  });

  it('survives clearing the form', async () => {
    const { form, find, type, phase } = await guarded('altcha');
    type();
    await waitUntil(() => phase() === 'solved');
    form.reset();
    expect(find<HTMLInputElement>('input')!.checked).to.equal(true);
  });

  it('whose puzzle has grown old is solved again', async () => {
    const captcha = new CaptchaState({ host: null, solvesAlone: true }, calls => captchaProviders.altcha.start({
      ...calls, node: document.createElement('div'), widthPx: 0, siteKey: '', language: 'en', base: location.origin,
      solved: token => { calls.solved(token); if (tokens.push(token) === 1) calls.expired(); },
    }));
    const tokens: string[] = [];
    captcha.update({ isNear: true });
    await waitUntil(() => tokens.length === 2 && captcha.phase === 'solved');
    captcha.remove();
  });

  it('goes with a form that is nowhere when its code comes, and looks right where that is put', async () => {
    const { host: element } = await guarded('altcha');
    let changed = () => {};
    const host = {
      element, signal: new AbortController().signal, values: { captcha: 'altcha', captchaKey: '', endpoint: '' }, text: (key: string) => key,
      onLightChange(callback: () => void) { changed = callback; }, onTextsChange: () => {},
    } as unknown as FormHost;
    const form = document.createElement('form');
    form.innerHTML = '<button>Ask</button>';
    const parts = { put: (part: LightPart) => part.place?.(), draw: () => {}, drop: () => {} } as unknown as LightParts;
    guardForm({ host, form, parts, state: new FormState(host.text), signal: host.signal, token: '' });
    expect(form.querySelectorAll('.site-form-captcha')).to.have.lengthOf(1);
    const root = (await fixture(html`<div></div>`)).attachShadow({ mode: 'open' });
    root.append(form);
    changed();
    expect(root.adoptedStyleSheets).to.include(captchaStyles.styleSheet);
  });
});
