// Runs in every engine: details and its toggle event, hidden="until-found", fragments.
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-accordion.js';

type Accordion = HTMLElementTagNameMap['site-accordion'];

async function place(inside: string, attributes = ''): Promise<Accordion> {
  const accordion = await fixture<Accordion>(`<site-accordion ${attributes}>${inside}</site-accordion>`);
  await accordion.updateComplete;
  await nextFrame();
  return accordion;
}
const headings = '<h3>Clay</h3><p>Red <a href="#x">earthenware</a></p><p id="pit">From the pit</p><h3 id="glaze">Glaze</h3><p>Ash</p>';
const details = '<details><summary>One</summary><p>First</p></details><details><summary>Two</summary><p id="deep">Second</p></details>';
const buttons = (accordion: Accordion) => [...accordion.shadowRoot!.querySelectorAll('button')];
const panels = (accordion: Accordion) => [...accordion.shadowRoot!.querySelectorAll<HTMLElement>('.panel')];
const phases = (accordion: Accordion) => panels(accordion).map(({ dataset }) => dataset.phase).join(' ');
const open = (accordion: Accordion) => [...accordion.querySelectorAll('details')].map(each => each.open);
const summary = (accordion: Accordion, index: number) => accordion.querySelectorAll('summary')[index]!;

