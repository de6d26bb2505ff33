import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BookingState, findBooking, layoutAt } from './booking.state.js';
import { linkIn } from './first-booking.js';

const page = 'https://pots.example/visit';
const choice = { date: '2026-05-01', time: '19:30', guests: 4 };
const stateOf = (address: string, restaurantId = '') => Object.assign(new BookingState(), { booking: findBooking(address, restaurantId, page), choice });

describe('where a choice leads', () => {
  const rows: [address: string, restaurantId: string, page: string][] = [
    ['https://www.opentable.ie/r/harbour-cafe', '', 'https://www.opentable.ie/r/harbour-cafe?dateTime=2026-05-01T19%3A30&covers=4'],
    [
      'https://www.opentable.ie/r/harbour-cafe',
      '123',
      'https://www.opentable.ie/restref/client/?rid=123&restref=123&datetime=2026-05-01T19%3A30&covers=4',
    ],
    [
      'https://www.opentable.com/widget/reservation/loader?rid=99&type=standard',
      '',
      'https://www.opentable.com/restref/client/?rid=99&restref=99&datetime=2026-05-01T19%3A30&covers=4',
    ],
    [
      'https://www.opentable.com/restaurant/profile/77',
      '',
      'https://www.opentable.com/restref/client/?rid=77&restref=77&datetime=2026-05-01T19%3A30&covers=4',
    ],
    ['https://www.exploretock.com/saltmarsh', '', 'https://www.exploretock.com/saltmarsh/search?date=2026-05-01&time=19%3A30&size=4'],
    ['https://www.exploretock.com/city/dublin', '', ''],
    ['https://www.opentable.com/start/home', '', ''],
    ['http://www.exploretock.com/saltmarsh', '', ''],
    ['https://opentable.com.evil.example/r/x', '', ''],
    ['https://resy.com/x', '', ''],
    ['https://resy.com/cities/new-york-ny/venues/harbour?date=2020-01-01', '', 'https://resy.com/cities/new-york-ny/venues/harbour?date=2026-05-01&seats=4'],
    ['https://resy.com/cities/ny/harbour/', '', 'https://resy.com/cities/ny/harbour?date=2026-05-01&seats=4'],
    ['https://resy.com/cities/new-york-ny/', '', ''],
    ['https://www.sevenrooms.com/reservations/harbour', '', 'https://www.sevenrooms.com/reservations/harbour'],
    ['https://www.sevenrooms.com/explore/harbour/reservations/create/search/', '', 'https://www.sevenrooms.com/explore/harbour/reservations/create/search/'],
    ['https://www.sevenrooms.com/login', '', ''],
    ['https://widget.thefork.com/en-GB/d8abb8d7-ecfa', '', 'https://widget.thefork.com/en-GB/d8abb8d7-ecfa'],
    ['https://www.thefork.com/restaurant/harbour-r12', '', 'https://www.thefork.com/restaurant/harbour-r12'],
    ['https://www.thefork.com/restaurants/paris', '', ''],
    ['https://cal.com/nora/first-bowl', '', 'https://cal.com/nora/first-bowl'],
    ['https://cal.com/pricing', '', ''],
    ['https://calendly.com/nora/first-bowl?month=2020-01', '', 'https://calendly.com/nora/first-bowl'],
    ['https://calendly.com/', '', ''],
    ['https://notcal.com/nora', '', ''],
    ['/saltmarsh/contact', '', ''],
    ['https://', '', ''],
  ];
  for (const [address, restaurantId, expected] of rows) {
    it(`${address} ${restaurantId} leads to ${expected || 'no service'}`, () => assert.equal(stateOf(address, restaurantId).page, expected));
  }
});

