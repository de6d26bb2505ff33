/** Properties with the time zone of a whole calendar. */
export const calendarZoneNames = ['X-WR-TIMEZONE', 'TIMEZONE-ID'] as const;

/** Properties that mark an event as all-day. */
export const allDayNames = ['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT', 'X-FUNAMBOL-ALLDAY'] as const;

/** Properties with the description. The first one in the event is used. */
export const descriptionNames = ['DESCRIPTION', 'STYLED-DESCRIPTION', 'X-ALT-DESC'] as const;

/** The properties that pages need. A service that removes one of them changes what pages show. */
export const eventNames: readonly string[] = [
  'UID', 'SEQUENCE', 'SUMMARY', ...descriptionNames, 'LOCATION', 'URL', 'CATEGORIES', 'STATUS', 'METHOD',
  'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'EXRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', ...allDayNames,
  ...calendarZoneNames, 'TZID', 'TZOFFSETFROM', 'TZOFFSETTO', 'X-LIC-LOCATION',
];
