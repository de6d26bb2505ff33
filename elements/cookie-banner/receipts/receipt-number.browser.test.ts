// Runs in every engine: storage, and the panel with its number.
import { expect, fixture } from '@open-wc/testing';
import { answerConsent, answerPurposes, type ConsentReceipt } from '../../../core/stores/consent.js';
import { captureConsole } from '../../../test/contract/capture-console.js';
import { waitUntil } from '../../../test/contract/wait-until.js';
import '../cookie-banner.js';
import { readReceiptNumber } from './receipt-number.js';

type Banner = HTMLElementTagNameMap['cookie-banner'];
const inside = (element: Banner, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);
const endpoint = 'receipt-endpoint="/receipts"';

describe('the number of a receipt', () => {
  const { fetch } = globalThis;
  let sent: ConsentReceipt[] = [];
  let status = 204;
  beforeEach(() => {
    sent = [];
    status = 204;
    globalThis.fetch = async (address, init) => {
      if (!String(address).endsWith('/receipts')) return fetch(address, init);
      sent.push(JSON.parse(String(init?.body)) as ConsentReceipt);
      return new Response(null, { status });
    };
  });
  afterEach(() => {
    answerConsent('unasked');
    globalThis.fetch = fetch;
  });

  const make = async (attributes: string) => {
    const element = await fixture<Banner>(`<cookie-banner ${attributes}></cookie-banner>`);
    await import('../bridges/bridges.js');
    await new Promise(resolve => { setTimeout(resolve); });
    return element;
  };

  for (const [title, attributes, answer] of [
    ['a simple banner', endpoint, () => answerConsent('accepted')],
    ['a banner with purposes', `${endpoint} purposes="statistics marketing"`, () => answerPurposes({ statistics: true })],
  ] as const) {
    it(`is in ${title} that is opened again, and can be copied`, async () => {
      const element = await make(attributes);
      answer();
      await waitUntil(() => sent.length === 1);
      await element.open();
      await waitUntil(() => inside(element, '.receipt code'));
      expect(inside(element, '.receipt code')!.textContent).to.equal(sent[0]!.id);
      await expect(element).to.be.accessible();
      const copied: string[] = [];
      const { clipboard } = navigator;
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text: string) => void copied.push(text) } });
      inside(element, '[data-action=copyReceipt]')!.click();
      await waitUntil(() => inside(element, '.receipt [role=status]')!.textContent === 'Copied');
      expect(copied).to.deep.equal([sent[0]!.id]);
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('refused')) } });
      inside(element, '[data-action=copyReceipt]')!.click();
      await waitUntil(() => String(getSelection()).includes(sent[0]!.id) || getSelection()!.rangeCount > 0);
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
      element.remove();
    });
  }

  it('is the one of the last answer, and gone when the answer is taken back', async () => {
    const element = await make(endpoint);
    answerConsent('accepted');
    answerConsent('declined');
    expect(readReceiptNumber()).to.equal(sent[1]!.id);
    answerConsent('unasked');
    expect(readReceiptNumber()).to.equal(null);
    element.remove();
  });

  it('is not shown for a receipt that was refused, which the developer reads', async () => {
    status = 403;
    const element = await make(endpoint);
    const messages = await captureConsole(async () => {
      answerConsent('accepted');
      expect(sent.length).to.equal(1);
      await waitUntil(() => readReceiptNumber() === null);
    });
    expect(messages.join()).to.match(/<cookie-banner>: the receipt of an answer was refused by \/receipts with status 403.*receipt-token-endpoint/);
    element.remove();
  });

  it('stays the one of the last answer if an earlier receipt was refused', async () => {
    status = 500;
    const element = await make(endpoint);
    await captureConsole(async messages => {
      answerConsent('accepted');
      status = 204;
      answerConsent('declined');
      await waitUntil(() => messages.length === 1); // logged after the number was deleted
    });
    expect(readReceiptNumber()).to.equal(sent[1]!.id);
    answerConsent('unasked');
    element.remove();
  });

  it('is not stored and not shown without an address for receipts', async () => {
    const element = await make('');
    answerConsent('accepted');
    await element.open();
    await waitUntil(() => inside(element, '.keep'));
    expect([readReceiptNumber(), inside(element, '.receipt')]).to.deep.equal([null, null]);
    element.remove();
  });
});
