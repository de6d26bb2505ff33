import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const field = { id: 'gift', type: 'currency', title: 'Gift', currencySymbol: '€', amounts: [10, 25, 12.5], required: true };

async function drawn(more: object = {}, attributes = '') {
  const host = await fixture<SiteForm>(html`<site-form form-id="gift" draft=${attributes || 'none'}></site-form>`);
  host.fields = [{ ...field, ...more }];
  await waitUntil(() => host.querySelector('form[novalidate]'));
  const form = host.querySelector('form')!;
  const radios = [...form.querySelectorAll<HTMLInputElement>('[type=radio]')];
  return { host, form, radios, other: radios.at(-1)!, typed: form.querySelector<HTMLInputElement>('[type=text]')! };
}

/** What the page would be asked to send; null where something is wrong. */
function sentBy(host: SiteForm): unknown {
  let sent: unknown = null;
  const keep = (event: Event) => {
    sent = (event as CustomEvent<{ values: Record<string, unknown> }>).detail.values.gift;
    event.preventDefault();
  };
  host.addEventListener('site-form-submit', keep, { once: true });
  host.querySelector('form')!.requestSubmit();
  host.removeEventListener('site-form-submit', keep);
  return sent;
}

describe('site-form: suggested amounts', () => {
  it('are drawn in the page\'s language, with one of the visitor\'s own, and are accessible', async () => {
    const { host, radios, typed } = await drawn();
    expect(radios.map(radio => radio.labels![0]!.textContent)).to.deep.equal(['€10', '€25', '€12.50', 'Other amount']);
    expect(radios.every(({ required, name }) => required && name === 'gift')).to.equal(true);
    expect(typed.required).to.equal(false);
    expect(typed.inputMode).to.equal('decimal');
    await expect(host).to.be.accessible();
  });

  it('are sent as a typed amount is: a number', async () => {
    const { host, radios, other, typed } = await drawn();
    radios[2]!.checked = true;
    expect(sentBy(host)).to.equal(12.5);
    other.checked = true;
    typed.value = '€1,200';
    expect(sentBy(host)).to.equal(1200);
    radios[0]!.checked = true;
    expect(sentBy(host), 'what was typed before no longer counts').to.equal(10);
  });

  it('are chosen with the arrow keys, and the line for another amount is the next stop', async () => {
    const { host, radios, other, typed } = await drawn();
    radios[0]!.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(radios[1]!.checked).to.equal(true);
    expect(typed.checkVisibility(), 'nothing to type while an amount is chosen').to.equal(false);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    expect(other.checked).to.equal(true);
    expect(typed.checkVisibility()).to.equal(true);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: '35' });
    expect(typed.value).to.equal('35');
    expect(sentBy(host)).to.equal(35);
  });

  it('are demanded: first of the buttons, then of the line that was chosen', async () => {
    const { host, form, radios, other, typed } = await drawn();
    expect(sentBy(host)).to.equal(null);
    await waitUntil(() => form.querySelector('.site-form-error'));
    expect(radios[0]!.matches(':focus')).to.equal(true);
    other.click();
    expect(sentBy(host)).to.equal(null);
    await waitUntil(() => typed.matches(':focus'));
    expect(typed.getAttribute('aria-invalid')).to.equal('true');
    typed.value = 'a lot';
    expect(sentBy(host)).to.equal(null);
    await expect(host).to.be.accessible();
    radios[1]!.click();
    expect(sentBy(host)).to.equal(25);
  });

  it('may be left out where nothing is demanded', async () => {
    const { host } = await drawn({ required: false });
    expect(sentBy(host)).to.be.oneOf([undefined, '']);
  });

  it('are restored from a draft with the amount that was typed', async () => {
    const { host, other, typed } = await drawn({}, 'session');
    other.click();
    typed.value = '35';
    typed.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await waitUntil(() => Object.keys(sessionStorage).some(key => sessionStorage[key].includes('"35"')));
    host.remove();
    const again = await drawn({}, 'session');
    await waitUntil(() => again.typed.value === '35');
    expect(again.other.checked).to.equal(true);
    again.host.remove();
    sessionStorage.clear();
  });
});
