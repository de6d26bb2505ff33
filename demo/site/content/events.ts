/** What the business has on. Everything repeats, so that the page is never out of date. */
export interface StudioEvent {
  readonly title: string;
  readonly rrule: string;
  /** In words, round the two times. */
  readonly when: readonly [before: string, start: string, between: string, end: string];
  readonly start: string;
  readonly end: string;
  readonly text: string;
  readonly path?: string;
}

export const studioEvents: readonly StudioEvent[] = [
  {
    title: 'Wheel evening',
    rrule: 'FREQ=WEEKLY;BYDAY=WE;BYMONTH=1,2,3,4,5,6,7,8,9,10,11',
    start: '2026-01-07T18:00',
    end: '20:30',
    when: ['Every Wednesday, ', '6 pm', ' to ', '8.30 pm'],
    text: 'Six wheels, one teacher. None in December.',
    path: '/saltmarsh/workshops',
  },
  {
    title: 'Kiln opening',
    rrule: 'FREQ=MONTHLY;BYDAY=1SA',
    start: '2026-01-03T10:00',
    end: '12:00',
    when: ['Every first Saturday, ', '10 am', ' to ', 'noon'],
    text: 'What came out, still warm, before it goes into the shop.',
    path: '/saltmarsh/shop',
  },
  {
    title: 'Children at the clay',
    rrule: 'FREQ=MONTHLY;BYDAY=3SU',
    start: '2026-01-18T14:00',
    end: '15:30',
    when: ['Every third Sunday, ', '2 pm', ' to ', '3.30 pm'],
    text: 'From six years on. Bring sleeves that roll up.',
    path: '/saltmarsh/workshops',
  },
  {
    title: 'Closed for the holidays',
    rrule: 'FREQ=YEARLY',
    start: '2026-12-24',
    end: '2026-12-31',
    when: ['From ', '24 December', ' to ', '31 December'],
    text: 'The kiln is cold, the kettle is not: neighbours knock.',
  },
];

export interface StudioMarket { readonly name: string; readonly town: string; readonly rrule: string; readonly start: string; readonly when: string }

export const studioMarkets: readonly StudioMarket[] = [
  {
    name: 'Spring Fair, Town Hall',
    town: 'Sheringham',
    rrule: 'FREQ=YEARLY;BYMONTH=4;BYDAY=2SA',
    start: '2026-04-11T10:00',
    when: 'Second Saturday in April, from 10 am',
  },
  {
    name: 'Potters’ Market',
    town: 'Holt',
    rrule: 'FREQ=YEARLY;BYMONTH=8;BYDAY=2SA',
    start: '2026-08-08T10:00',
    when: 'Second Saturday in August, from 10 am',
  },
  {
    name: 'Winter Market, Blackthorn Barn',
    town: 'Cley',
    rrule: 'FREQ=YEARLY;BYMONTH=12;BYDAY=2SA',
    start: '2026-12-12T10:00',
    when: 'Second Saturday in December, from 10 am',
  },
];