describe('<site-accordion>', () => {
  describe('of headings', () => {
    it('makes a button of each heading, which keeps its node, its level and its content', async () => {
      const own = await fixture<HTMLElement>(`<div><site-accordion>${headings}</site-accordion></div>`);
      const accordion = own.querySelector<Accordion>('site-accordion')!;
      const heading = accordion.querySelector('h3')!;
      await accordion.updateComplete;
      await nextFrame();
      expect(accordion.querySelector('h3')).to.equal(heading);
      expect(buttons(accordion).map(button => button.closest('[role="heading"]')!.getAttribute('aria-level'))).to.deep.equal(['3', '3']);
      expect(phases(accordion)).to.equal('closed closed');
      expect(accordion.querySelector('p')!.checkVisibility({ contentVisibilityAuto: true })).to.equal(false);
      await expect(accordion).to.be.accessible();
      buttons(accordion)[0]!.click();
      await waitUntil(() => phases(accordion) === 'open closed');
      expect(accordion.querySelector('p')!.getBoundingClientRect().height).to.be.greaterThan(0);
      await expect(accordion).to.be.accessible();
    });

    it('keeps a link in a heading working, and opens by a click beside it', async () => {
      const accordion = await place('<h3>Clay <a href="#clay">#</a></h3><p>Red</p><h3>Glaze</h3><p>Ash</p>');
      await expect(accordion).to.be.accessible();
      const link = accordion.querySelector('a')!;
      link.addEventListener('click', event => event.preventDefault());
      const at = ({ left, top, width, height }: DOMRect, share: number) => [left + width * share, top + height / 2] as const;
      const range = document.createRange();
      range.selectNodeContents(accordion.querySelector('h3')!.firstChild!);
      expect(document.elementFromPoint(...at(link.getBoundingClientRect(), 0.5))).to.equal(link);
      expect(accordion.shadowRoot!.elementFromPoint(...at(range.getBoundingClientRect(), 0.2))).to.equal(buttons(accordion)[0]);
      link.click();
      await accordion.updateComplete;
      expect(phases(accordion)).to.equal('closed closed');
      buttons(accordion)[0]!.click();
      await waitUntil(() => phases(accordion) === 'open closed');
      await expect(accordion).to.be.accessible();
    });

    it('opens with the keyboard, and a closed panel holds no tab stop', async () => {
      const accordion = await place(headings);
      buttons(accordion)[0]!.focus();
      await sendKeys({ press: 'Tab' });
      expect(accordion.shadowRoot!.activeElement).to.equal(buttons(accordion)[1]);
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => phases(accordion) === 'closed open');
      expect(buttons(accordion)[1]!.ariaExpanded).to.equal('true');
    });

    it('closes one item for another, unless several may be open', async () => {
      const accordion = await place(headings, 'first-open');
      expect(phases(accordion)).to.equal('open closed');
      await accordion.open(1);
      await waitUntil(() => phases(accordion) === 'closed open');
      accordion.multiple = true;
      await accordion.updateComplete;
      await accordion.open(0);
      await waitUntil(() => phases(accordion) === 'open open');
      await accordion.close(1);
      await waitUntil(() => phases(accordion) === 'open closed');
    });

    it('takes up what comes later, and restores the author\'s nodes when it goes', async () => {
      const accordion = await place(headings);
      accordion.insertAdjacentHTML('afterbegin', '<p>Before</p><h3>Water</h3><p>From the well</p>');
      await waitUntil(() => buttons(accordion).length === 3);
      expect([accordion.querySelector('p')!.slot, accordion.querySelector('p')!.checkVisibility()]).to.deep.equal(['', true]);
      accordion.remove();
      await waitUntil(() => accordion.querySelector('[slot]') === null);
    });

    it('opens what the browser\'s search has found', async () => {
      const accordion = await place(headings);
      panels(accordion)[1]!.dispatchEvent(new Event('beforematch', { bubbles: true }));
      await waitUntil(() => phases(accordion) === 'closed open');
    });
  });

  describe('of details', () => {
    it('keeps the author\'s markup, opens one at a time and dispatches events', async () => {
      const accordion = await place(details, 'first-open');
      const told: unknown[] = [];
      accordion.addEventListener('site-accordion-toggle', ({ detail: { index, isOpen } }) => told.push([index, isOpen]));
      expect([open(accordion), buttons(accordion).length]).to.deep.equal([[true, false], 0]);
      summary(accordion, 1).click();
      expect(open(accordion)).to.deep.equal([false, true]);
      expect(told).to.deep.equal([[0, false], [1, true]]);
      summary(accordion, 1).click(); // while it moves
      expect(open(accordion)).to.deep.equal([false, true]);
      await expect(accordion).to.be.accessible();
    });

    it('follows what the page or the browser opens', async () => {
      const accordion = await place(details);
      accordion.querySelectorAll('details')[1]!.open = true;
      await nextFrame();
      accordion.querySelectorAll('details')[0]!.open = true;
      await waitUntil(() => open(accordion).join() === 'true,false');
    });

    it('ignores a click that the page has prevented, and one on a link in a summary', async () => {
      const accordion = await place(details);
      summary(accordion, 0).addEventListener('click', event => event.preventDefault(), { once: true });
      summary(accordion, 0).click();
      expect(open(accordion)).to.deep.equal([false, false]);
    });
  });

  describe('by address', () => {
    afterEach(() => history.replaceState(null, '', location.pathname + location.search));

    for (const [what, inside, id, isOpen] of [
      ['a heading', headings, 'glaze', (accordion: Accordion) => phases(accordion) === 'closed open'],
      ['what stands in a closed panel', headings, 'pit', (accordion: Accordion) => phases(accordion) === 'open closed'],
      ['what stands in closed details', details, 'deep', (accordion: Accordion) => open(accordion)[1]],
    ] as const) {
      it(`opens at ${what}`, async () => {
        const accordion = await place(inside);
        location.hash = id;
        await waitUntil(() => isOpen(accordion));
      });
    }
  });

  describe('by address, once more', () => {
    afterEach(() => history.replaceState(null, '', location.pathname + location.search));

    it('opens again at a link to where the address leads already', async () => {
      const accordion = await place(headings);
      const link = Object.assign(document.createElement('a'), { href: '#glaze', textContent: 'Glaze' });
      accordion.before(link);
      link.click();
      await waitUntil(() => phases(accordion) === 'closed open');
      await accordion.close(1);
      await waitUntil(() => phases(accordion) === 'closed closed');
      link.click();
      await waitUntil(() => phases(accordion) === 'closed open');
    });

    it('opens what comes after the address, and leaves it closed afterwards', async () => {
      history.replaceState(null, '', '#deep');
      const accordion = await place('');
      accordion.innerHTML = details;
      await waitUntil(() => open(accordion)[1]);
      await accordion.close(1);
      accordion.insertAdjacentHTML('beforeend', '<details><summary>Three</summary><p>Third</p></details>');
      await waitUntil(() => open(accordion).length === 3);
      await nextFrame();
      expect(open(accordion)).to.deep.equal([false, false, false]);
    });
  });

  it('opens immediately under reduced motion', async () => {
    const { matchMedia } = window;
    window.matchMedia = query => ({ ...matchMedia.call(window, query), matches: query.includes('reduce') }) as MediaQueryList;
    try {
      const accordion = await place(headings);
      buttons(accordion)[0]!.click();
      await accordion.updateComplete;
      expect(phases(accordion)).to.equal('open closed');
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('warns about missing items, and about a requested item that does not exist', async () => {
    let accordion!: Accordion;
    expect(await captureConsole(async () => { accordion = await place('<p>Nothing but text</p>'); }))
      .to.deep.equal(['<site-accordion>: has no item; expected <details> or headings as children; showing the content as it is.']);
    expect(accordion.querySelector('p')!.checkVisibility()).to.equal(true);
    const full = await place(details);
    expect(await captureConsole(() => full.open(7)))
      .to.deep.equal(['<site-accordion>: has no item 7; expected 0 to 1; nothing is opened or closed.']);
  });
});
