import { expect, fixture } from '@open-wc/testing';
import { $allowedHosts, rememberHost } from '../../core/embed/allowed-hosts.js';
import { answerConsent } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-consent-gate.js';

type Gate = HTMLElementTagNameMap['site-consent-gate'];
type Ran = typeof globalThis & { ran?: string[] };

async function place(attributes = '', template = '<p class="theirs">Theirs</p><script>(globalThis.ran ??= []).push("gate")</script>'): Promise<Gate> {
  const element = await fixture<Gate>(`<site-consent-gate ${attributes}><template>${template}</template><p>Ours</p></site-consent-gate>`);
  await element.updateComplete;
  return element;
}
const theirs = (element: Gate) => element.querySelector('.theirs');
const press = async (element: Gate, action: string) => {
  element.shadowRoot!.querySelector<HTMLElement>(`[data-action="${action}"]`)!.click();
  await element.updateComplete;
};
const ran = () => (globalThis as Ran).ran ?? [];

describe('<site-consent-gate>', () => {
  beforeEach(() => {
    answerConsent('unasked');
    $allowedHosts.set([]);
    delete (globalThis as Ran).ran;
  });
  after(() => answerConsent('unasked'));

  it('keeps its template inert, runs it after consent, and removes it after a refusal', async () => {
    const element = await place();
    const changes: boolean[] = [];
    element.addEventListener('site-gate-change', event => changes.push((event as CustomEvent<{ isOpen: boolean }>).detail.isOpen));
    expect([theirs(element), ran()]).to.deep.equal([null, []]);
    await expect(element).to.be.accessible();
    answerConsent('accepted');
    expect([!!theirs(element), ran(), element.matches(':state(open)')]).to.deep.equal([true, ['gate'], true]);
    await element.updateComplete;
    await expect(element).to.be.accessible();
    answerConsent('declined');
    expect(theirs(element)).to.equal(null);
    expect(changes).to.deep.equal([true, false]);
    expect(element.querySelector('template')).to.not.equal(null);
  });

  it('opens once, and not the next of its kind', async () => {
    const element = await place('site-host="theirs.example"');
    await press(element, 'once');
    expect(!!theirs(element)).to.equal(true);
    expect(document.activeElement!.contains(theirs(element))).to.equal(true);
    expect($allowedHosts.get()).to.deep.equal([]);
    expect(theirs(await place('site-host="theirs.example"'))).to.equal(null);
    await press(element, 'hide');
    expect(theirs(element)).to.equal(null);
  });

  it('is closed by the latest no: also by a second one, and where it was always allowed before a first one', async () => {
    const element = await place('site-host="theirs.example"');
    answerConsent('declined');
    await press(element, 'once');
    expect(!!theirs(element)).to.equal(true);
    answerConsent('declined');
    expect(theirs(element)).to.equal(null);
    answerConsent('unasked');
    await element.updateComplete;
    await press(element, 'always');
    expect(!!theirs(element)).to.equal(true);
    answerConsent('declined');
    expect([theirs(element), $allowedHosts.get()]).to.deep.equal([null, []]);
    await element.updateComplete;
    await press(element, 'always'); // consent after the refusal
    expect(!!theirs(element)).to.equal(true);
  });

  it('opens always, and everywhere, and can be taken back at any of them', async () => {
    const [one, other] = [
      await place('', '<a class="theirs" href="https://theirs.example/x">x</a>'),
      await place('', '<a class="theirs" href="https://theirs.example/y">y</a>'),
    ];
    await press(one, 'always');
    expect($allowedHosts.get()).to.deep.equal(['theirs.example']);
    expect(!!theirs(other)).to.equal(true);
    await other.updateComplete;
    await press(other, 'hide');
    expect([theirs(one), theirs(other), $allowedHosts.get()]).to.deep.equal([null, null, []]);
  });

  it('asks automatically if the page wants that, and does not offer "always" if it could not be stored', async () => {
    answerConsent('accepted');
    const element = await place('consent="required"');
    expect(theirs(element)).to.equal(null);
    expect(element.shadowRoot!.querySelector('[data-action=always]')).to.equal(null);
    rememberHost('theirs.example', true);
    element.siteHost = 'theirs.example';
    await element.updateComplete;
    expect(!!theirs(element)).to.equal(true);
  });

  it('takes its content out when it leaves the page', async () => {
    answerConsent('accepted');
    const element = await place();
    element.remove();
    await waitUntil(() => !theirs(element));
  });
});
