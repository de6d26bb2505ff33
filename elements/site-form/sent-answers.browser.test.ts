// Runs in every engine: what was stored, below the thanks.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const long = `${'word '.repeat(400)}end\nsecond line`;
const stored = [
  { id: 'name', label: 'Full name', lines: ['Ada <b>Lovelace</b>'] },
  { id: 'days', label: 'Days', lines: ['Monday', 'Tuesday'] },
  { id: 'note', label: 'Note', lines: [long] },
  { id: 'pet', label: 'pet', lines: ['Cat'] },
];
const fetchBefore = globalThis.fetch;
let answers: unknown;
let others: object;
beforeEach(() => {
  [answers, others] = [stored, {}];
  globalThis.fetch = async (address, options) => {
    if (!new URL(String(address), location.href).pathname.startsWith('/api/form/')) return fetchBefore(address, options);
    return new Response(JSON.stringify({ key: 'key', id: 's1', answers, ...others }), { headers: { 'Content-Type': 'application/json' } });
  };
});
afterEach(() => { globalThis.fetch = fetchBefore; });

async function sent(attributes = '') {
  const host = await fixture<SiteForm>(`<site-form form-id="contact" draft="none" endpoint="${location.origin}" ${attributes}>
    <form><input name="name" value="typed" aria-label="Name"><input name="pet" value="Cat" aria-label="Your pet"><button>Send</button></form></site-form>`);
  await waitUntil(() => host.querySelector('form[novalidate]'));
  const success = oneEvent(host, 'site-form-success');
  host.querySelector('form')!.requestSubmit();
  await success;
  return host;
}
const listIn = (host: SiteForm) => host.querySelector<HTMLElement>('.site-form-sent-answers dl');
async function shown(host: SiteForm): Promise<HTMLElement> {
  await waitUntil(() => listIn(host));
  return listIn(host)!;
}
const rows = (list: HTMLElement) => [...list.querySelectorAll('div')].map(row => [
  row.querySelector('dt')!.textContent, ...[...row.querySelectorAll('dd p')].map(line => line.textContent),
]);

describe('site-form: answers after submission', () => {
  it('are what the service has stored, as text, below the thanks', async () => {
    const host = await sent();
    const list = await shown(host);
    expect(rows(list)).to.deep.equal([
      ['Full name', 'Ada <b>Lovelace</b>'], ['Days', 'Monday', 'Tuesday'], ['Note', long], ['Your pet', 'Cat'],
    ]);
    expect(list.querySelector('b')).to.equal(null);
    expect(list.closest('section')!.querySelector('h2')!.textContent).to.equal('Your answers');
    await waitUntil(() => host.shadowRoot!.activeElement?.id === 'success');
    const box = host.shadowRoot!.getElementById('success')!;
    await waitUntil(() => list.getBoundingClientRect().height > 0);
    expect(list.getBoundingClientRect().top).to.be.greaterThan(box.querySelector('p')!.getBoundingClientRect().bottom - 1);
    expect(list.getBoundingClientRect().bottom).to.be.at.most(box.getBoundingClientRect().bottom);
    await expect(host).to.be.accessible();
  });

  it('are below an own success message, and disappear when the form is filled in again', async () => {
    const host = await sent('success-html="<h2>Thank you</h2>"');
    await shown(host);
    await waitUntil(() => host.querySelector('[slot=success] h2'));
    host.querySelector('form')!.reset();
    await waitUntil(() => !listIn(host));
    const again = oneEvent(host, 'site-form-success');
    host.querySelector('form')!.requestSubmit();
    await again;
    await shown(host);
  });

  it('have a link to edit them, also alone, where the service sends one that can be trusted', async () => {
    others = { edit: { url: '/form/edit/1', title: 'Edit your answer' } };
    const host = await sent();
    const list = await shown(host);
    const link = list.closest('section')!.querySelector<HTMLAnchorElement>('p > a')!;
    expect([link.textContent, link.href]).to.deep.equal(['Edit your answer', `${location.origin}/form/edit/1`]);
    answers = undefined;
    const alone = await sent();
    await waitUntil(() => alone.querySelector('.site-form-sent-answers a'));
    expect(alone.querySelector('.site-form-sent-answers h2')).to.equal(null);
    await waitUntil(() => alone.querySelector('.site-form-sent-answers a')!.getBoundingClientRect().height > 0);
    await expect(alone).to.be.accessible();
    [answers, others] = [stored, { edit: { url: 'javascript:alert(1)', title: 'Edit' } }];
    const refused = await sent();
    expect((await shown(refused)).closest('section')!.querySelector('a')).to.equal(null);
  });

  it('stay text in a narrow page, without a scroll bar', async () => {
    answers = [{ id: 'x', label: 'L'.repeat(200), lines: ['y'.repeat(500)] }];
    const frame = await fixture<HTMLElement>(html`<div style="inline-size: 280px"></div>`);
    const host = await sent();
    frame.append(host);
    await shown(host);
    expect(frame.scrollWidth).to.be.at.most(frame.clientWidth);
  });

  for (const nothing of [undefined, null, [], {}, 'Ada', [null, 7, {}]]) it(`are not shown where the service sends ${JSON.stringify(nothing)}`, async () => {
    answers = nothing;
    const host = await sent();
    await waitUntil(() => host.shadowRoot!.activeElement?.id === 'success');
    expect(listIn(host)).to.equal(null);
  });

  it('are not shown where only an email says whether they are stored', async () => {
    others = { confirmation: 'We have sent an email.' };
    const host = await sent();
    await waitUntil(() => host.shadowRoot!.getElementById('success')?.textContent === 'We have sent an email.');
    expect(listIn(host)).to.equal(null);
  });
});
