import { expect, fixture, oneEvent } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-events.js';

type Events = HTMLElementTagNameMap['site-events'];

const day = 86_400_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 16) + 'Z';
const article = (title: string, ms: number, more = '') =>
  `<article ${more}><h3><a href="/page">${title}</a></h3><time datetime="${at(ms)}">a date</time><p>Words</p></article>`;
const all = article('Over', -3 * day) + article('Later', 9 * day) + article('Soon', 2 * day);

async function place(inside: string, attributes = ''): Promise<Events> {
  const element = await fixture<Events>(`<site-events ${attributes}>${inside}</site-events>`);
  await waitUntil(() => !!element.shadowRoot!.querySelector('.event, .none, .failed'));
  return element;
}
const rows = (element: Events) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.event')];
/** What each row shows: the author's own node, or what was drawn. */
const shown = (element: Events) => rows(element).map(row => {
  const slot = row.querySelector('slot');
  return slot ? slot.assignedElements()[0]?.querySelector('h3')?.textContent : `drawn ${row.querySelector('.title')!.textContent}`;
});
const press = (element: Events, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!.click();
const said = (element: Events) => element.shadowRoot!.querySelector('[role=status]')!.textContent;

describe('<site-events>', () => {
  it('shows the author\'s own nodes in the order of their dates', async () => {
    const element = await fixture<Events>(`<site-events>${all}</site-events>`);
    const nodes = [...element.querySelectorAll('article')];
    await waitUntil(() => rows(element).length === 2);
    expect(shown(element)).to.deep.equal(['Soon', 'Later']);
    expect([...element.querySelectorAll('article')].map((node, index) => node === nodes[index])).to.deep.equal([true, true, true]);
    expect(nodes[0]!.checkVisibility()).to.equal(false);
    await expect(element).to.be.accessible();
  });

  it('shows past events, dispatches an event and announces the change', async () => {
    const element = await place(all);
    const told = oneEvent(element, 'site-events-show');
    press(element, '[data-show=past]');
    expect((await told as CustomEvent).detail).to.deep.equal({ show: 'past' });
    await waitUntil(() => shown(element).join() === 'Over');
    expect(element.getAttribute('show')).to.equal('past');
    expect(said(element)).to.equal('1 event shown');
  });

  it('stays where a listener prevents the change', async () => {
    const element = await place(all);
    element.addEventListener('site-events-show', event => event.preventDefault());
    press(element, '[data-show=past]');
    await element.updateComplete;
    expect(element.show).to.equal('upcoming');
  });

  it('shows more, and moves the focus to the first new row', async () => {
    const element = await place(Array.from({ length: 5 }, (_, index) => article(`Event ${index}`, (index + 1) * day)).join(''), 'page-size="2"');
    expect(rows(element).length).to.equal(2);
    press(element, '.more');
    await waitUntil(() => rows(element).length === 4);
    expect(said(element)).to.equal('4 events shown');
    await waitUntil(() => element.shadowRoot!.activeElement === rows(element)[2]);
    press(element, '.more');
    await waitUntil(() => rows(element).length === 5 && !element.shadowRoot!.querySelector('.more'));
  });

  it('shows the next dates of what repeats: the author\'s node first, then rows of its own', async () => {
    const element = await place(article('Weekly', -30 * day, 'data-rrule="FREQ=WEEKLY"'), 'max-repeats="3"');
    await waitUntil(() => shown(element).join() === 'Weekly,drawn Weekly,drawn Weekly');
    await expect(element).to.be.accessible();
  });

  it('takes events from its settings, from scripts and from markup that comes later', async () => {
    const element = await place(article('Soon', 2 * day));
    element.events = [{ title: 'By script', start: at(day), venue: 'Net Loft', town: 'Salthouse', tickets: '/tickets', url: 'javascript:alert(1)' }];
    await waitUntil(() => shown(element).join() === 'drawn By script,Soon');
    expect(rows(element)[0]!.querySelector('.place')!.textContent).to.equal('Net Loft, Salthouse');
    expect(!!rows(element)[0]!.querySelector('.title a')).to.equal(false);
    expect(rows(element)[0]!.querySelector<HTMLAnchorElement>('.tickets')!.pathname).to.equal('/tickets');
    element.insertAdjacentHTML('beforeend', article('Late', day / 2));
    await waitUntil(() => shown(element)[0] === 'Late');
  });

  it('renders the items of a list again', async () => {
    const element = await place(`<ul><li>${article('One', day)}</li><li>${article('Two', 2 * day)}</li></ul>`);
    expect(shown(element)).to.deep.equal(['drawn One', 'drawn Two']);
    expect(element.querySelector('ul')!.checkVisibility()).to.equal(false);
  });

  it('reads a list as any editor writes it: a time that is its own text, words beside it, an end in the night after', async () => {
    const element = await place(
      `<ul><li><time>2999-01-01T22:00</time> to <time>02:00</time>: Late night, <span data-town>Cley</span></li>
      <li><time datetime="2999-01-02">2 January</time> – Winter Market</li><li><time>some day</time>: no event</li></ul>`,
      'time-zone="Europe/London" lang="en-GB"',
    );
    expect(shown(element)).to.deep.equal(['drawn Late night', 'drawn Winter Market']);
    expect(rows(element)[0]!.querySelector('.place')!.textContent).to.equal('Cley');
    expect(rows(element)[0]!.querySelector('[part=time]')!.textContent).to.match(/1 January 2999.+22:00.+2 January 2999.+02:00/);
  });

  it('shows visitors in another time zone their local time', async () => {
    const zone = new Date().getTimezoneOffset() === -14 * 60 ? 'Pacific/Honolulu' : 'Pacific/Kiritimati';
    const element = await place(article('Far away', day, `data-time-zone="${zone}"`));
    expect(rows(element)[0]!.querySelector('.own-time')!.textContent).to.match(/^Your time: /);
  });

  it('offers calendars, closes the offer with Escape, and lets the page say no', async () => {
    const element = await place(article('Soon', day));
    const menu = element.shadowRoot!.querySelector('details')!;
    menu.querySelector('summary')!.click();
    await waitUntil(() => menu.open);
    expect([...menu.querySelectorAll('a')].map(({ host }) => host)).to.deep.equal(['calendar.google.com', 'outlook.live.com']);
    await expect(element).to.be.accessible();
    menu.querySelector('a')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    expect([menu.open, element.shadowRoot!.activeElement === menu.querySelector('summary')]).to.deep.equal([false, true]);
    let detail: unknown;
    element.addEventListener('site-event-add', event => {
      event.preventDefault();
      ({ detail } = event as CustomEvent);
    });
    press(element, '[data-service=file]');
    expect(detail).to.include({ title: 'Soon', service: 'file' });
  });

  it('is described to search engines as long as it is there', async () => {
    const blocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent).join();
    const element = await place(article('Described', day));
    await waitUntil(() => blocks().includes('"Described"'));
    element.hideFromSearch = true;
    await waitUntil(() => !blocks().includes('"Described"'));
    element.hideFromSearch = false;
    await waitUntil(() => blocks().includes('"Described"'));
    element.remove();
    await waitUntil(() => !blocks().includes('"Described"'));
    expect(element.querySelector('article')!.hasAttribute('slot')).to.equal(false);
  });

  it('is described once, however many lists show it, and by another when its first list goes', async () => {
    const count = () =>
      [...document.head.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => textContent.split('"Twice"').length - 1)
        .reduce((sum, each) => sum + each, 0);
    const markup = article('Twice', day);
    const first = await place(markup);
    const second = await place(article('Other', 2 * day) + markup);
    await waitUntil(() => count() === 1 && document.head.textContent.includes('"Other"'));
    first.remove();
    await waitUntil(() => !first.querySelector('article')!.hasAttribute('slot'));
    expect(count()).to.equal(1);
    second.remove();
    await waitUntil(() => count() === 0);
  });

  it('gives others the time of an event without a zone as it is written, and logs it once', async () => {
    const date = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
    let element!: Events;
    const logged = await captureConsole(async () => {
      element = await place(`<article><h3>Local</h3><time datetime="${date}T19:00">a date</time></article>`);
      await waitUntil(() => document.head.textContent.includes('"Local"'));
      element.insertAdjacentHTML('beforeend', '<article><h3>Second</h3><time datetime="2999-01-02T19:00">a date</time></article>');
      await waitUntil(() => rows(element).length === 2);
    });
    expect(logged).to.deep.equal(['<site-events>: no time-zone, and times of "Local" name none; expected one such as "Europe/London"; giving search engines and calendars its time without an offset.']);
    const blocks = [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent).join();
    expect(blocks).to.contain(`"startDate":"${date}T19:00:00"`);
    expect(
      await captureConsole(async () => {
        await place('<article><h3>Told nobody</h3><time datetime="2999-01-01T19:00">a date</time></article>', 'hide-add hide-from-search');
      }),
    ).to.deep.equal([]);
  });

  it('reads JSON in the encoding that it has', async () => {
    const json = JSON.stringify([{ title: 'Märkte', start: '2999-01-01' }]);
    const original = window.fetch;
    for (const bytes of [
      Uint8Array.from(json, character => character.charCodeAt(0)),
      Uint8Array.from([...json].flatMap(character => [character.charCodeAt(0), 0])),
    ]) {
      window.fetch = async () => new Response(bytes, { headers: { 'Content-Type': 'application/json' } });
      try {
        expect(shown(await place('', 'src="/events.json"'))).to.deep.equal(['drawn Märkte']);
      } finally {
        window.fetch = original;
      }
    }
  });

  it('reads a file as another program writes it: its own zone, one UID for all, another encoding, markup', async () => {
    const file = [
      'BEGIN:VCALENDAR',
      'X-WR-TIMEZONE:(UTC-06:00) Central Time (US & Canada)',
      'BEGIN:VEVENT',
      'UID:x',
      'SUMMARY:Caf\u00e9 &amp\\; <b>Fair</b>',
      'DTSTART:29990601T1200',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:x',
      'SUMMARY:Second',
      'DTSTART:29990103T180000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const original = window.fetch;
    window.fetch = async () => new Response(Uint8Array.from(file, character => character.charCodeAt(0)), { headers: { 'Content-Type': 'text/calendar' } });
    let element!: Events;
    try {
      const logged = await captureConsole(async () => { element = await place('', 'src="/strange.ics" lang="en-GB"'); });
      expect(logged).to.deep.equal(['<site-events>: src "/strange.ics": Line 6, DTSTART, Café & Fair: “29990601T1200” was read as “29990601T120000”.']);
    } finally {
      window.fetch = original;
    }
    expect(shown(element)).to.deep.equal(['drawn Second', 'drawn Café & Fair']);
    expect(rows(element)[1]!.querySelector('[part=time]')!.textContent).to.match(/12:00/);
    expect(rows(element)[1]!.querySelector('time')!.dateTime).to.equal('2999-06-01T12:00:00-05:00');
  });

  it('says what cannot be read, and shows it as it is', async () => {
    let element!: Events;
    const logged = await captureConsole(async () => {
      element = await fixture<Events>(
        '<site-events time-zone="Mars"><article><h3>Bad</h3><time datetime="soon">soon</time></article><p>Intro</p></site-events>',
      );
      await waitUntil(() => !!element.shadowRoot!.querySelector('.filter'));
      await element.updateComplete;
    });
    expect(logged).to.deep.equal([
      '<site-events>: time-zone "Mars" is unknown; expected one such as "Europe/London"; using the visitor\'s time zone.',
      '<site-events>: its markup: start "soon" of "Bad" is not a date; expected one such as 2026-12-05T19:00 or 2026-12-05; ignoring it.',
    ]);
    expect(element.querySelector('article')!.checkVisibility()).to.equal(true);
  });

  it('takes as many events as a page can hold, and says how many', async () => {
    const record = { title: 'Each', start: '2999-01-01' };
    const element = await place(article('Soon', day));
    expect(await captureConsole(async () => {
      element.events = Array.from({ length: 2001 }, (_, at) => ({ ...record, id: `e${at}` }));
      await element.updateComplete;
    })).to.deep.equal(['<site-events>: events: has 2001 events; expected at most 2000; leaving the rest out.']);
    await waitUntil(() => rows(element).length === 12);
  });

  it('reads a file of this site, and offers to try again where it does not arrive', async () => {
    const file = await place('', `src="/elements/site-events/whats-on.fixture.ics"`);
    await waitUntil(() => shown(file).length === 1);
    expect(shown(file)).to.deep.equal(['drawn Far in the future']);
    let lost!: Events;
    const logged = await captureConsole(async () => {
      lost = await place(article('Soon', day), 'src="/no-such-file.ics"');
      await waitUntil(() => !!lost.shadowRoot!.querySelector('.failed'));
    });
    expect(logged.join()).to.contain('src "/no-such-file.ics" could not be loaded');
    expect(shown(lost)).to.deep.equal(['Soon']);
    await expect(lost).to.be.accessible();
    const other = await captureConsole(async () => { await place(article('Soon', day), 'src="https://example.com/a.ics"'); });
    expect(other.join()).to.contain('is on another host');
  });
});
