import { eventEvents, eventSettings, eventTexts } from '../../core/events/events.settings.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const calendarSettings = table({
  tag: 'site-calendar',
  summary: 'Your events in a monthly calendar or as a list, with categories.',
  spec: 'page-runtime-platform §2, events calendar',
  preloadsReact: true,
  settings: {
    ...eventSettings,
    month: setting.text('', 'Month to show, such as `2026-12`. Default: the current month.', { reflect: true }),
    view: setting.choice(['month', 'list'], 'A month grid with the events of one day below it, or a list of the month\'s events.'),
    category: setting.text('', 'Categories to show, such as `Workshops, Markets`. Default: all.', { reflect: true }),
    categoryColors: setting.text(
      '',
      'Colors of up to eight categories, such as `Workshops: #a3401c, Markets: teal`. The filter has the same order. Default: the accent color and related hues.',
    ),
    hideFilter: setting.flag(false, 'Hides the category filter. It is shown if events have categories.'),
    weekStart: setting.choice(['auto', 'monday', 'sunday', 'saturday'], 'First day of the week. Default: that of the page\'s language and region.'),
  },
  events: {
    ...eventEvents,
    'site-calendar-change': event<{ month: string }>('The visitor changes the month.', { type: '{ month: string }' }),
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
  },
  translations: [language => import(`../../core/events/texts/${language}.js`), language => import(`./texts/${language}.js`)],
});

type Rows = typeof calendarSettings;
export type CalendarHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
