// Runs in every engine: a browser follows the link to a payment in its own way.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const outstanding = 'Your answers have arrived. They are complete once €90.00 has been paid.';
const fetchBefore = globalThis.fetch;
let payment: unknown;
afterEach(() => {
  globalThis.fetch = fetchBefore;
  history.replaceState(null, '', location.pathname + location.search);
});
beforeEach(() => {
  payment = { url: `${location.href}#pay`, title: 'Pay now' };
  globalThis.fetch = async (address, options) => {
    if (!new URL(String(address), location.href).pathname.startsWith('/api/form/')) return fetchBefore(address, options);
    return Response.json({ key: 'key', id: 's1', confirmation: outstanding, payment });
  };
});

async function sent({ stays = false } = {}) {
  const host = await fixture<SiteForm>(html`
    <site-form form-id="booking" draft="none" endpoint=${location.origin} success-text="Thank you" redirect="#thanks">
      <form><input name="name" value="Ada" aria-label="Name"><button>Send</button></form>
    </site-form>`);
  await waitUntil(() => host.querySelector('form[novalidate]'));
  if (stays) host.addEventListener('site-form-success', event => event.preventDefault());
  const success = oneEvent(host, 'site-form-success');
  host.querySelector('form')!.requestSubmit();
  const { detail } = await success;
  await waitUntil(() => host.shadowRoot!.querySelector('[role=alert]') && host.shadowRoot!.querySelector('#success'));
  return { host, detail };
}
const boxOf = (host: SiteForm) => host.shadowRoot!.querySelector('#success')!;
const linkIn = (host: SiteForm) => boxOf(host).querySelector<HTMLAnchorElement>('[part=payment]');

describe('site-form: a form that is paid', () => {
  it('leads to the payment, not to the page after sending, and says what is outstanding', async () => {
    const { host, detail } = await sent();
    await waitUntil(() => location.hash === '#pay');
    expect(detail.payment).to.deep.equal(payment);
    expect(boxOf(host).textContent).to.include(outstanding).and.not.include('Thank you');
    expect(host.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal(outstanding);
    expect(linkIn(host)!.textContent).to.equal('Pay now');
  });

  it('stays if the page requests it, with the link to pay later', async () => {
    const { host } = await sent({ stays: true });
    await waitUntil(() => linkIn(host));
    expect(location.hash).to.equal('');
    linkIn(host)!.click();
    await waitUntil(() => location.hash === '#pay');
  });

  it('follows no address that is not the page, the service or HTTPS', async () => {
    for (const url of ['javascript:alert(1)', 'http://elsewhere.example/pay', 'data:text/html,hello']) {
      payment = { url, title: 'Pay now' };
      const { host, detail } = await sent();
      expect(detail.payment, url).to.equal(undefined);
      expect(boxOf(host).textContent).to.include(outstanding);
      expect(linkIn(host), url).to.equal(null);
      expect(location.hash).to.equal('');
      host.remove();
    }
  });
});
