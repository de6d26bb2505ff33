/** Where the zone of a whole calendar stands. */
export const calendarZoneNames = ['X-WR-TIMEZONE', 'TIMEZONE-ID'] as const;

/** What says that an event is on for whole days, beside its dates. */
export const allDayNames = ['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT', 'X-FUNAMBOL-ALLDAY'] as const;

/** Where a description stands, the first one that is there. */
export const descriptionNames = ['DESCRIPTION', 'STYLED-DESCRIPTION', 'X-ALT-DESC'] as const;

/** The properties that say what an event is and when: a service that leaves one out changes what pages show. */
export const eventNames: readonly string[] = [
  'UID', 'SEQUENCE', 'SUMMARY', ...descriptionNames, 'LOCATION', 'URL', 'STATUS', 'METHOD',
  'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'EXRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', ...allDayNames,
  ...calendarZoneNames, 'TZID', 'TZOFFSETFROM', 'TZOFFSETTO', 'X-LIC-LOCATION',
];
