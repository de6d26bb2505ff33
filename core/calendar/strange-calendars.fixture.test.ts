/** A calendar of another program, and the dates of its events in 2026, in UTC. */
export interface StrangeCalendar {
  readonly name: string;
  /** The text, or its bytes. */
  readonly file: string | Uint8Array;
  /** The zone of the element; empty for none. */
  readonly zone?: string;
  /** `title start/end`, in UTC; `title day/day` for whole days, the last one included. */
  readonly dates: readonly string[];
  /** What is reported; nothing by default. */
  readonly problems?: RegExp;
}

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines.some(line => line.startsWith('UID')) ? [] : ['UID:1'], ...lines.some(line => line.startsWith('SUMMARY')) ? [] : ['SUMMARY:A'], ...lines, 'END:VEVENT'];
const one = (...lines: string[]) => calendar(...event(...lines));
const zone = (tzid: string, ...parts: [kind: string, begin: string, from: string, to: string, ...more: string[]][]) => ['BEGIN:VTIMEZONE', `TZID:${tzid}`,
  ...parts.flatMap(([kind, begin, from, to, ...more]) => [`BEGIN:${kind}`, `DTSTART:${begin}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...more, `END:${kind}`]), 'END:VTIMEZONE'];
const european = (tzid: string) => zone(tzid, ['STANDARD', '16010101T030000', '+0200', '+0100', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10'],
  ['DAYLIGHT', '16010101T020000', '+0100', '+0200', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3']);

const series: StrangeCalendar[] = [
  { name: 'a UTC series over summer time', file: one('DTSTART:20260318T180000Z', 'DTEND:20260318T190000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'), zone: 'Europe/London',
    dates: ['A 2026-03-18T18:00/2026-03-18T19:00', 'A 2026-03-25T18:00/2026-03-25T19:00', 'A 2026-04-01T18:00/2026-04-01T19:00'] },
  { name: 'a UTC series on the weekday of UTC', file: one('DTSTART:20260320T020000Z', 'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2'), zone: 'America/New_York', dates: ['A 2026-03-20T02:00', 'A 2026-03-27T02:00'] },
  { name: 'a UTC series until a moment in UTC', file: one('DTSTART:20260401T230000Z', 'RRULE:FREQ=DAILY;UNTIL=20260402T230000Z'), zone: 'Europe/Berlin', dates: ['A 2026-04-01T23:00', 'A 2026-04-02T23:00'] },
  { name: 'a UTC series in a calendar with a zone', file: calendar('X-WR-TIMEZONE:Europe/Paris', ...event('DTSTART:20260327T180000Z', 'RRULE:FREQ=DAILY;COUNT=3')), dates: ['A 2026-03-27T18:00', 'A 2026-03-28T18:00', 'A 2026-03-29T18:00'] },
  { name: 'a series in a zone keeps its hour', file: one('DTSTART;TZID=Europe/Berlin:20260327T190000', 'RRULE:FREQ=DAILY;COUNT=3'), zone: 'America/New_York', dates: ['A 2026-03-27T18:00', 'A 2026-03-28T18:00', 'A 2026-03-29T17:00'] },
  { name: 'a start with an offset repeats with it', file: one('DTSTART:20260327T190000+0100', 'RRULE:FREQ=DAILY;COUNT=3'), zone: 'Europe/Berlin', dates: ['A 2026-03-27T18:00', 'A 2026-03-28T18:00', 'A 2026-03-29T18:00'], problems: /“20260327T190000\+0100” was read as “20260327T190000\+01:00”/ },
  { name: 'UNTIL as ISO 8601, blanks and an empty part of a rule', file: one('DTSTART;TZID=Europe/Berlin:20260701T190000', 'RRULE:freq=daily; until=2026-07-02T19:00;'), dates: ['A 2026-07-01T17:00', 'A 2026-07-02T17:00'] },
  { name: 'UNTIL as the midnight of a zone, for whole days', file: calendar('X-WR-TIMEZONE:Europe/Berlin', ...event('DTSTART;VALUE=DATE:20260701', 'RRULE:FREQ=DAILY;UNTIL=20260701T220000Z')), dates: ['A 2026-07-01/2026-07-01', 'A 2026-07-02/2026-07-02'] },
  { name: 'a daily series that began decades ago', file: one('DTSTART;TZID=Europe/London:19800101T090000', 'RRULE:FREQ=DAILY;INTERVAL=100'), dates: ['A 2026-04-09T08:00', 'A 2026-07-18T08:00', 'A 2026-10-26T09:00'] },
];

const ownZones: StrangeCalendar[] = [
  { name: 'a zone of its own with summer time', file: calendar(...european('Customized Time Zone'), ...event('DTSTART;TZID=Customized Time Zone:20260730T070000'), ...event('UID:2', 'SUMMARY:B', 'DTSTART;TZID=Customized Time Zone:20260130T070000')), dates: ['B 2026-01-30T06:00', 'A 2026-07-30T05:00'] },
  { name: 'a series in a zone of its own', file: calendar(...european('Our Zone'), ...event('DTSTART;TZID="Our Zone":20260327T190000', 'DTEND;TZID="Our Zone":20260327T200000', 'RRULE:FREQ=DAILY;COUNT=3')), dates: ['A 2026-03-27T18:00/2026-03-27T19:00', 'A 2026-03-28T18:00/2026-03-28T19:00', 'A 2026-03-29T17:00/2026-03-29T18:00'] },
  { name: 'a zone that ends its summer time', file: calendar(...zone('Ended', ['STANDARD', '20001029T030000', '+0300', '+0200', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20141026T000000Z'],
    ['DAYLIGHT', '20010325T030000', '+0200', '+0300', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20140330T010000Z'], ['STANDARD', '20160327T030000', '+0200', '+0300']), ...event('DTSTART;TZID=Ended:20260130T070000')), dates: ['A 2026-01-30T04:00'] },
  { name: 'a zone whose changes are a list (RDATE)', file: calendar(...zone('Listed', ['STANDARD', '20251102T020000', '-0400', '-0500', 'RDATE:20261101T020000,20271107T020000'], ['DAYLIGHT', '20260308T020000', '-0500', '-0400', 'RDATE;VALUE=DATE-TIME:20270314T020000']),
    ...event('DTSTART;TZID=Listed:20260301T120000'), ...event('UID:2', 'SUMMARY:B', 'DTSTART;TZID=Listed:20260601T120000'), ...event('UID:3', 'SUMMARY:C', 'DTSTART;TZID=Listed:20261201T120000')), dates: ['A 2026-03-01T17:00', 'B 2026-06-01T16:00', 'C 2026-12-01T17:00'] },
  { name: 'a zone whose change is a range of days of the month', file: calendar(...zone('Ranged', ['STANDARD', '19671029T020000', '-0400', '-0500', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7'], ['DAYLIGHT', '19870405T020000', '-0500', '-0400', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=SU;BYMONTHDAY=8,9,10,11,12,13,14']),
    ...event('DTSTART;TZID=Ranged:20260308T030000'), ...event('UID:2', 'SUMMARY:B', 'DTSTART;TZID=Ranged:20260308T010000')), dates: ['B 2026-03-08T06:00', 'A 2026-03-08T07:00'] },
  { name: 'the southern half of the world', file: calendar(...zone('South', ['STANDARD', '20080406T030000', '+1100', '+1000', 'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU'], ['DAYLIGHT', '20081005T020000', '+1000', '+1100', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU']),
    ...event('DTSTART;TZID=South:20260115T120000'), ...event('UID:2', 'SUMMARY:B', 'DTSTART;TZID=South:20260715T120000')), dates: ['A 2026-01-15T01:00', 'B 2026-07-15T02:00'] },
  { name: 'a Windows name with other rules than Windows has', file: calendar(...zone('Eastern Standard Time', ['STANDARD', '16010101T000000', '+1000', '+1000']), ...event('DTSTART;TZID=Eastern Standard Time:20260715T120000')), dates: ['A 2026-07-15T02:00'] },
  { name: 'an IANA name with a definition that is cut', file: calendar(...zone('Europe/Berlin', ['STANDARD', '19701025T030000', '+0200', '+0100']), ...event('DTSTART;TZID=Europe/Berlin:20260715T120000')), dates: ['A 2026-07-15T10:00'], problems: /^Line \d+, TZID: Time zone "Europe\/Berlin" has other offsets in this file/ },
  { name: 'a zone that is defined and never changes', file: calendar(...zone('Our place', ['STANDARD', '19700101T000000', '+0530', '+0530']), ...event('DTSTART;TZID=Our place:20260715T120000')), dates: ['A 2026-07-15T06:30'] },
  { name: 'a definition with an invalid rule', file: calendar(...zone('Odd', ['STANDARD', '19701025T030000', '+0200', '+0100', 'RRULE:FREQ=SOMETIMES'], ['DAYLIGHT', '19700329T020000', '+0100', '+0200', 'RRULE:FREQ=SOMETIMES']), ...event('DTSTART;TZID=Odd:20260715T120000')), zone: 'UTC', dates: ['A 2026-07-15T12:00'], problems: /rules of time zone "Odd" cannot be read[^]*Time zone "Odd" is unknown/ },
];

const zoneNames: StrangeCalendar[] = [
  ...([['America/Chicago', '2026-08-30T12:00'], ['Central Standard Time', '2026-08-30T12:00'], ['(UTC-06:00) Central Time (US & Canada)', '2026-08-30T12:00'], ['UTC', '2026-08-30T07:00']] as const)
    .map(([name, moment]) => ({ name: `X-WR-TIMEZONE ${name}`, file: calendar(`X-WR-TIMEZONE:${name}`, ...event('DTSTART:20260830T070000')), zone: 'Asia/Tokyo', dates: [`A ${moment}`] })),
  { name: 'X-WR-TIMEZONE behind the events', file: calendar(...event('DTSTART:20260830T070000'), 'X-WR-TIMEZONE:America/Chicago'), dates: ['A 2026-08-30T12:00'] },
  { name: 'X-WR-TIMEZONE with a definition', file: calendar('X-WR-TIMEZONE:Ours', ...european('Ours'), ...event('DTSTART:20260830T070000')), dates: ['A 2026-08-30T05:00'] },
  { name: 'X-WR-TIMEZONE that is unknown', file: calendar('X-WR-TIMEZONE:Mars/Olympus', ...event('DTSTART:20260830T070000')), zone: 'Asia/Tokyo', dates: ['A 2026-08-29T22:00'], problems: /“?Time zone "Mars\/Olympus" is unknown.*read as Asia\/Tokyo/ },
  ...([
    ['W. Europe Standard Time', '10:00'], ['W. Europe Daylight Time', '10:00'], ['Romance Standard Time', '10:00'], ['Yukon Standard Time', '19:00'], ['Pacific Standard Time (Mexico)', '19:00'], ['India Standard Time', '06:30'],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '10:00'], ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', '10:00'], ['(GMT+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', '10:00'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '16:00'], ['(UTC) Coordinated Universal Time', '12:00'], ['"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"', '11:00'], ['(GMT+02:00) Athens, Bucharest, Istanbul', '09:00'],
    ['/mozilla.org/20050126_1/Europe/Berlin', '10:00'], ['/citadel.org/20210210_1/America/Argentina/Buenos_Aires', '15:00'], ['America/New York', '16:00'], ['europe/london', '11:00'],
    ['GMT+0100', '11:00'], ['UTC-5', '17:00'], ['+05:30', '06:30'], ['Etc/GMT+5', '17:00'], ['Etc/UTC', '12:00'], ['Z', '12:00'], ['tzone://Microsoft/Utc', '12:00'], ['Eastern Time (US & Canada)', '16:00'], ['US/Eastern', '16:00'], ['EST5EDT', '16:00'],
    ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', '10:00'], ['GMT+01:00', '11:00'],
  ] as const).map(([name, time]) => ({ name: `zone ${name}`, file: one(`DTSTART;TZID=${name}:20260715T120000`), dates: [`A 2026-07-15T${time}`] })),
  { name: 'a zone by an offset beside words', file: one('DTSTART;TZID="(UTC+01:00) Somewhere":20260715T120000'), dates: ['A 2026-07-15T11:00'], problems: /have the offset \+01:00 all year/ },
  { name: 'a zone that is unknown', file: one('DTSTART;TZID=Mars:20260715T120000'), zone: 'Asia/Tokyo', dates: ['A 2026-07-15T03:00'], problems: /^Line \d, TZID: Time zone "Mars" is unknown. Expected one such as "Europe\/London"; its times are read as Asia\/Tokyo.$/ },
  { name: 'a zone that is escaped where it is defined', file: calendar(...european('Ours\\, and theirs'), ...event('DTSTART;TZID="Ours, and theirs":20260730T070000')), dates: ['A 2026-07-30T05:00'] },
];

const oneUid: StrangeCalendar[] = [
  { name: 'one UID for all', file: calendar(...event('UID:x', 'DTSTART:20260822T190000Z'), ...event('UID:x', 'SUMMARY:B', 'DTSTART:20260823T190000Z')), dates: ['A 2026-08-22T19:00', 'B 2026-08-23T19:00'] },
  { name: 'one UID and one start for all', file: calendar(...event('UID:x', 'DTSTART:20260822T190000Z'), ...event('UID:x', 'SUMMARY:B', 'DTSTART:20260822T190000Z')), dates: ['A 2026-08-22T19:00', 'B 2026-08-22T19:00'] },
  { name: 'empty UIDs', file: calendar(...event('UID:', 'DTSTART:20260822T190000Z'), ...event('UID:', 'DTSTART:20260823T190000Z')), dates: ['A 2026-08-22T19:00', 'A 2026-08-23T19:00'] },
  { name: 'an event twice', file: calendar(...event('UID:x', 'DTSTART:20260822T190000Z'), ...event('UID:x', 'DTSTART:20260822T190000Z')), dates: ['A 2026-08-22T19:00'] },
  { name: 'a later version of an event', file: calendar(...event('UID:x', 'SEQUENCE:2', 'DTSTART:20260823T190000Z'), ...event('UID:x', 'SEQUENCE:1', 'DTSTART:20260822T190000Z')), dates: ['A 2026-08-23T19:00'], problems: /several versions; the latest counts/ },
  { name: 'other events with other numbers under one UID', file: calendar(...event('UID:x', 'SEQUENCE:2', 'DTSTART:20260823T190000Z'), ...event('UID:x', 'SUMMARY:B', 'SEQUENCE:1', 'DTSTART:20260822T190000Z')), dates: ['B 2026-08-22T19:00', 'A 2026-08-23T19:00'] },
  { name: 'a calendar around each event', file: calendar(...event('UID:x', 'DTSTART:20260822T190000Z')) + calendar(...event('UID:x', 'SUMMARY:B', 'DTSTART:20260823T190000Z')), dates: ['A 2026-08-22T19:00', 'B 2026-08-23T19:00'] },
  { name: 'a moved date of one of two series under one UID', file: calendar(...event('UID:x', 'DTSTART:20260801T190000Z', 'RRULE:FREQ=DAILY;COUNT=2'), ...event('UID:x', 'SUMMARY:B', 'DTSTART:20260801T190000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
    ...event('UID:x', 'SUMMARY:B', 'RECURRENCE-ID:20260802T190000Z', 'DTSTART:20260802T210000Z')), dates: ['A 2026-08-01T19:00', 'B 2026-08-01T19:00', 'A 2026-08-02T19:00', 'B 2026-08-02T21:00'] },
  { name: 'two versions of a moved date', file: calendar(...event('UID:x', 'DTSTART:20260801T190000Z', 'RRULE:FREQ=DAILY;COUNT=2'), ...event('UID:x', 'SEQUENCE:1', 'RECURRENCE-ID:20260802T190000Z', 'DTSTART:20260802T200000Z'),
    ...event('UID:x', 'SUMMARY:Other', 'SEQUENCE:2', 'RECURRENCE-ID:20260802T190000Z', 'DTSTART:20260802T210000Z')), dates: ['A 2026-08-01T19:00', 'Other 2026-08-02T21:00'], problems: /several versions/ },
];

const datesAndTimes: StrangeCalendar[] = [
  { name: 'EXDATE as a day', file: one('DTSTART;TZID=Europe/Berlin:20260801T190000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20260802'), dates: ['A 2026-08-01T17:00', 'A 2026-08-03T17:00'] },
  { name: 'EXDATE as a day leaves out all that begins on it', file: one('DTSTART;TZID=Europe/Berlin:20260801T090000', 'RRULE:FREQ=DAILY;BYHOUR=9,19;COUNT=6', 'EXDATE;VALUE=DATE:20260802'), dates: ['A 2026-08-01T07:00', 'A 2026-08-01T17:00', 'A 2026-08-03T07:00', 'A 2026-08-03T17:00'] },
  { name: 'EXDATE as midnight', file: one('DTSTART;TZID=Europe/Berlin:20260801T190000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;TZID=Europe/Berlin:20260802T000000'), dates: ['A 2026-08-01T17:00', 'A 2026-08-03T17:00'], problems: /“20260802T000000” was read as “2026-08-02”/ },
  { name: 'EXDATE as midnight of a series at midnight and noon', file: one('DTSTART;TZID=Europe/Berlin:20260801T120000', 'RRULE:FREQ=DAILY;BYHOUR=0,12;COUNT=4', 'EXDATE;TZID=Europe/Berlin:20260802T000000'), dates: ['A 2026-08-01T10:00', 'A 2026-08-02T10:00', 'A 2026-08-02T22:00'] },
  { name: 'EXDATE without the zone of the start', file: one('DTSTART;TZID=Europe/Berlin:20260801T190000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20260802T190000'), zone: 'Asia/Tokyo', dates: ['A 2026-08-01T17:00', 'A 2026-08-03T17:00'] },
  { name: 'EXDATE in UTC', file: one('DTSTART;TZID=Europe/Berlin:20260801T190000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20260802T170000Z,20260803T170000Z'), dates: ['A 2026-08-01T17:00'] },
  { name: 'EXDATE as a time, for whole days', file: one('DTSTART;VALUE=DATE:20260801', 'RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20260802T000000', 'EXDATE:20260803T000000Z', 'EXDATE;TZID=Europe/Berlin:20260804T000000'), zone: 'America/New_York', dates: ['A 2026-08-01/2026-08-01', 'A 2026-08-05/2026-08-05'] },
  { name: 'EXDATE as the midnight of a zone in UTC, for whole days', file: calendar('X-WR-TIMEZONE:Europe/Berlin', ...event('DTSTART;VALUE=DATE:20260801', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20260801T220000Z')), dates: ['A 2026-08-01/2026-08-01', 'A 2026-08-03/2026-08-03'] },
  { name: 'a thousand dates that are left out', file: one('DTSTART:20200101T190000Z', 'RRULE:FREQ=DAILY', ...Array.from({ length: 2555 }, (_, at) => `EXDATE:${new Date(Date.UTC(2020, 0, 1 + at, 19)).toISOString().replace(/[-:]|\.000/g, '')}`)), dates: ['A 2026-12-30T19:00', 'A 2026-12-31T19:00'] },
  { name: 'RDATE as a day', file: one('DTSTART;TZID=Europe/Berlin:20260801T190000', 'RDATE;VALUE=DATE:20261201'), dates: ['A 2026-08-01T17:00', 'A 2026-12-01T18:00'] },
  { name: 'RDATE as a period', file: one('DTSTART:20260801T190000Z', 'RDATE;VALUE=PERIOD:20260901T190000Z/PT1H'), dates: ['A 2026-08-01T19:00', 'A 2026-09-01T19:00'] },
  { name: 'RECURRENCE-ID as a day', file: calendar(...event('DTSTART;TZID=Europe/Berlin:20260801T190000', 'RRULE:FREQ=DAILY;COUNT=2'), ...event('SUMMARY:B', 'RECURRENCE-ID;VALUE=DATE:20260802', 'DTSTART;TZID=Europe/Berlin:20260802T210000')), dates: ['A 2026-08-01T17:00', 'B 2026-08-02T19:00'] },
  { name: 'RECURRENCE-ID as a time, for whole days', file: calendar(...event('DTSTART;VALUE=DATE:20260801', 'RRULE:FREQ=DAILY;COUNT=2'), ...event('SUMMARY:B', 'RECURRENCE-ID:20260802T000000Z', 'DTSTART;VALUE=DATE:20260805')), dates: ['A 2026-08-01/2026-08-01', 'B 2026-08-05/2026-08-05'] },
  { name: 'RECURRENCE-ID without the zone of its series', file: calendar(...event('DTSTART;TZID=Europe/Berlin:20260801T190000', 'RRULE:FREQ=DAILY;COUNT=2'), ...event('SUMMARY:B', 'RECURRENCE-ID:20260802T190000', 'DTSTART;TZID=Europe/Berlin:20260802T210000')), dates: ['A 2026-08-01T17:00', 'B 2026-08-02T19:00'] },
  { name: 'a change of this and all later dates', file: calendar(...event('DTSTART:20260801T190000Z', 'RRULE:FREQ=DAILY;COUNT=3'), ...event('SUMMARY:B', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260802T190000Z', 'DTSTART:20260802T210000Z')), dates: ['A 2026-08-01T19:00', 'B 2026-08-02T21:00', 'B 2026-08-03T21:00'] },
  { name: 'an end as a day', file: one('DTSTART;TZID=Europe/Berlin:20260822T190000', 'DTEND;VALUE=DATE:20260823'), dates: ['A 2026-08-22T17:00/2026-08-22T22:00'] },
  { name: 'an end without the zone of the start', file: one('DTSTART;TZID=Europe/Berlin:20260822T190000', 'DTEND:20260822T210000'), zone: 'Asia/Tokyo', dates: ['A 2026-08-22T17:00/2026-08-22T19:00'] },
  { name: 'an end as a time, for whole days', file: one('DTSTART;VALUE=DATE:20260822', 'DTEND:20260823T235900'), dates: ['A 2026-08-22/2026-08-23'] },
  { name: 'an end before its start', file: one('DTSTART:20260822T190000Z', 'DTEND:20260822T180000Z'), dates: ['A 2026-08-22T19:00'], problems: /is before its start/ },
  { name: 'hours of an event of whole days', file: one('DTSTART;VALUE=DATE:20260822', 'DURATION:PT36H'), dates: ['A 2026-08-22/2026-08-23'] },
];

const spellings: StrangeCalendar[] = [
  { name: 'a day with midnight', file: one('DTSTART;VALUE=DATE:20260822T000000', 'DTEND;VALUE=DATE:20260823T000000'), dates: ['A 2026-08-22/2026-08-22'] },
  { name: 'a day with the midnight of its zone in UTC', file: calendar('X-WR-TIMEZONE:Europe/Berlin', ...event('DTSTART;VALUE=DATE:20260821T220000Z')), dates: ['A 2026-08-22/2026-08-22'] },
  { name: 'a day that has a time', file: one('DTSTART;VALUE=DATE:20260822T193000Z'), dates: ['A 2026-08-22T19:30'], problems: /was read as “20260822T193000Z”/ },
  ...['X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE', 'X-FUNAMBOL-ALLDAY:1'].map(flag => (
    { name: flag, file: one('DTSTART;TZID=W. Europe Standard Time:20260822T000000', 'DTEND;TZID=W. Europe Standard Time:20260824T000000', flag), dates: ['A 2026-08-22/2026-08-23'] })),
  { name: 'an all-day flag on the midnight of the calendar in UTC', file: calendar('X-WR-TIMEZONE:Europe/Berlin', ...event('DTSTART:20260821T220000Z', 'DTEND:20260822T220000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE')), dates: ['A 2026-08-22/2026-08-22'] },
  { name: 'an all-day flag on a midnight of an unknown zone', file: one('DTSTART:20260821T220000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'), dates: ['A 2026-08-22/2026-08-22'], problems: /was read as “2026-08-22”/ },
  { name: 'an all-day flag that says no', file: one('DTSTART;TZID=Europe/Berlin:20260822T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE'), dates: ['A 2026-08-21T22:00'] },
  ...([['20260822T1900Z', '19:00'], ['20260822T19Z', '19:00'], ['2026-08-22T19:00:00Z', '19:00'], ['2026-08-22 19:00Z', '19:00'], ['20260822T190000.000Z', '19:00'], ['20260822t190000z', '19:00'], ['20260822190000Z', '19:00'], ['20260822T210000+0200', '19:00'], ['20260822T190060Z', '19:00']] as const)
    .map(([value, time]) => ({ name: `a start written ${value}`, file: one(`DTSTART:${value}`), dates: [`A 2026-08-22T${time}`], ...!/^\d{8}T\d{6}Z$/.test(value) && { problems: /^Line 7, DTSTART, A: “.*” was read as “20260822T/ } })),
  { name: 'the end of a day as 24:00', file: one('DTSTART:20260822T240000Z'), dates: ['A 2026-08-23T00:00'] },
  { name: 'a day with hyphens', file: one('DTSTART;VALUE=DATE:2026-08-22'), dates: ['A 2026-08-22/2026-08-22'], problems: /was read as “20260822”/ },
  ...['20260822T250000Z', '20260822T196000Z', '20260231', '08/09/2026', 'soon', ''].map(value => ({ name: `a start written "${value}"`, file: one(`DTSTART:${value}`), dates: [], problems: /was left out/ })),
  { name: 'no start', file: one(), dates: [], problems: /^Line 5, DTSTART, A: A required value is missing/ },
  { name: 'a start in UTC that names a zone as well', file: one('DTSTART;TZID=Europe/Berlin:20260822T190000Z'), dates: ['A 2026-08-22T19:00'] },
  { name: 'small letters, old line ends and a mark before all', file: `\ufeff${one('DTSTART:20260822T190000Z').replace('BEGIN:VCALENDAR', 'begin:vcalendar').replaceAll('\r\n', '\r')}`, dates: ['A 2026-08-22T19:00'] },
  { name: 'blanks around names and values', file: one('DTSTART : 20260822T190000Z ', 'SUMMARY: A ').replace('END:VEVENT', 'END: VEVENT'), dates: ['A 2026-08-22T19:00'] },
  { name: 'a file that is cut', file: 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A\nDTSTART:20260822T190000Z\n', dates: ['A 2026-08-22T19:00'], problems: /has no END:VEVENT/ },
];

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const splitInside = (text: string) => {
  const whole = utf8(text);
  const at = whole.indexOf(0xc3) + 1;
  return Uint8Array.from([...whole.slice(0, at), 13, 10, 32, ...whole.slice(at)]);
};

const texts: StrangeCalendar[] = ([
  ['entities', 'SUMMARY:Rock &amp\\; Roll&nbsp;&ndash; caf&eacute;', 'Rock & Roll – café'],
  ['markup', 'SUMMARY:<b>Kiln</b> opening<br>', 'Kiln opening'],
  ['signs that are no markup', 'SUMMARY:Under <3 & over >5', 'Under <3 & over >5'],
  ['folded lines', 'SUMMARY:Win\r\n ter\r\n\t fair', 'Winter fair'],
  ['a raw line break', 'SUMMARY:Winter\r\nfair', 'Winter fair'],
  ['raw lines that have colons', 'SUMMARY:Winter fair\r\n\r\nDoors: 19:00\r\nhttps://example.com', 'Winter fair Doors: 19:00 https://example.com'],
  ['escapes', 'SUMMARY:a\\, b\\; c\\\\d\\ne \\"f\\"', 'a, b; c\\d e "f"'],
  ['quoted-printable', 'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=A4rkte =\r\nam Fluss', 'Märkte am Fluss'],
  ['quoted-printable in latin-1', 'SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=E4rkte', 'Märkte'],
  ['a language', 'SUMMARY;LANGUAGE=de:Töpferei', 'Töpferei'],
] as const).map(([name, line, title]) => ({ name: `a text with ${name}`, file: one(line, 'DTSTART:20260822T190000Z'), dates: [`${title} 2026-08-22T19:00`] }));

const encodings: StrangeCalendar[] = [
  { name: 'windows-1252', file: bytes(one('SUMMARY:M\xe4rkte \x93q\x94', 'DTSTART:20260822T190000Z')), dates: ['Märkte “q” 2026-08-22T19:00'] },
  { name: 'UTF-8 with a mark', file: utf8(`\ufeff${one('SUMMARY:Märkte', 'DTSTART:20260822T190000Z')}`), dates: ['Märkte 2026-08-22T19:00'] },
  { name: 'UTF-16', file: Uint8Array.from([...`\ufeff${one('SUMMARY:Märkte', 'DTSTART:20260822T190000Z')}`].flatMap(character => [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8])), dates: ['Märkte 2026-08-22T19:00'] },
  { name: 'a character that is folded', file: splitInside(one('SUMMARY:Märkte', 'DTSTART:20260822T190000Z')), dates: ['Märkte 2026-08-22T19:00'] },
];

export const strangeCalendars: readonly StrangeCalendar[] = [...series, ...ownZones, ...zoneNames, ...oneUid, ...datesAndTimes, ...spellings, ...texts, ...encodings];
