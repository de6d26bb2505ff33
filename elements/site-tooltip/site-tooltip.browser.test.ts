// Runs in every engine: popover, focus, pointer input.
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-tooltip.js';

type Tooltip = HTMLElementTagNameMap['site-tooltip'];

async function place(markup = '<site-tooltip text="Ready on Friday."><button>Fetch</button></site-tooltip>'): Promise<Tooltip> {
  const box = await fixture<HTMLElement>(`<div><button id="before">before</button> ${markup} <button id="after">after</button></div>`);
  const tooltip = box.querySelector<Tooltip>('site-tooltip')!;
  await tooltip.updateComplete;
  await tooltip.show(); // what shows tips is there from now on
  await tooltip.hide();
  return tooltip;
}
const tipOf = (tooltip: Tooltip) => tooltip.shadowRoot!.querySelector<HTMLElement>('.tip')!;
const isShown = (tooltip: Tooltip) => tipOf(tooltip).matches(':popover-open');
const still = (tooltip: Tooltip) => Promise.all(tipOf(tooltip).getAnimations().map(({ finished }) => finished));
const described = (element: Element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
const point = (target: Element, type: string, init: PointerEventInit = {}) => {
  const at = target.getBoundingClientRect();
  target.dispatchEvent(new PointerEvent(type, {
    bubbles: !/enter|leave/.test(type), composed: true, cancelable: true, pointerType: 'mouse', clientX: at.x + 10, clientY: at.y + 10, ...init,
  }));
};
const button = (tooltip: Tooltip) => tooltip.querySelector('button')!;
const byTab = async (tooltip: Tooltip) => {
  tooltip.parentElement!.querySelector<HTMLElement>('#before')!.focus();
  await sendKeys({ press: 'Tab' });
};

describe('<site-tooltip>', () => {
  afterEach(async () => { for (const tooltip of document.querySelectorAll<Tooltip>('site-tooltip')) await tooltip.hide(); });

  describe('is exposed', () => {
    it('to assistive technology: the control is described by a text in the page\'s own tree', async () => {
      const tooltip = await place();
      expect(described(button(tooltip))).to.equal('Ready on Friday.');
      tooltip.text = 'Ready on Monday.';
      await tooltip.updateComplete;
      expect(described(button(tooltip))).to.equal('Ready on Monday.');
      expect(tooltip.querySelectorAll('[slot="tip"]')).to.have.length(1);
      await expect(tooltip).to.be.accessible();
    });

    it('from the author\'s own tip, beside other descriptions, and given back', async () => {
      const tooltip = await place('<site-tooltip><button aria-describedby="after">Fetch</button><b slot="tip">Ready</b></site-tooltip>');
      const own = button(tooltip);
      const { id } = tooltip.querySelector('b')!;
      expect(own.getAttribute('aria-describedby')).to.equal(`after ${id}`);
      tooltip.remove();
      await waitUntil(() => own.getAttribute('aria-describedby') === 'after');
    });

    it('from a title, which no longer lies over it, and is given back', async () => {
      const tooltip = await place('<site-tooltip><button title="Ready on Friday.">Fetch</button></site-tooltip>');
      const own = button(tooltip);
      expect([own.title, described(own)]).to.deep.equal(['', 'Ready on Friday.']);
      const copy = tooltip.cloneNode(true) as Tooltip;
      tooltip.after(copy);
      await copy.updateComplete;
      expect(described(button(copy))).to.equal('Ready on Friday.');
      expect(button(copy).getAttribute('aria-describedby')).to.not.equal(own.getAttribute('aria-describedby'));
      tooltip.remove();
      await waitUntil(() => own.title === 'Ready on Friday.');
      expect([own.hasAttribute('aria-describedby'), tooltip.childElementCount]).to.deep.equal([false, 1]);
    });

    it('as the name of a control that shows only a sign', async () => {
      const tooltip = await place('<site-tooltip text="Share"><button><svg width="9" height="9"></svg></button></site-tooltip>');
      expect(document.getElementById(button(tooltip).getAttribute('aria-labelledby')!)!.textContent).to.equal('Share');
      expect(button(tooltip).hasAttribute('aria-describedby')).to.equal(false);
      await expect(tooltip).to.be.accessible();
    });

    for (const [what, markup] of Object.entries({ text: 'bisque', element: '<abbr>RSVP</abbr>' })) {
      it(`of a plain ${what}, which can have the focus and be tapped`, async () => {
        const tooltip = await place(`<site-tooltip text="Fired once.">${markup}</site-tooltip>`);
        expect([tooltip.tabIndex, described(tooltip)]).to.deep.equal([0, 'Fired once.']);
        tooltip.click();
        expect(isShown(tooltip)).to.equal(true);
        await tooltip.hide();
        await byTab(tooltip);
        await waitUntil(() => isShown(tooltip));
        await still(tooltip);
        await expect(tooltip).to.be.accessible();
      });
    }

    it('of a control that comes later', async () => {
      const tooltip = await place('<site-tooltip text="Ready"></site-tooltip>');
      expect(tooltip.hasAttribute('tabindex')).to.equal(true);
      tooltip.append(Object.assign(document.createElement('button'), { textContent: 'late' }));
      await waitUntil(() => described(button(tooltip)) === 'Ready');
      expect([tooltip.hasAttribute('tabindex'), described(tooltip)]).to.deep.equal([false, null]);
    });
  });

  describe('shows', () => {
    it('immediately by the keyboard, below its control, until the focus leaves', async () => {
      const tooltip = await place();
      await byTab(tooltip);
      await waitUntil(() => isShown(tooltip) && tooltip.matches(':state(open)'));
      await still(tooltip);
      expect(Math.round(tipOf(tooltip).getBoundingClientRect().top - button(tooltip).getBoundingClientRect().bottom)).to.equal(8);
      await sendKeys({ press: 'Tab' });
      await waitUntil(() => !isShown(tooltip));
    });

    it('not by the focus that a click causes', async () => {
      const tooltip = await place();
      const own = button(tooltip);
      // Whether a focus is visible is the browser's own guess, and another one in each.
      own.matches = ((selector: string) => selector !== ':focus-visible' && HTMLElement.prototype.matches.call(own, selector)) as typeof own.matches;
      own.focus();
      expect([document.activeElement === own, isShown(tooltip)]).to.deep.equal([true, false]);
    });

    it('15 px from the pointer after its delay, no wider than 250 px, and stays while the pointer is on it', async () => {
      const tooltip = await place(`<site-tooltip show-delay="20" text="${'Many words. '.repeat(20)}"><button>Fetch</button></site-tooltip>`);
      point(tooltip, 'pointerenter', { clientX: 60, clientY: 30 });
      expect(isShown(tooltip)).to.equal(false);
      point(tooltip, 'pointermove', { clientX: 64, clientY: 34 });
      await waitUntil(() => isShown(tooltip));
      await still(tooltip);
      const { x, y, width } = tipOf(tooltip).getBoundingClientRect();
      expect([Math.round(x), Math.round(y), width]).to.deep.equal([79, 49, 250]);
      point(tooltip, 'pointerleave');
      point(tooltip, 'pointerenter'); // arrived at the tip
      await nextFrame();
      expect(isShown(tooltip)).to.equal(true);
      point(tooltip, 'pointerleave');
      await waitUntil(() => !isShown(tooltip));
    });

    it('not over a click, and hides by Escape and by a click elsewhere', async () => {
      const tooltip = await place();
      await tooltip.show();
      point(button(tooltip), 'pointerdown');
      expect(isShown(tooltip)).to.equal(false);
      await tooltip.show();
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !isShown(tooltip));
      await tooltip.show();
      point(document.body, 'pointerdown');
      expect(isShown(tooltip)).to.equal(false);
    });

    it('under a finger that rests, and the press does nothing else', async () => {
      const tooltip = await place();
      let presses = 0;
      button(tooltip).addEventListener('click', () => { presses++; });
      point(button(tooltip), 'pointerdown', { pointerType: 'touch' });
      await waitUntil(() => isShown(tooltip));
      point(button(tooltip), 'pointerup', { pointerType: 'touch' });
      button(tooltip).click();
      expect([presses, isShown(tooltip)]).to.deep.equal([0, true]);
      point(document.body, 'pointerdown', { pointerType: 'touch' });
      expect(isShown(tooltip)).to.equal(false);
      point(button(tooltip), 'pointerdown', { pointerType: 'touch' });
      point(button(tooltip), 'pointerup', { pointerType: 'touch' });
      button(tooltip).click();
      expect([presses, isShown(tooltip)]).to.deep.equal([1, false]);
    });

    it('alone: the next tip replaces the last one immediately', async () => {
      const tooltip = await place(
        '<site-tooltip text="one" show-delay="3600000"><button>1</button></site-tooltip><site-tooltip text="two"><button>2</button></site-tooltip>',
      );
      const other = tooltip.nextElementSibling as Tooltip;
      await tooltip.show();
      await other.show();
      expect([isShown(tooltip), isShown(other)]).to.deep.equal([false, true]);
      point(tooltip, 'pointerenter');
      await waitUntil(() => isShown(tooltip), 'nobody waits twice');
      expect(isShown(other)).to.equal(false);
    });

    it('not when the page cancels the event, nor without text', async () => {
      const tooltip = await place();
      const heard: string[] = [];
      for (const type of ['site-tooltip-show', 'site-tooltip-hide']) tooltip.addEventListener(type, () => heard.push(type));
      tooltip.addEventListener('site-tooltip-show', event => event.preventDefault(), { once: true });
      await tooltip.show();
      expect([isShown(tooltip), heard]).to.deep.equal([false, ['site-tooltip-show']]);
      await tooltip.show();
      await tooltip.hide();
      expect(heard).to.deep.equal(['site-tooltip-show', 'site-tooltip-show', 'site-tooltip-hide']);
      tooltip.removeAttribute('text');
      await tooltip.updateComplete;
      const { warn } = console;
      const notices: string[] = [];
      console.warn = (notice: string) => { notices.push(notice); };
      await tooltip.show().finally(() => { console.warn = warn; });
      expect([isShown(tooltip), described(button(tooltip)), notices.length]).to.deep.equal([false, null, 1]);
      expect(notices[0]).to.match(/^<site-tooltip>: has no tip; expected text, .*; showing nothing\.$/);
    });

    it('along with its control when the page scrolls, and goes when that is out of sight', async () => {
      const tooltip = await place();
      const room = await fixture<HTMLElement>('<div></div>');
      room.style.blockSize = '5000px';
      await tooltip.show();
      await still(tooltip);
      const away = () => Math.round(tipOf(tooltip).getBoundingClientRect().top - button(tooltip).getBoundingClientRect().bottom);
      const before = away();
      scrollTo(0, 6);
      await nextFrame();
      await nextFrame();
      expect([away(), isShown(tooltip)]).to.deep.equal([before, true]);
      scrollTo(0, 3000);
      await waitUntil(() => !isShown(tooltip));
      scrollTo(0, 0);
    });

    it('a link in the tip can be reached with the keyboard', async () => {
      const tooltip = await place('<site-tooltip><button>Fetch</button><span slot="tip">Ready <a href="#x">when?</a></span></site-tooltip>');
      await byTab(tooltip);
      await waitUntil(() => isShown(tooltip));
      await sendKeys({ press: 'Tab' });
      expect([document.activeElement!.localName, isShown(tooltip)]).to.deep.equal(['a', true]);
      await sendKeys({ press: 'Tab' });
      await waitUntil(() => !isShown(tooltip));
    });
  });
});
