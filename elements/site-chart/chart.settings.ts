import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { chartTypes } from './chart-types.js';

/** The detail of `site-chart-select`. */
export interface ChartSelect { readonly label: string; readonly series: string; readonly value: number }

export const chartSettings = table({
  tag: 'site-chart',
  summary: 'Bars, lines, a pie or points, drawn from a table that you write; the table stays for screen readers and without scripts.',
  spec: 'page-runtime-platform §1, §8',
  settings: {
    type: setting.choice(chartTypes, 'What is drawn.', { reflect: true }),
    stacked: setting.flag(false, 'Whether the bars of one label stand on top of one another.'),
    horizontal: setting.flag(false, 'Whether bars lie, one below another: for long labels, and for many.'),
    axis: setting.choice(['labels', 'date'], '`labels`: values stand side by side, at equal distances. `date`: they stand where the dates of the first column are.'),
    data: setting.json<unknown>(null, 'The values, where they are in no table: rows of cells, records, or `{ labels, series: [{ name, values }] }`.', { type: 'object | unknown[]' }),
    src: setting.url('', 'Address of a CSV or JSON file at your own site with the values.'),
    unit: setting.text('', 'What stands behind each value, such as `km`, `°C` or `€`.'),
    colours: setting.text('', 'Your own colours of the series, such as `#c4502e, teal`; each is made darker or lighter where it would not stand out. By default the page\'s accent and hues beside it.'),
    label: setting.text('', 'Title of the chart; by default the caption of the table.'),
  },
  events: {
    'site-chart-select': event<ChartSelect>('The visitor presses a value.', { type: '{ label: string, series: string, value: number }' }),
  },
  texts: {
    label: 'Chart', bar: 'Bar chart', line: 'Line chart', pie: 'Pie chart', scatter: 'Scatter chart',
    hint: 'The arrow keys move through the values.',
    legend: 'Series', series: 'Series {number}', other: 'Other',
    place: '{number} of {count}',
    showTable: 'Show as a table', showChart: 'Show as a chart',
    loading: 'Loading', failed: 'This could not be loaded.', again: 'Try again',
    // spec: page-runtime-platform §8, interface strings
    noColumn: 'Your dataset must have at least one column', noRow: 'Your dataset must have at least one row', missing: 'One or more rows was missing data',
    cutRows: 'Only the first {maxRows} rows are shown.', cutColumns: 'Only the first {maxColumns} columns are shown.', // spec: media-layout §9
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof chartSettings;
export type ChartHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