describe('the widget in place', () => {
  it('is wide above 850 px and in a column up to 750', () => {
    assert.deepEqual([320, 750, 751, 850, 851, 1400].map(layoutAt), ['column', 'column', 'row', 'row', 'wide', 'wide']);
  });

  it('is OpenTable\'s alone, where its number is known', () => {
    const state = stateOf('https://www.opentable.co.uk/r/x', '5');
    state.language = 'de-AT';
    assert.match(
      state.frame!.address,
      /^https:\/\/www\.opentable\.co\.uk\/widget\/reservation\/canvas\?rid=5&type=standard&theme=standard&.*domain=couk&lang=de-DE$/,
    );
    assert.equal(state.frame!.heightPx, 301);
    state.layout = 'wide';
    assert.match(state.frame!.address, /theme=wide/);
    assert.equal(stateOf('https://www.opentable.co.uk/r/x').frame, null);
    assert.equal(stateOf('https://www.exploretock.com/x').frame, null);
  });

  it('is that of a service that can be framed', () => {
    const framed = (address: string) => stateOf(address).frame?.address ?? null;
    assert.equal(framed('https://calendly.com/nora/bowl'), 'https://calendly.com/nora/bowl?embed_type=Inline');
    assert.equal(framed('https://cal.com/nora/bowl'), 'https://cal.com/nora/bowl?embed=true&layout=month_view');
    assert.equal(framed('https://widget.thefork.com/d8abb8d7'), 'https://widget.thefork.com/d8abb8d7');
    assert.equal(framed('https://www.sevenrooms.com/reservations/harbour'), 'https://www.sevenrooms.com/reservations/harbour');
    assert.equal(framed('https://www.thefork.com/restaurant/harbour-r12'), null);
    assert.equal(framed('https://resy.com/cities/ny/venues/harbour'), null);
  });

  it('asks only for what the address of the service can have', () => {
    const fields = (address: string) => stateOf(address).fields.join();
    assert.deepEqual(['https://www.exploretock.com/x', 'https://resy.com/cities/ny/x', 'https://calendly.com/nora'].map(fields), ['guests,date,time', 'guests,date', '']);
  });

  it('waits for consent', () => {
    const state = stateOf('https://www.opentable.ie/r/x', '5');
    state.gate.hear({ rule: 'required', consent: 'accepted', allowedHosts: [], host: 'www.opentable.ie' });
    assert.equal(state.isFramed, false);
    state.gate.$pressed.set('shown');
    assert.equal(state.isFramed, true);
  });
});

describe('a choice', () => {
  it('is never in the past', () => {
    const state = new BookingState();
    state.today = '2026-05-02';
    state.choose('date', '2026-05-01');
    assert.equal(state.choice.date, '2026-05-02');
    for (const [name, value] of [['date', '2026-06-01'], ['time', '12:00'], ['guests', '3'], ['other', 'x']] as const) state.choose(name, value);
    assert.deepEqual(state.choice, { date: '2026-06-01', time: '12:00', guests: 3 });
  });
});

describe('what is drawn first', () => {
  const linkOf = (servedMarkup: string) => linkIn({ element: null, servedMarkup } as never);
  it('leads where the first link of a server\'s markup leads', () => {
    assert.equal(
      linkOf(
        '<link href="/x.css"><p><a name="y">y</a> <a class="z" href="https://www.exploretock.com/a?b=1&amp;c=2">Tock</a> <a href="/no">no</a></p>',
      ),
      'https://www.exploretock.com/a?b=1&c=2',
    );
    assert.equal(linkOf('<p>words</p><template><a href="/no">no</a></template>'), null);
  });

  const rows: [src: string, link: string | null, page: string, plain: string][] = [
    ['', 'https://www.exploretock.com/saltmarsh', 'https://www.exploretock.com/saltmarsh?size=3', ''],
    ['https://www.exploretock.com/saltmarsh', 'https://tables.example/', 'https://www.exploretock.com/saltmarsh?size=3', ''],
    ['https://tables.example/x', null, '', 'https://tables.example/x'],
    ['https://tables.example/x', '/contact', '', ''],
    ['javascript:alert(1)', null, '', ''],
    ['', null, '', ''],
  ];
  for (const [src, link, address, plain] of rows) {
    it(`of "${src}" and the link ${link} leads to "${address || plain}"`, () => {
      const state = new BookingState({ time: 'late', guests: 12, maxGuests: 3 });
      state.read({ src, restaurantId: '' }, link, page, 'en');
      assert.deepEqual([state.page, state.link], [address, plain]);
    });
  }

  it('has the first day of the visitor once that is known', () => {
    const state = new BookingState({ time: '12:30', guests: 2, maxGuests: 8 });
    state.begin('2026-05-01');
    assert.deepEqual([state.choice, state.today], [{ date: '2026-05-01', time: '12:30', guests: 2 }, '2026-05-01']);
  });
});
