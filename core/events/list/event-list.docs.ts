/** Markdown about the markup of events, for the README of each element with events. */
export const eventMarkup = `| On an event | Meaning |
| --- | --- |
| \`<time>\` | start; a second one is the end, on the same day or the following night. Without \`datetime\`, the text is used, as in HTML |
| \`data-rrule="FREQ=WEEKLY;BYDAY=WE"\` | iCalendar recurrence rule; the first date is that of \`<time>\` |
| \`data-exdates="2026-12-23 2026-12-30"\` | excluded dates |
| \`data-status\` | \`sold-out\`, \`cancelled\` or \`postponed\` |
| \`data-category="Workshop, Family"\`, or \`data-category\` on parts of it | its categories, for \`<site-calendar>\` |
| \`data-time-zone\` | time zone of the event, such as \`Europe/London\` |
| \`data-venue\`, \`data-town\` on parts of it, or \`<address>\` | venue and town |
| \`data-tickets\` on a link | link to tickets |

A list (\`<ul>\`, \`<ol>\`) of events is supported too; its rows are rendered again. \`src\` adds events from an iCalendar or JSON file on
your own site. For a calendar on another site, use your site's service, which fetches it: \`src="/api/calendars/markets"\`.
Events in your own markup are in place before the script loads. Events from \`src\` or settings shift the content below: set a
\`min-block-size\` on the tag in your style sheet to reserve space. Recurrence more often than daily is ignored. Files of more than 1 MB
or 2,000 events are truncated.

iCalendar files from common programs are supported. The console lists omitted or ambiguous values with their line:

| In the file | How it is read |
| --- | --- |
| a start in UTC (\`19:00Z\`), a start with an offset | the series repeats in UTC or with that offset; it is shown in \`time-zone\`, otherwise in the file's own zone |
| a time without a zone | in the file's \`X-WR-TIMEZONE\`, otherwise in \`time-zone\`, otherwise in each visitor's own zone |
| \`TZID\` | an IANA name, a Windows name (\`W. Europe Standard Time\`, \`(UTC+01:00) Amsterdam, Berlin…\`), an offset, or a zone defined in the file (\`VTIMEZONE\`) |
| \`EXDATE\`, \`RECURRENCE-ID\` as a day | all dates that start on that day |
| a second \`RRULE\`, \`EXRULE\` | the dates of all rules, except those of the exception rules; at most five of each |
| \`RECURRENCE-ID;RANGE=THISANDFUTURE\` | changes this date and all later ones, and moves them by the same difference |
| several events with one \`UID\` | all of them; of several versions of an event, the highest \`SEQUENCE\` |
| \`X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\`, \`VALUE=DATE\` with midnight | an all-day event |
| HTML and entities in texts | plain text |

In your own markup and in JSON, a repeating start with \`Z\` or the offset of another zone repeats with that offset. To keep the local
time when clocks change, write it without an offset, or set the time zone of the event.`;

export const eventListDocs = {
  slots: { '': 'Your events, and any content above them.' },
  parts: {
    filter: 'The switch between upcoming and past events.', list: 'The list.', event: 'An event.', date: 'Day and month beside an event.', title: 'Title of a rendered event.',
    time: 'Date and time as text.', place: 'The venue.', status: 'Sold out, canceled or postponed.', tickets: 'Link to the tickets.',
    'own-time': 'The visitor\'s local time, if it differs.', add: 'The “Add to calendar” control.', more: 'The “Show more” button.', none: 'The message of an empty list.', error: 'The message shown if a file could not be loaded.',
  },
  accessibility: [
    'Events are items of an ordered list. The large dates beside them are hidden from screen readers, because the text has the same date.',
    'A switch between upcoming and past events and additional events are announced. “Show more” moves the focus to the first new event.',
    '“Add to calendar” is a native disclosure widget. Escape closes it and returns the focus.',
  ],
} as const;
