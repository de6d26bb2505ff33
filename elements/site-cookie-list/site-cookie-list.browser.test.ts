// Runs in every engine: a table that becomes a stack on phones.
import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { answerConsent, answerPurposes } from '../../core/stores/consent.js';
import './site-cookie-list.js';

/** A stand-in for the banner. */
class Banner extends HTMLElement {
  static opened = 0;
  get services(): unknown { return JSON.parse(this.getAttribute('services')!); }
  open(): void { Banner.opened++; }
}

type List = HTMLElementTagNameMap['site-cookie-list'];

const all = (element: List, selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const textsOf = (element: List, selector: string) => all(element, selector).map(({ textContent }) => textContent!.trim());
const isListed = (element: List) => waitUntil(() => element.shadowRoot!.querySelector('table'));

async function make(attributes = '', content = '<p>Ours</p>', around = ''): Promise<List> {
  const box = await fixture<HTMLElement>(`<div style="width: 800px">${around}<h2>Cookies</h2><site-cookie-list ${attributes}>${content}</site-cookie-list></div>`);
  return box.querySelector('site-cookie-list')!;
}

const services = JSON.stringify([{
  name: 'Counter', purpose: 'statistics', provider: 'Example Ltd', url: 'https://example.com/privacy', stores: [{ name: '_ex', what: 'A number', lasts: '1 year' }],
}, { name: 'Bad', purpose: 'marketing', url: 'javascript:alert(1)' }]);
const banner = `<cookie-banner purposes="statistics marketing" services='${services}'><p>We ask.</p></cookie-banner>`;

describe('<site-cookie-list>', () => {
  before(() => { customElements.define('cookie-banner', Banner); });
  beforeEach(() => answerConsent('unasked'));
  afterEach(() => answerConsent('unasked'));

  it('shows the author\'s content until there is something to list', async () => {
    const element = await make();
    await element.updateComplete;
    expect([all(element, 'table').length, element.querySelector('p')!.getBoundingClientRect().height > 0]).to.deep.equal([0, true]);
    element.elements = 'site-cart';
    await isListed(element);
    expect(element.querySelector('p')!.getBoundingClientRect().height).to.equal(0);
    expect(textsOf(element, 'tbody th')).to.deep.equal(['site:cart']);
    expect(textsOf(element, 'tbody td')).to.deep.equal(['The items in your cart (Browser storage)', 'Until you delete it', 'This site']);
  });

  it('keeps the author\'s notes below the list', async () => {
    const element = await make('elements="site-cart"', '<p>Ours</p><p slot="note">Questions?</p>');
    await isListed(element);
    const { bottom } = all(element, 'table').at(-1)!.getBoundingClientRect();
    expect(element.querySelector('[slot]')!.getBoundingClientRect().top).to.be.at.least(bottom - 1);
  });

  it('lists elements of the page and services of the banner by purpose, with provider and link', async () => {
    const element = await make('', '', banner);
    await waitUntil(() => element.shadowRoot!.textContent!.includes('_ex'));
    expect(textsOf(element, 'h3')).to.deep.equal(['Necessary', 'Statistics', 'Marketing']);
    const [necessary, statistics, marketing] = all(element, 'section') as [HTMLElement, HTMLElement, HTMLElement];
    expect(necessary.textContent).to.contain('ss_cookieAllowed').and.contain('ss_cookiePurposes').and.contain('30 days').and.contain('Always on');
    expect(statistics.querySelector('tbody')!.textContent).to.contain('1 year');
    const link = statistics.querySelector('a')!;
    expect([link.textContent, link.href]).to.deep.equal(['Counter · Example Ltd', 'https://example.com/privacy']);
    expect(marketing.querySelector('a'), 'no address that runs code').to.equal(null);
    expect(marketing.querySelector('tbody')!.textContent).to.contain('Set by the service');
    await expect(element).to.be.accessible();
  });

  it('names the other host of an element on the page, leaves out the site\'s own, and is cautious about other pages', async () => {
    const around = '<site-map tiles="/tiles/{z}/{x}/{y}.png"></site-map><site-video src="https://films.example/kiln.mp4" data-consent="functional"></site-video>';
    const element = await make('', '', around);
    const cells = () => all(element, 'tbody tr').map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent.trim()))
      .filter(([name]) => ['Maps', 'Videos'].includes(name!));
    const videos = ['Videos', 'Loads content from another host, which may store more.', 'Set by the service', 'films.example'];
    await waitUntil(() => expect(cells()).to.deep.equal([videos]) || true);
    element.elements = 'site-map';
    const maps = ['Maps', 'May load content from another host, which may store more.', 'Set by the service', 'Other services'];
    await waitUntil(() => expect(cells()).to.deep.equal([videos, maps]) || true);
  });

  it('shows the current answer for each purpose, and opens the cookie settings', async () => {
    const element = await make('', '', banner);
    await waitUntil(() => element.shadowRoot!.textContent!.includes('_ex'));
    const answers = () => textsOf(element, '.answer');
    const unanswered = 'You have not answered yet.';
    expect(answers()).to.deep.equal(['Always on', unanswered, unanswered]);
    answerPurposes({ statistics: true });
    await waitUntil(() => answers()[1] !== unanswered);
    expect(answers()).to.deep.equal(['Always on', 'You currently allow this.', 'You currently do not allow this.']);
    all(element, '[data-action=change]')[0]!.click();
    expect(Banner.opened).to.equal(1);
  });

  it('shows neither answers nor a button where nothing asks', async () => {
    const element = await make('elements="site-video"');
    await isListed(element);
    expect([textsOf(element, '.answer'), all(element, 'button').length]).to.deep.equal([[], 0]);
  });

  it('lists an element that was added later after refresh()', async () => {
    const element = await make('elements="site-cart"');
    await isListed(element);
    element.parentElement!.append(document.createElement('site-audio'));
    await element.refresh();
    await waitUntil(() => textsOf(element, 'tbody th').includes('site:audio-places'));
  });

  it('is a table where there is room, and a stack on phones that remains a table for screen readers', async () => {
    const element = await make('elements="site-cart site-analytics"');
    await isListed(element);
    const [head, cell] = [all(element, 'tbody th')[0]!, all(element, 'tbody td')[0]!];
    const isBeside = () => Math.abs(head.getBoundingClientRect().top - cell.getBoundingClientRect().top) < 8;
    expect(isBeside()).to.equal(true);
    element.parentElement!.style.width = '320px';
    expect([isBeside(), getComputedStyle(cell, '::before').content === 'none', cell.dataset.label]).to.deep.equal([false, false, 'What it is for']);
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
    await expect(element).to.be.accessible();
    element.parentElement!.style.width = '160px';
    for (const node of all(element, 'th, td')) expect(node.scrollWidth, node.textContent!).to.be.at.most(node.clientWidth + 1);
  });

  it('speaks the language of the page, and follows it', async () => {
    const element = await make('elements="site-analytics"');
    await isListed(element);
    element.parentElement!.lang = 'de';
    await waitUntil(() => textsOf(element, 'h3')[0] === 'Statistik');
    await waitUntil(() => textsOf(element, 'thead th')[2] === 'Dauer');
    expect(element.shadowRoot!.textContent).to.contain('2 Jahre');
  });
});
