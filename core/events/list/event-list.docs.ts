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
Rules that repeat more often than daily are not followed, files of more than 1 MB or 2,000 events are cut.`;

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
