import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const exe = 'Not stored: The type of the file pot.exe is not supported.';
const fetchBefore = globalThis.fetch;
let notStored: unknown;
afterEach(() => {
  globalThis.fetch = fetchBefore;
  history.replaceState(null, '', location.pathname + location.search);
});
beforeEach(() => {
  notStored = [exe];
  globalThis.fetch = async (address, options) => {
    if (!new URL(String(address), location.href).pathname.startsWith('/api/form/')) return fetchBefore(address, options);
    return new Response(JSON.stringify({ key: 'key', id: 's1', notStored }), { headers: { 'Content-Type': 'application/json' } });
  };
});

async function sent(redirect = '') {
  const host = await fixture<SiteForm>(html`
    <site-form form-id="contact" draft="none" endpoint=${location.origin} success-html="<h2>Thank you</h2>" redirect=${redirect}>
      <form><input name="name" value="Ada" aria-label="Name"><button>Send</button></form>
    </site-form>`);
  await waitUntil(() => host.querySelector('form[novalidate]'));
  const success = oneEvent(host, 'site-form-success');
  host.querySelector('form')!.requestSubmit();
  await success;
  return host;
}
const inRoot = (host: SiteForm, selector: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const sentences = (host: SiteForm) => inRoot(host, '#success [part=not-stored] li').map(item => item.textContent);
const viewIsDrawn = (host: SiteForm) => waitUntil(() => host.shadowRoot!.querySelector('[role=alert]'));

describe('site-form: what was sent and is not stored', () => {
  it('is listed beside the thank-you message and announced, before and after the view is rendered', async () => {
    const host = await sent();
    await waitUntil(() => sentences(host).length > 0);
    expect(sentences(host)).to.deep.equal([exe]);
    await viewIsDrawn(host);
    await waitUntil(() => host.shadowRoot!.activeElement?.id === 'success');
    expect(sentences(host)).to.deep.equal([exe]);
    expect(inRoot(host, '[role=alert]')[0]!.textContent).to.equal(exe);
    expect(host.querySelector('[slot=success] h2')!.textContent).to.equal('Thank you');
  });

  it('keeps the visitor on the page with the message, with a link to where the form leads', async () => {
    const host = await sent('#thanks');
    await viewIsDrawn(host);
    await waitUntil(() => inRoot(host, '#success a').length > 0);
    expect(location.hash).to.equal('');
    inRoot(host, '#success a')[0]!.click();
    await waitUntil(() => location.hash === '#thanks'); // Firefox follows a link after the click
  });

  it('is text, whatever the service says', async () => {
    notStored = ['<img src=x onerror=alert(1)>', 7, null, ' ', exe, exe];
    const host = await sent();
    await viewIsDrawn(host);
    await waitUntil(() => sentences(host).length > 0);
    expect(sentences(host)).to.deep.equal(['<img src=x onerror=alert(1)>', exe, exe]);
    expect(inRoot(host, 'img')).to.deep.equal([]);
  });

  for (const nothing of [undefined, [], null, 'pot.exe', {}, [7]]) {
    it(`is nothing where the answer has ${JSON.stringify(nothing)}, and the form leads on`, async () => {
      notStored = nothing;
      const host = await sent('#thanks');
      await waitUntil(() => location.hash === '#thanks');
      await viewIsDrawn(host);
      expect(inRoot(host, '[part=not-stored]')).to.deep.equal([]);
    });
  }

  it('goes with the form that is filled in again', async () => {
    const host = await sent();
    await viewIsDrawn(host);
    await waitUntil(() => sentences(host).length > 0);
    host.querySelector('form')!.reset();
    await waitUntil(() => !host.shadowRoot!.getElementById('success'));
    expect(inRoot(host, '[role=alert]')[0]!.textContent).to.equal('');
  });
});
