import type { Docs } from '../../core/manifest/docs.js';
import type { calendarSettings } from './calendar.settings.js';

export const calendarDocs: Docs<typeof calendarSettings> = {
  details: `Write the events as for \`<site-events>\`: an \`<article>\` each, with a heading and a \`<time datetime="2026-12-05T19:00">\`. Without
scripts that list is what visitors read. An event stands on the days it has where it takes place (\`time-zone\`); visitors elsewhere are
told their own time beside it. In places narrower than 560 px days show dots in place of titles.
Below the days stand the events of one: of the day a visitor has chosen, at first of the next one of the month on which something is on.`,
  slots: { '': 'Your events, and what stands above them.' },
  parts: {
    header: 'The month and the buttons beside it.', month: 'Name of the month.', button: 'Today, previous and next.', grid: 'The table of days.', day: 'One day.',
    'day-with-events': 'A day on which something is on.', chip: 'An event within a day.', panel: 'The events of a day, or of the month.', 'day-title': 'Date above them.',
    list: 'The list.', event: 'One row.', date: 'Day and month beside it.', title: 'Title of a drawn row.', time: 'When it is, in words.', place: 'Where it is.',
    status: 'Sold out, cancelled or postponed.', tickets: 'Link to the tickets.', 'own-time': 'The time where the visitor is, where it is another.', add: 'Add to calendar.', error: 'What is said when a file did not arrive.',
  },
  accessibility: [
    'The days are a grid of WAI-ARIA: arrow keys go by day and week, Home and End to the ends of the week, Page Up and Page Down by month, with Shift by year; Enter or Space shows the day\'s events.',
    'The accessible name of a day is its full date and what is on. A change of month, and the events of a day, are announced.',
  ],
  panel: {
    icon: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h.01M12 14h.01M16 14h.01',
    entries: 'events',
    groups: {
      Content: ['timeZone', 'src'],
      Layout: ['view', 'month', 'weekStart'],
      Behavior: ['hideAdd', 'hideFromSearch'],
    },
    labels: {
      src: 'Calendar file', hideAdd: 'Hide “Add to calendar”', hideFromSearch: 'Hide from search engines', weekStart: 'First day of the week',
      month: 'Month shown first',
    },
  },
};
