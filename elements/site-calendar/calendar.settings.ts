import { eventEvents, eventSettings, eventTexts } from '../../core/events/events.settings.js';
import type { SubscribeService } from '../../core/calendar/subscribe-links.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { readEventTime } from '../../core/calendar/event-time.js';
import { calendarViews, readHours, type ViewName } from './periods.js';

export const calendarSettings = table({
  tag: 'site-calendar',
  summary: 'Your events by month, week or day, or as a list, with categories and a card for each event.',
  spec: 'page-runtime-platform §2, events calendar',
  preloadsReact: true,
  settings: {
    ...eventSettings,
    month: setting.text('', 'Month to show, such as `2026-12`. Default: the current month.', { reflect: true }),
    date: setting.text('', 'Day to start with in the week and day views, such as `2026-12-05`. Default: today, or the first day of `month`.', {
      reflect: true,
      format: { read: text => (readEventTime(text, '')?.isDay ? text.trim() : null), expected: 'a day such as 2026-12-05', example: '2026-12-05' },
    }),
    view: setting.choice(
      calendarViews,
      '`month`: a grid with the events of one day below it. `list`: the month\'s events as rows. `week`, `day`: events beside the hours. `agenda`: the month\'s events by day.',
      { reflect: true },
    ),
    views: setting.text('', 'Views that visitors can switch between, such as `month week day agenda`. Default: none, so there is no switch.'),
    hours: setting.text('8-18', 'Hours that the week and day views always show. Earlier and later events extend them.', {
      format: { read: text => (readHours(text) ? text.trim() : null), expected: 'hours such as 8-18', example: '9-17' },
    }),
    category: setting.text('', 'Categories to show, such as `Workshops, Markets`. Default: all.', { reflect: true }),
    categoryColors: setting.text(
      '',
      'Colors of up to eight categories, such as `Workshops: #a3401c, Markets: teal`. The filter has the same order. Default: the accent color and related hues.',
    ),
    hideFilter: setting.flag(false, 'Hides the category filter. It is shown if events have categories.'),
    subscribe: setting.url(
      '',
      'URL of an iCalendar file (`.ics`) that visitors can subscribe to. Calendar apps and services read it, so it must be public. Default: none.',
      { addressOf: 'file' },
    ),
    weekStart: setting.choice(['auto', 'monday', 'sunday', 'saturday'], 'First day of the week. Default: that of the page\'s language and region.'),
  },
  events: {
    ...eventEvents,
    'site-calendar-change': event<{ month: string }>('The visitor changes the month.', { type: '{ month: string }' }),
    'site-calendar-view': event<{ view: ViewName; date: string }>('The visitor changes the view, the week or the day.', {
      type: '{ view: "month" | "list" | "week" | "day" | "agenda"; date: string }',
    }),
    'site-calendar-subscribe': event<{ service: SubscribeService | 'copy' }>(
      'The visitor subscribes to the calendar, or copies its address. Cancelable: after `preventDefault()`, nothing happens.',
      { cancelable: true, type: '{ service: "app" | "google" | "outlook" | "microsoft365" | "copy" }' },
    ),
    'site-calendar-filter': event<{ categories: readonly string[] }>('The visitor selects categories. An empty list means all.', {
      type: '{ categories: readonly string[] }',
    }),
  },
  texts: {
    ...eventTexts,
    label: 'Calendar',
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    count: '{count, plural, one {# event} other {# events}}',
    moreOf: '{count} more',
    noneIn: 'There are no events in {month}.',
    noneOn: 'No events on {date}',
    categories: 'Categories',
    allCategories: 'All',
    views: 'View',
    month: 'Month',
    list: 'List',
    week: 'Week',
    day: 'Day',
    agenda: 'Agenda',
    previousWeek: 'Previous week',
    nextWeek: 'Next week',
    previousDay: 'Previous day',
    nextDay: 'Next day',
    allDay: 'All day',
    close: 'Close',
    subscribe: 'Subscribe',
    calendarApp: 'Apple Calendar or another app',
    calendarAddress: 'Address of the calendar',
    copy: 'Copy',
    copied: 'Copied',
  },
  translations: [language => import(`../../core/events/texts/${language}.js`), language => import(`./texts/${language}.js`)],
});

type Rows = typeof calendarSettings;
export type CalendarHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
