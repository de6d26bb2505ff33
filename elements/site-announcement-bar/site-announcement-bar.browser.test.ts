import { expect } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { SiteAnnouncementBar } from './site-announcement-bar.js';
import './site-announcement-bar.js';

const key = 'site-announcement:news';
let placed: SiteAnnouncementBar | null = null;

async function place(attributes = ''): Promise<SiteAnnouncementBar> {
  const bar = document.createElement('site-announcement-bar');
  bar.id = 'news';
  for (const [name, value] of new URLSearchParams(attributes)) bar.setAttribute(name, value);
  bar.append(Object.assign(document.createElement('p'), { textContent: 'The winter firing is on Saturday.' }));
  document.body.append(bar);
  await bar.updateComplete;
  return placed = bar;
}

const partOf = (bar: Element, part: string) => bar.shadowRoot!.querySelector<HTMLElement>(`[part="${part}"]`);
const shown = (bar: Element) => waitUntil(() => bar.matches(':state(shown)'), 'it is shown');
const aMoment = async () => { for (let left = 9; left > 0; left--) await new Promise(resolve => { setTimeout(resolve); }); };

afterEach(async () => {
  placed?.remove();
  await new Promise(resolve => { setTimeout(resolve); });
  localStorage.removeItem(key);
});

describe('an announcement', () => {
  for (const position of ['top', 'bottom']) {
    it(`lies over the ${position} of the window, and has no box in the place where it was written`, async () => {
      const bar = await place(`position=${position}`);
      await shown(bar);
      const element = partOf(bar, 'bar')!;
      for (const animation of element.getAnimations()) animation.finish();
      const box = element.getBoundingClientRect();
      expect(position === 'top' ? box.top : Math.round(box.bottom - innerHeight)).to.equal(0);
      expect([box.width, bar.getBoundingClientRect().height, element.getAttribute('aria-label')])
        .to.deep.equal([document.documentElement.clientWidth, 0, 'Announcement']);
    });
  }

  it('makes room for itself, so that nothing of the page lies under it, and gives it back', async () => {
    const { documentElement: root } = document;
    const paddings = () => [getComputedStyle(root).paddingTop, getComputedStyle(root).paddingBottom];
    const bar = await place('position=top');
    await shown(bar);
    const { offsetHeight } = partOf(bar, 'bar')!;
    await waitUntil(() => paddings().join() === `${offsetHeight}px,0px`);
    expect(document.body.getBoundingClientRect().top).to.be.at.least(offsetHeight);
    bar.position = 'bottom';
    await waitUntil(() => paddings().join() === `0px,${offsetHeight}px`, 'at the other end');
    partOf(bar, 'close')!.click();
    await waitUntil(() => paddings().join() === '0px,0px');
    expect(root.style.cssText).to.equal('');
  });

  it('stays closed once it was closed, until its version is a new one', async () => {
    const bar = await place();
    await shown(bar);
    let closings = 0;
    bar.addEventListener('site-announcement-close', () => closings++);
    partOf(bar, 'close')!.click();
    await waitUntil(() => !partOf(bar, 'bar'));
    expect([closings, bar.matches(':state(shown)')]).to.deep.equal([1, false]);
    bar.remove();
    const again = await place();
    await aMoment();
    expect(partOf(again, 'bar')).to.equal(null);
    again.version = 2;
    await shown(again);
  });

  it('has no button where it cannot be closed, and goes when it is turned off', async () => {
    const bar = await place('dismissible=false');
    await shown(bar);
    expect(partOf(bar, 'close')).to.equal(null);
    bar.enabled = false;
    await waitUntil(() => !partOf(bar, 'bar'));
  });
});

describe('an announcement without an id', () => {
  const write = async (markup: string): Promise<SiteAnnouncementBar> => {
    const template = document.createElement('template');
    template.innerHTML = markup;
    document.body.append(template.content);
    placed = document.body.querySelector('site-announcement-bar')!;
    await placed.updateComplete;
    return placed;
  };
  afterEach(() => localStorage.clear());

  it('is remembered by what it says', async () => {
    const bar = await write('<site-announcement-bar><p>Closed on Monday.</p></site-announcement-bar>');
    await shown(bar);
    partOf(bar, 'close')!.click();
    await waitUntil(() => !bar.matches(':state(shown)'), 'it is closed');
    bar.remove();
    await aMoment();
    const again = await write('<site-announcement-bar><p>Closed on Monday.</p></site-announcement-bar>');
    await aMoment();
    expect(again.matches(':state(shown)')).to.equal(false);
    again.remove();
    await aMoment();
    await shown(await write('<site-announcement-bar><p>Closed on Tuesday.</p></site-announcement-bar>'));
  });

  for (const empty of ['', '<p></p>', '<p>&nbsp;<br></p>', '<p><span>\u200b</span></p><!-- news -->']) {
    it(`is not shown with ${empty || 'nothing'} in it, until there are words`, async () => {
      const bar = await write(`<site-announcement-bar>${empty}</site-announcement-bar>`);
      await aMoment();
      expect(bar.matches(':state(shown)')).to.equal(false);
      bar.append('Closed on Monday.');
      await shown(bar);
      bar.replaceChildren(document.createElement('p'));
      await waitUntil(() => !bar.matches(':state(shown)'), 'it is empty');
    });
  }
});
