import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../test/contract/wait-until.js';
import '../site-calendar.js';

type Calendar = HTMLElementTagNameMap['site-calendar'];

const list = `<article data-category="Courses"><h3><a href="/wheel">Wheel</a></h3><time datetime="2026-12-02T10:00">2</time> <time datetime="12:00">12</time>
    <address>The Net Loft, Salthouse</address><p data-description>Two pieces each.</p></article>
  <article><h3>Talk</h3><time datetime="2026-12-02T11:00">2</time> <time datetime="13:00">13</time></article>
  <article><h3>Market</h3><time datetime="2026-12-04">4</time> <time datetime="2026-12-08">8</time></article>`;
const root = (element: Calendar) => element.shadowRoot!;
const find = (element: Calendar, selector: string) => root(element).querySelector<HTMLElement>(selector);
const texts = (element: Calendar, selector: string) => [...root(element).querySelectorAll(selector)].map(({ textContent }) => textContent);
async function place(attributes: string, inside = list, ready = '.period'): Promise<Calendar> {
  const wrap = await fixture(`<div style="inline-size: 760px"><site-calendar time-zone="Europe/London" week-start="monday" ${attributes}>${inside}</site-calendar></div>`);
  const element = wrap.querySelector('site-calendar')!;
  await waitUntil(() => !!find(element, ready));
  return element;
}
const box = (element: Calendar, title: string) =>
  [...root(element).querySelectorAll('.block')].find(({ textContent }) => textContent.startsWith(title))!.getBoundingClientRect();

describe('<site-calendar> in other views', () => {
  it('shows a week, with overlapping events side by side and longer ones above', async () => {
    const element = await place('view="week" date="2026-12-03"');
    await waitUntil(() => texts(element, '.block').length === 3);
    expect(texts(element, '.month')).to.deep.equal(['Nov 30 – Dec 6, 2026']);
    expect([...root(element).querySelectorAll('.column')].map(({ ariaLabel }) => ariaLabel).slice(1, 3))
      .to.deep.equal(['Tuesday, December 1, 2026, 0 events', 'Wednesday, December 2, 2026, 2 events']);
    const [wheel, talk, market] = ['Wheel', 'Talk', 'Market'].map(title => box(element, title));
    expect(wheel!.right <= talk!.left && Math.abs(talk!.top - wheel!.top - 52) < 1 && Math.abs(wheel!.height - 102) < 1).to.equal(true);
    expect(market!.bottom < wheel!.top && market!.width > 2.9 * (talk!.right - wheel!.left)).to.equal(true);
    const friday = root(element).querySelectorAll('.column')[4]!.getBoundingClientRect();
    expect(market!.left - friday.left, 'a band begins with its day').to.be.within(0, 4);
    await expect(element).to.be.accessible();
  });

  it('turns weeks with its buttons and keys, and announces them', async () => {
    const element = await place('view="week" date="2026-12-03" views="month week day agenda"');
    const turned = oneEvent(element, 'site-calendar-view');
    find(element, '[data-action=next]')!.click();
    expect((await turned as CustomEvent).detail).to.deep.equal({ view: 'week', date: '2026-12-10' });
    await waitUntil(() => texts(element, '[role=status]')[0] === 'Dec 7 – 13, 2026: 1 event');
    expect([element.date, element.month, find(element, '[data-action=next]')!.ariaLabel]).to.deep.equal(['2026-12-10', '2026-12', 'Next week']);
    find(element, '.block')!.focus();
    await sendKeys({ press: 'PageUp' });
    await waitUntil(() => texts(element, '.month')[0] === 'Nov 30 – Dec 6, 2026');
    await sendKeys({ press: 'd' });
    await waitUntil(() => element.view === 'day' && texts(element, '.month')[0] === 'Thursday, December 3, 2026');
  });

  it('switches views, and keeps the day', async () => {
    const element = await place('month="2026-12" views="month week day agenda"', list, '.grid');
    find(element, `[data-day="${Date.UTC(2026, 11, 2)}"]`)!.click();
    find(element, '[data-view=day]')!.click();
    await waitUntil(() => texts(element, '.block').length === 2 && texts(element, '.month')[0] === 'Wednesday, December 2, 2026');
    await expect(element).to.be.accessible();
    find(element, '[data-view=agenda]')!.click();
    await waitUntil(() => texts(element, '.row').length === 3);
    expect(texts(element, '.row-when').map(text => text!.replace(/[\u2009\u202f]/g, ' '))).to.deep.equal(['10:00 AM – 12:00 PM', '11:00 AM – 1:00 PM', 'Dec 4 – 8, 2026']);
    await expect(element).to.be.accessible();
    find(element, '[data-view=month]')!.click();
    await waitUntil(() => !!find(element, '.grid'));
    expect(find(element, '[data-view=month]')!.ariaPressed).to.equal('true');
  });

  it('is a list of days where there is little room', async () => {
    const element = await place('view="week" date="2026-12-03"');
    await waitUntil(() => texts(element, '.block').length === 3);
    element.parentElement!.style.inlineSize = '288px';
    await waitUntil(() => Math.abs(box(element, 'Wheel').left - box(element, 'Talk').left) < 1);
    expect([box(element, 'Wheel').bottom <= box(element, 'Talk').top, box(element, 'Wheel').height >= 44]).to.deep.equal([true, true]);
    expect([...root(element).querySelectorAll<HTMLElement>('.column')].filter(column => column.checkVisibility()).length).to.equal(1);
    await expect(element).to.be.accessible();
  });

  it('says that nothing is on', async () => {
    const element = await place('view="day" date="2026-12-20"');
    await waitUntil(() => texts(element, '.none')[0] === 'No events on Sunday, December 20, 2026');
  });
});

