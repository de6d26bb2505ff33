import type { Docs } from '../../core/manifest/describe/docs.js';
import type { calendarSettings } from './calendar.settings.js';

export const calendarDocs: Docs<typeof calendarSettings> = {
  group: 'contact',
  details: `Write the events as for \`<site-events>\`: an \`<article>\` each, with a heading and a \`<time datetime="2026-12-05T19:00">\`. Without
scripts, visitors read that list. Events are shown on their dates at the venue (\`time-zone\`), with the local time for visitors in
other time zones. Below a width of 560 px, days show dots instead of titles.
Events of several days are bands over their days. Give events a category (\`data-category="Workshops"\`): each category has a color and a button
in a filter above the grid. An event with several categories has the color of the first one.
With \`subscribe\`, visitors get your calendar in their own: in an app, Google Calendar, Outlook.com or Microsoft 365, and later changes too. Its
file must be public, as the services fetch it themselves, up to a day later.
A click on an event opens its card, with time, place, text, link and “Add to calendar”.
With \`views\`, visitors switch between month, week, day, agenda and list. Week and day show events beside the hours, at their clock times at
the venue; below a width of 560 px, the week is a list of its days. An event of a day or longer is above the hours. Events that overlap are side
by side. The address of the page does not change: \`view\`, \`month\`, \`date\` and \`category\` are attributes that your own script can read and set.
Below the grid are the events of the selected day. At first, this is the next day of the month that has events.`,
  slots: { '': 'Your events, and any content above them.' },
  parts: {
    header: 'The month and its buttons.', month: 'Name of the month.', button: 'The Today, Previous and Next buttons.', views: 'The switch between views.', view: 'A button of the switch.', grid: 'The month grid.', day: 'A day.',
    'day-with-events': 'A day with events.', chip: 'An event in a day, or a band over several days.', categories: 'The category filter.', category: 'A button of the filter.', panel: 'The events of a day, or the view below the header.', 'time-grid': 'The week or day with its hours.', column: 'A day beside the hours.', now: 'The line at the current time.', agenda: 'The agenda.', 'agenda-day': 'A day of the agenda.', card: 'The card of an event.', 'card-categories': 'The categories in the card.', description: 'The text in the card.', 'day-title': 'The date above the events of a day.',
    list: 'The list.', event: 'An event in the list.', date: 'Day and month beside an event.', title: 'Title of a rendered event.', time: 'Date and time as text.', place: 'The venue.',
    status: 'Sold out, canceled or postponed.', tickets: 'Link to the tickets.', 'own-time': 'The visitor\'s local time, if it differs.', subscribe: 'The “Subscribe” control.', add: 'The “Add to calendar” control.', error: 'The message shown if a file could not be loaded.',
  },
  accessibility: [
    'The days are an ARIA grid. Arrow keys move by day and week, Home and End to the start and end of the week, Page Up and Page Down by month, and with Shift by year. Enter or Space shows the day\'s events.',
    'Tab moves from a day to its events. Enter opens the card of an event, a non-modal dialog. Escape closes it and returns the focus.',
    'Each day of a week is a group with its full date and number of events, and each event is a button in a list. Page Up and Page Down turn the week, day or month.',
    'While the focus is in the calendar, T shows today, and M, W, D, A and L switch to the month, week, day, agenda and list.',
    'The accessible name of a day is its full date and its events. A change of view or period, the events of a selected day and of selected categories are announced.',
    'Colors are not the only sign of a category: its events can be filtered, and its name is text.',
  ],
  panel: {
    icon: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h.01M12 14h.01M16 14h.01',
    entries: 'events',
    groups: {
      Content: ['timeZone', 'src'],
      Layout: ['view', 'views', 'month', 'date', 'hours', 'weekStart', 'categoryColors'],
      Behavior: ['category', 'subscribe', 'hideFilter', 'hideAdd', 'hideFromSearch'],
    },
    labels: {
      src: 'Calendar file', subscribe: 'Calendar file to subscribe to', hideAdd: 'Hide “Add to calendar”', hideFromSearch: 'Hide from search engines', weekStart: 'First day of the week',
      month: 'Initial month', date: 'Initial day', views: 'Views to switch between', hours: 'Hours shown', category: 'Categories shown', categoryColors: 'Category colors', hideFilter: 'Hide the category filter',
    },
  },
};
