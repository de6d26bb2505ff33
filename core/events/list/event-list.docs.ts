/** What a page says of every element that lists events. */
export const eventMarkup = `| On an event | What it says |
| --- | --- |
| \`<time>\` | when it begins; a second one is its end, on the same day or in the night after it. Without \`datetime\` its text counts, as HTML has it |
| \`data-rrule="FREQ=WEEKLY;BYDAY=WE"\` | it repeats, by a recurrence rule of iCalendar; the first date is that of its \`<time>\` |
| \`data-exdates="2026-12-23 2026-12-30"\` | dates on which it does not take place |
| \`data-status\` | \`sold-out\`, \`cancelled\` or \`postponed\` |
| \`data-time-zone\` | its own zone, such as \`Europe/London\` |
| \`data-venue\`, \`data-town\` on parts of it, or \`<address>\` | where it is |
| \`data-tickets\` on a link | where tickets are sold |

A list (\`<ul>\`, \`<ol>\`) of events is read too; its rows are drawn anew. \`src\` adds the events of an iCalendar file or of JSON of your own site;
a calendar that stands elsewhere comes through the site's service, which takes it from there: \`src="/api/calendars/markets"\`.
Events of your own markup stand in their rows before the script. Those of \`src\` or of settings move what follows; a \`min-block-size\` of the tag in your style sheet keeps the room.
Rules that repeat more often than daily are not followed, files of more than 1 MB or 2,000 events are cut.

An iCalendar file is read as programs write it, and the console lists what is left out or unclear, with its line:

| In the file | How it is read |
| --- | --- |
| a start in UTC (\`19:00Z\`), a start with an offset | the series repeats in UTC, or with that offset; it is shown in \`time-zone\`, else in the file's own zone |
| a time without a zone | in the file's \`X-WR-TIMEZONE\`, else in \`time-zone\`, else in each visitor's own |
| \`TZID\` | an IANA name, a Windows name (\`W. Europe Standard Time\`, \`(UTC+01:00) Amsterdam, Berlin…\`), an offset, or a zone that the file defines (\`VTIMEZONE\`) |
| \`EXDATE\`, \`RECURRENCE-ID\` as a day | all that begins on that day |
| a second \`RRULE\`, \`EXRULE\` | the dates of all rules, without those of the exception rules; at most five of each |
| \`RECURRENCE-ID;RANGE=THISANDFUTURE\` | this date and all later ones are changed, and moved by the same difference |
| several events with one \`UID\` | all of them; of versions of one event the highest \`SEQUENCE\` |
| \`X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\`, \`VALUE=DATE\` with midnight | an event of whole days |
| HTML and entities in texts | plain text |

In your own markup and in JSON, a repeating start with \`Z\` or an offset of another zone repeats by that offset; write it without one, or give the event its own time zone, to
have it keep its hour.`;

export const eventListDocs = {
  slots: { '': 'Your events, and what stands above them.' },
  parts: {
    filter: 'The choice between upcoming and past.', list: 'The list.', event: 'One row.', date: 'Day and month beside it.', title: 'Title of a drawn row.',
    time: 'When it is, in words.', place: 'Where it is.', status: 'Sold out, cancelled or postponed.', tickets: 'Link to the tickets.',
    'own-time': 'The time where the visitor is, where it is another.', add: 'Add to calendar.', more: 'Show more.', none: 'What is said of an empty list.', error: 'What is said when a file did not arrive.',
  },
  accessibility: [
    'Rows are items of an ordered list; large dates beside them are for the eye alone, the words say the same.',
    'A change between upcoming and past, and more rows, are announced; "Show more" moves the focus to the first new row.',
    '"Add to calendar" is a native disclosure: Escape closes it and gives the focus back.',
  ],
} as const;
