import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepActiveElement } from '../../core/platform/page.js';
import { reportFailure } from '../../core/request/report-failure.js';
import type { Failure } from '../../core/request/request-result.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-error-overlay.js';

type Overlay = HTMLElementTagNameMap['site-error-overlay'];
const refused: Failure = { kind: 'failure', reason: 'refused', status: 500, message: '<b>No</b> clay.', body: null, errorKey: 'abc-1' };
const dialogOf = (element: Overlay) => element.shadowRoot!.querySelector('dialog')!;
const partOf = (element: Overlay, part: string) => dialogOf(element).querySelector<HTMLElement>(`[part=${part}]`)!;

async function place(attributes = '', inside = ''): Promise<Overlay> {
  const element = await fixture<Overlay>(`<site-error-overlay ${attributes}>${inside}</site-error-overlay>`);
  await element.updateComplete;
  return element;
}
async function report(element: Overlay, failure = refused): Promise<void> {
  await captureConsole(async () => {
    await reportFailure(failure);
    await waitUntil(() => dialogOf(element).open);
  });
}

describe('<site-error-overlay>', () => {
  it('covers the page with a failure that no other element reports, and blocks other overlays', async () => {
    const from = await fixture<HTMLButtonElement>('<button>From</button>');
    from.focus();
    const element = await place('', '<p>Write to us.</p>');
    expect(dialogOf(element).open).to.equal(false);
    await report(element);
    expect(['heading', 'message', 'key', 'reload', 'clear'].map(part => partOf(element, part).textContent)).to.deep.equal(
      ['Something Went Wrong!', 'No clay.', 'Error key: abc-1', 'Reload Page', 'Clear']);
    expect([document.querySelector('[data-system-error]'), element.matches(':state(open)')]).to.deep.equal([null, true]);
    expect(deepActiveElement()).to.equal(partOf(element, 'reload'));
    await expect(element).to.be.accessible();
    let closed = 0;
    element.addEventListener('site-error-overlay-close', () => { closed++; });
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => closed === 1);
    expect([dialogOf(element).open, deepActiveElement()]).to.deep.equal([false, from]);
    await report(element, { ...refused, message: 'No kiln.' });
    expect(partOf(element, 'message').textContent).to.equal('No kiln.');
    partOf(element, 'clear').click();
    expect(dialogOf(element).open).to.equal(false);
  });

  it('speaks the page\'s language, with the owner\'s heading', async () => {
    const element = await place('lang="de" heading="Der Ofen ist aus"');
    await report(element);
    await waitUntil(() => partOf(element, 'reload').textContent === 'Seite neu laden');
    expect(partOf(element, 'heading').textContent).to.equal('Der Ofen ist aus');
    await element.clear();
    await report(element, { ...refused, reason: 'connection', status: 0, message: 'Unable to connect. Please try again' });
    expect(partOf(element, 'heading').textContent).to.equal('Keine Verbindung. Bitte versuchen Sie es noch einmal.');
    await element.clear();
  });

  it('is kept closed by the page, and shows what a script has to say', async () => {
    const element = await place();
    let told: unknown;
    element.addEventListener('site-error-overlay-open', event => {
      told = event.detail;
      event.preventDefault();
    }, { once: true });
    await reportFailure(refused);
    expect(told).to.deep.equal({ reason: 'refused', status: 500, errorKey: 'abc-1' });
    expect([dialogOf(element).open, document.querySelector('[data-system-error]')]).to.deep.equal([false, null]);
    await captureConsole(async () => {
      expect(await element.show('The oven is cold.')).to.equal(true);
      expect(await element.show('Again')).to.equal(false);
    });
    await waitUntil(() => dialogOf(element).open);
    expect(partOf(element, 'message').textContent).to.equal('The oven is cold.');
    expect(await element.clear()).to.equal(true);
  });
});
