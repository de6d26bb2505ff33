import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-calendar.js';

type Calendar = HTMLElementTagNameMap['site-calendar'];

const list = `<article data-rrule="FREQ=WEEKLY;BYDAY=WE"><h3><a href="/page">Wheel evening</a></h3><time datetime="2026-12-02T18:00">Wednesdays</time></article>
  <article><h3>Winter Market</h3><time datetime="2026-12-12">12 December</time></article>`;
async function place(attributes = 'month="2026-12"', inside = list): Promise<Calendar> {
  const wrap = await fixture(`<div><site-calendar ${attributes}>${inside}</site-calendar></div>`) as HTMLElement;
  const element = wrap.querySelector('site-calendar')!;
  await waitUntil(() => !!element.shadowRoot!.querySelector('.calendar'));
  return element;
}
const root = (element: Calendar) => element.shadowRoot!;
const cell = (element: Calendar, date: string) => root(element).querySelector<HTMLElement>(`[data-day="${Date.parse(`${date}T00:00Z`)}"]`)!;
const focused = (element: Calendar) => new Date(Number((root(element).activeElement as HTMLElement | null)?.dataset.day)).toISOString().slice(0, 10);
const said = (element: Calendar) => root(element).querySelector('[role=status]')!.textContent;
const chips = (element: Calendar, date: string) => [...cell(element, date).querySelectorAll('.chip > span')].map(({ textContent }) => textContent);