describe('the card of an event', () => {
  const open = async (attributes: string, ready: string, opener: string) => {
    const element = await place(attributes, list, ready);
    await waitUntil(() => !!find(element, opener));
    find(element, opener)!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => find(element, '.card')?.matches(':popover-open') === true);
    return element;
  };

  it('opens from a week with the keyboard, and Escape closes it', async () => {
    const element = await open('view="week" date="2026-12-03"', '.period', '.column .block');
    const card = find(element, '.card')!;
    expect([card.role, card.ariaLabel, root(element).activeElement === card]).to.deep.equal(['dialog', 'Wheel', true]);
    expect(['.card-categories', '.title', '.place', '.description'].map(part => card.querySelector(part)!.textContent))
      .to.deep.equal(['Courses', 'Wheel', 'The Net Loft, Salthouse', 'Two pieces each.']);
    expect(card.querySelector<HTMLAnchorElement>('.title a')!.pathname).to.equal('/wheel');
    await expect(element).to.be.accessible();
    card.querySelector('summary')!.click();
    card.querySelector('summary')!.focus();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !card.querySelector('details')!.open);
    expect(card.matches(':popover-open')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !find(element, '.card') && root(element).activeElement === find(element, '.column .block'));
  });

  it('opens from a day of the month, and a click outside closes it', async () => {
    const element = await place('month="2026-12"', list, '.grid');
    await waitUntil(() => texts(element, '.chip > span').includes('Wheel'));
    const chip = [...root(element).querySelectorAll<HTMLElement>('.chip')].find(({ textContent }) => textContent.endsWith('Wheel'))!;
    chip.click();
    await waitUntil(() => find(element, '.card')?.matches(':popover-open') === true);
    expect([texts(element, '.day-title')[0], chip.tabIndex]).to.deep.equal(['Wednesday, December 2, 2026', 0]);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await waitUntil(() => !find(element, '.card'));
    chip.click();
    await waitUntil(() => !!find(element, '.card'));
    chip.click();
    await waitUntil(() => !find(element, '.card'));
  });

  it('adds its event to a calendar', async () => {
    const element = await open('view="agenda" month="2026-12"', '.row', '.row');
    const added = oneEvent(element, 'site-event-add');
    element.addEventListener('site-event-add', event => event.preventDefault());
    find(element, '.card [data-service=file]')!.click();
    expect((await added as CustomEvent).detail).to.deep.equal({ title: 'Wheel', start: '2026-12-02T10:00:00+00:00', service: 'file' });
    find(element, '.card [data-action=close-card]')!.click();
    await waitUntil(() => !find(element, '.card') && root(element).activeElement === find(element, '.row'));
  });
});
