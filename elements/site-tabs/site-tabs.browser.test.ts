// Runs in every engine: focus, hidden="until-found", scrolling, fragments.
import { expect, fixture, nextFrame, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-tabs.js';

type Tabs = HTMLElementTagNameMap['site-tabs'];

const headings = '<h3>Clay</h3><p>Red</p><p id="pit">From the pit</p><h3 id="glaze">Glaze</h3><p>Ash</p><h3>Fire</h3><p>Hot</p>';
const sections = '<section><h3>One</h3><p>First</p></section><section><h3>Two</h3><p id="deep">Second</p></section>';

async function place(inside: string, attributes = ''): Promise<Tabs> {
  const element = await fixture<Tabs>(`<site-tabs ${attributes}>${inside}</site-tabs>`);
  await element.updateComplete;
  await nextFrame();
  return element;
}
const buttons = (element: Tabs) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')];
const open = (element: Tabs) => buttons(element).findIndex(each => each.ariaSelected === 'true');
const shown = (element: Tabs) =>
  [...element.querySelectorAll('p')]
    .filter(each => each.checkVisibility({ contentVisibilityAuto: true }))
    .map(({ textContent }) => textContent);

describe('<site-tabs>', () => {
  for (const [what, inside, first, second] of [
    ['headings', headings, ['Red', 'From the pit'], ['Ash']], ['sections', sections, ['First'], ['Second']],
  ] as const) {
    it(`makes tabs of ${what}, opens the first, and dispatches an event for another`, async () => {
      const element = await place(inside);
      expect([open(element), shown(element)]).to.deep.equal([0, first]);
      await expect(element).to.be.accessible();
      const told = oneEvent(element, 'site-tabs-change');
      buttons(element)[1]!.click();
      expect((await told as CustomEvent).detail.index).to.equal(1);
      await element.updateComplete;
      expect([open(element), shown(element), element.selected]).to.deep.equal([1, second, 1]);
      await expect(element).to.be.accessible();
    });
  }

  it('shows a heading with a link above its panel, and its words on the tab', async () => {
    const element = await place('<h3>Clay <a href="#clay">all of it</a></h3><p>Red</p><h3>Glaze</h3><p>Ash</p>');
    expect(buttons(element)[0]!.textContent).to.equal('Clay all of it');
    expect(element.querySelector('a')!.checkVisibility()).to.equal(true);
    await expect(element).to.be.accessible();
    await element.select(1);
    await waitUntil(() => !element.querySelector('a')!.checkVisibility({ contentVisibilityAuto: true }));
    await expect(element).to.be.accessible();
  });

  it('is one tab stop, and walks by arrows, Home and End', async () => {
    const element = await place(headings);
    buttons(element)[0]!.focus();
    for (const [key, index] of [['ArrowRight', 1], ['End', 2], ['ArrowRight', 0], ['ArrowLeft', 2], ['Home', 0]] as const) {
      await sendKeys({ press: key });
      await waitUntil(() => open(element) === index && element.shadowRoot!.activeElement === buttons(element)[index]);
    }
    expect(buttons(element).map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1]);
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot!.activeElement!.role ?? element.shadowRoot!.activeElement!.getAttribute('role')).to.equal('tabpanel');
  });

  it('walks the other way from right to left', async () => {
    const element = await place(headings, 'dir="rtl"');
    buttons(element)[0]!.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await waitUntil(() => open(element) === 1);
  });

  it('opens a requested tab once it exists, and keeps it when others are added', async () => {
    const element = await place('', 'selected="1"');
    element.innerHTML = headings;
    await waitUntil(() => open(element) === 1);
    element.insertAdjacentHTML('afterbegin', '<h3>Water</h3><p>Well</p>');
    await waitUntil(() => buttons(element).length === 4 && open(element) === 2);
    element.selected = 0;
    await element.updateComplete;
    expect(open(element)).to.equal(0);
  });

  it('opens what the browser\'s search has found', async () => {
    const element = await place(headings);
    element.shadowRoot!.querySelector('#panel-3')!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitUntil(() => open(element) === 2);
  });

  it('scrolls a row that is too long, and says where more is', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `<h3>A long name ${at}</h3><p>${at}</p>`).join('');
    const element = await place(many);
    const states = () => ['more-before', 'more-after'].map(name => element.matches(`:state(${name})`)).join();
    await waitUntil(() => states() === 'false,true');
    await element.select(15);
    await waitUntil(() => states() === 'true,true');
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    await element.select(29);
    await waitUntil(() => states() === 'true,false');
  });

  describe('by address', () => {
    afterEach(() => history.replaceState(null, '', location.pathname + location.search));
    for (const [what, inside, id, index] of [
      ['a heading', headings, 'glaze', 1],
      ['what stands in a panel', `<h3>Before</h3><p>x</p>${headings}`, 'pit', 1],
      ['what stands in a section', sections, 'deep', 1],
    ] as const) {
      it(`opens at ${what}`, async () => {
        const element = await place(inside);
        location.hash = id;
        await waitUntil(() => open(element) === index);
      });
    }
  });

  describe('by address, once more', () => {
    afterEach(() => history.replaceState(null, '', location.pathname + location.search));

    it('opens again at a link to where the address leads already', async () => {
      const element = await place(headings);
      const link = Object.assign(document.createElement('a'), { href: '#glaze', textContent: 'Glaze' });
      element.before(link);
      for (let turn = 0; turn < 2; turn++) {
        link.click();
        await waitUntil(() => open(element) === 1);
        await element.select(0);
        await waitUntil(() => open(element) === 0);
      }
    });

    it('opens what comes after the address, and stays where the visitor goes then', async () => {
      history.replaceState(null, '', '#deep');
      const element = await place('');
      element.innerHTML = sections;
      await waitUntil(() => open(element) === 1);
      await element.select(0);
      element.insertAdjacentHTML('beforeend', '<section><h3>Three</h3><p>Third</p></section>');
      await waitUntil(() => buttons(element).length === 3);
      await nextFrame();
      expect(open(element)).to.equal(0);
    });
  });

  it('returns the author\'s nodes, and logs a warning without a tab', async () => {
    const element = await place(headings);
    element.remove();
    await waitUntil(() => element.querySelector('[slot]') === null);
    let bare!: Tabs;
    expect(await captureConsole(async () => { bare = await place('<p>Nothing but text</p>'); })).to.deep.equal(
      ['<site-tabs>: has no tab; expected headings, or sections that begin with one, as children; showing the content as it is.']);
    expect(shown(bare)).to.deep.equal(['Nothing but text']);
    const full = await place(sections);
    expect(await captureConsole(() => full.select(7))).to.deep.equal(['<site-tabs>: has no tab 7; expected 0 to 1; the open one stays.']);
  });
});
