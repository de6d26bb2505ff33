import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-tour-dates.js';

type TourDates = HTMLElementTagNameMap['site-tour-dates'];

const at = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)}Z`;
const rows = (element: TourDates) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.event')];

describe('<site-tour-dates>', () => {
  it('shows the author\'s dates, the next one first, with their own tickets', async () => {
    const element = await fixture<TourDates>(`<site-tour-dates>
      <article><h3>Town Hall</h3><p data-town>Cley</p><time datetime="${at(9)}">later</time><strong data-status="sold-out">Sold out</strong></article>
      <article><h3>Net Loft</h3><p data-town>Salthouse</p><time datetime="${at(2)}">soon</time><a data-tickets href="/tickets">Tickets</a></article>
    </site-tour-dates>`);
    await waitUntil(() => rows(element).length === 2);
    expect(rows(element).map(row => row.querySelector('slot')!.assignedElements()[0]!.querySelector('h3')!.textContent)).to.deep.equal([
      'Net Loft',
      'Town Hall',
    ]);
    expect(rows(element).map(({ dataset }) => dataset.status)).to.deep.equal(['scheduled', 'sold-out']);
    await expect(element).to.be.accessible();
  });

  it('renders dates from its settings: venue, town, tickets, and what is sold out or canceled', async () => {
    const element = await fixture<TourDates>('<site-tour-dates></site-tour-dates>');
    element.events = [
      { title: 'One', start: at(1), venue: 'Net Loft', town: 'Salthouse', tickets: '/tickets' },
      { title: 'Two', start: at(2), status: 'sold-out', tickets: '/tickets' },
      { title: 'Three', start: at(3), status: 'cancelled' },
    ];
    await waitUntil(() => rows(element).length === 3);
    expect(
      rows(element).map(row => [
        row.querySelector('.place')?.textContent,
        row.querySelector('.tickets')?.textContent,
        row.querySelector('.badge')?.textContent,
        !!row.querySelector('.add'),
      ]),
    ).to.deep.equal([
      ['Net Loft, Salthouse', 'Tickets', undefined, true],
      [undefined, undefined, 'Sold out', true],
      [undefined, undefined, 'Canceled', false],
    ]);
    await expect(element).to.be.accessible();
  });

  it('shows the day of a repeated date in its tile alone: hour and rule are in the author\'s words, the whole date is for screen readers', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const element = await fixture<TourDates>(`<site-tour-dates max-repeats="1">
      <article data-rrule="FREQ=YEARLY;COUNT=2"><h3>Winter Market</h3><p>From <time datetime="${year}-12-11T10:00Z">10 am</time></p></article>
    </site-tour-dates>`);
    await waitUntil(() => rows(element)[0]?.querySelector('.tile'));
    const [row] = rows(element);
    const when = row!.querySelector('.visually-hidden .when')!;
    expect(when.textContent).to.contain(`December 11, ${year}`);
    expect(row!.querySelectorAll('.when')).to.have.lengthOf(1);
    expect([...row!.querySelectorAll('.tile > *')].map(part => part.textContent)).to.deep.equal(['Dec', '11', String(year)]);
    await expect(element).to.be.accessible();
  });
});
