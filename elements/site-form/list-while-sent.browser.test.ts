import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const lines = (...ids: string[]) => ids.map(id => ({ id, type: 'text', title: `Line ${id}` }));

describe('site-form: a list of fields that changes while the form is sent', () => {
  const fetchOfPage = globalThis.fetch;
  afterEach(() => { globalThis.fetch = fetchOfPage; });

  it('is drawn without a word from React, and the form is sent all the same', async () => {
    let letGo = () => {};
    const held = new Promise<void>(resolve => { letGo = resolve; });
    globalThis.fetch = async (input, init) => {
      if (!String(input).includes('held.example')) return fetchOfPage(input, init);
      await held;
      return Response.json(String(input).includes('Key') ? { key: 'k' } : { id: 's1' });
    };
    const said = await captureConsole(async () => {
      const host = await fixture<SiteForm>(html`<site-form form-id="list" draft="none" endpoint="https://held.example"></site-form>`);
      host.fields = [...lines('a', 'b'), { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true }];
      await waitUntil(() => host.querySelector('form[novalidate]'));
      const form = host.querySelector('form')!;
      const phone = form.querySelector<HTMLInputElement>('input[type=tel]')!;
      phone.focus();
      await waitUntil(() => form.querySelector('.site-form-hint'));
      form.requestSubmit();
      await waitUntil(() => form.classList.contains('submitting'));
      phone.value = '55'; // too short: so it is judged as it goes
      host.fields = lines('b', 'c', 'd');
      await waitUntil(() => form.querySelector('[name=d]'));
      expect(form.querySelector('button')!.textContent).to.equal('Submitting…');
      const success = oneEvent(host, 'site-form-success');
      letGo();
      await success;
    });
    expect(said).to.deep.equal([]);
  });
});