describe('<site-calendar>', () => {
  it('shows a month, with what repeats', async () => {
    const element = await place();
    await waitUntil(() => chips(element, '2026-12-30').length === 1);
    expect(root(element).querySelector('.month')!.textContent).to.equal('December 2026');
    expect(chips(element, '2026-12-12')).to.deep.equal(['Winter Market']);
    expect(cell(element, '2026-12-12').querySelector('.visually-hidden')!.textContent).to.equal('Saturday, December 12, 2026, 1 event');
    await expect(element).to.be.accessible();
  });

  it('goes by keyboard from day to day, shows a day\'s events and announces them', async () => {
    const element = await place();
    await waitUntil(() => chips(element, '2026-12-30').length === 1);
    cell(element, '2026-12-01').focus();
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => focused(element) === '2026-12-08');
    for (const [key, date] of [['End', '2026-12-12'], ['Enter', '2026-12-12']] as const) {
      await sendKeys({ press: key });
      await waitUntil(() => focused(element) === date);
    }
    await waitUntil(() => said(element) === 'Saturday, December 12, 2026: 1 event');
    const slot = root(element).querySelector<HTMLSlotElement>('.panel slot')!;
    expect(slot.assignedElements().map(({ textContent }) => textContent)).to.deep.equal(['Winter Market12 December']);
    await expect(element).to.be.accessible();
    const changed = oneEvent(element, 'site-calendar-change');
    await sendKeys({ press: 'PageDown' });
    expect((await changed as CustomEvent).detail).to.deep.equal({ month: '2027-01' });
    await waitUntil(() => focused(element) === '2027-01-12' && said(element) === 'January 2027: 4 events');
    expect(element.month).to.equal('2027-01');
  });

  it('turns by its buttons, and back to today', async () => {
    const element = await place('month="2020-01" lang="de"');
    root(element).querySelector<HTMLElement>('[data-action=next]')!.click();
    await waitUntil(() => root(element).querySelector('.month')!.textContent === 'Februar 2020');
    root(element).querySelector<HTMLElement>('[data-action=today]')!.click();
    await waitUntil(() => !!root(element).querySelector('[aria-current=date][tabindex="0"]'));
    expect(root(element).querySelector('th')!.ariaLabel).to.equal('Montag');
  });

  it('shows the events of the first day that has any, as long as none is chosen', async () => {
    const element = await place(
      'month="2020-01" lang="en"',
      '<article data-rrule="FREQ=WEEKLY"><h3>Wheel evening</h3><time datetime="2019-12-04T18:00">Wednesdays</time></article>',
    );
    const title = () => root(element).querySelector('.day-title')!.textContent;
    await waitUntil(() => title() === 'Wednesday, January 1, 2020');
    expect(root(element).querySelectorAll('.event').length).to.equal(1);
    cell(element, '2020-01-03').click();
    await waitUntil(() => title() === 'No events on Friday, January 3, 2020');
    root(element).querySelector<HTMLElement>('[data-action=next]')!.click();
    await waitUntil(() => title() === 'Wednesday, February 5, 2020');
  });

  it('begins its weeks as its setting says, and goes the other way from right to left', async () => {
    const element = await place('month="2026-12" week-start="saturday" dir="rtl"');
    expect(root(element).querySelector('th')!.ariaLabel).to.equal('Saturday');
    cell(element, '2026-12-01').focus();
    await sendKeys({ press: 'ArrowLeft' });
    await waitUntil(() => focused(element) === '2026-12-02');
  });

  it('is a list of the month if its setting requests it', async () => {
    const element = await place('month="2026-12" view="list"');
    await waitUntil(() => root(element).querySelectorAll('.event').length === 6);
    expect(!!root(element).querySelector('.grid')).to.equal(false);
    await expect(element).to.be.accessible();
    element.view = 'month';
    await waitUntil(() => !!root(element).querySelector('.grid'));
  });

  it('shows dots in place of titles where there is little room, and stays as high', async () => {
    const element = await place();
    await waitUntil(() => chips(element, '2026-12-30').length === 1);
    element.parentElement!.style.width = '288px';
    const box = cell(element, '2026-12-30').getBoundingClientRect();
    expect([
      box.width >= 40,
      box.height >= 44,
      cell(element, '2026-12-29').offsetHeight === cell(element, '2026-12-30').offsetHeight,
    ]).to.deep.equal([true, true, true]);
    expect(cell(element, '2026-12-30').querySelector<HTMLElement>('.chip > span')!.checkVisibility()).to.equal(false);
    expect(cell(element, '2026-12-30').querySelector<HTMLElement>('.chip')!.checkVisibility()).to.equal(true);
    await expect(element).to.be.accessible();
  });

  it('shows several days as one band, and says how it continues', async () => {
    const element = await place('month="2026-12" week-start="monday"', '<article><h3>Closed</h3><time datetime="2026-12-10">10</time> <time datetime="2026-12-22">22</time></article>');
    await waitUntil(() => chips(element, '2026-12-10').length === 1);
    const bands = [...root(element).querySelectorAll<HTMLElement>('.band')];
    expect(bands.map(({ dataset: { span, earlier, later } }) => [span, earlier, later])).to.deep.equal([['4', undefined, 'true'], ['7', 'true', 'true'], ['2', 'true', undefined]]);
    const [from, to] = ['2026-12-14', '2026-12-20'].map(date => cell(element, date).getBoundingClientRect());
    const band = bands[1]!.getBoundingClientRect();
    expect(Math.abs(band.left - from!.left) < 3 && Math.abs(band.right - to!.right) < 3).to.equal(true);
    expect(cell(element, '2026-12-11').textContent).to.equal('Friday, December 11, 2026, 1 event11Closed');
    await expect(element).to.be.accessible();
  });

  it('filters by category, and has the colors of its setting', async () => {
    const element = await place(
      'month="2026-12" category-colors="Fairs: rgb(1, 2, 3)"',
      `<article data-category="Courses, Evening"><h3>Wheel</h3><time datetime="2026-12-02T18:00">2</time></article>
      <article><h3>Fair</h3><time datetime="2026-12-12">12</time><p data-category>Fairs</p></article><article><h3>Closed</h3><time datetime="2026-12-24">24</time></article>`,
    );
    const buttons = () => [...root(element).querySelectorAll<HTMLElement>('.categories button')];
    await waitUntil(() => buttons().length === 4);
    expect(buttons().map(({ textContent }) => textContent)).to.deep.equal(['All', 'Fairs', 'Courses', 'Evening']);
    expect(getComputedStyle(buttons()[1]!.querySelector('.swatch')!).backgroundColor).to.equal('rgb(1, 2, 3)');
    const filtered = oneEvent(element, 'site-calendar-filter');
    buttons()[3]!.click();
    expect((await filtered as CustomEvent).detail).to.deep.equal({ categories: ['Evening'] });
    await waitUntil(() => chips(element, '2026-12-12').length === 0 && chips(element, '2026-12-02').length === 1);
    expect([element.category, said(element)]).to.deep.equal(['Evening', 'Evening: 1 event']);
    await expect(element).to.be.accessible();
    element.category = 'Fairs';
    await waitUntil(() => chips(element, '2026-12-12').length === 1 && buttons()[1]!.ariaPressed === 'true');
    buttons()[0]!.click();
    await waitUntil(() => chips(element, '2026-12-24').length === 1 && !element.category);
  });

  it('gives the author\'s list back as it was', async () => {
    const element = await place();
    element.remove();
    await waitUntil(() => ![...element.children].some(({ slot }) => slot));
  });
});
