import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { chartTypes } from './chart-types.js';

/** The detail of `site-chart-select`. */
export interface ChartSelect { readonly label: string; readonly series: string; readonly value: number }

export const chartSettings = table({
  tag: 'site-chart',
  summary: 'Bar, line, area, pie, doughnut and scatter charts, drawn from your table. The table stays available to screen readers and without scripts.',
  spec: 'page-runtime-platform §1, §8',
  preloadsReact: true,
  preloads: { '': ['scene/make-scene.ts'] },
  settings: {
    type: setting.choice(chartTypes, 'Type of the chart.', { reflect: true }),
    stacked: setting.flag(false, 'Stacks the bars or areas of each label.'),
    lines: setting.text('', 'Series of a bar chart that are drawn as lines over the bars: names or numbers, such as `Rain, 3`.'),
    secondAxis: setting.text('', 'Series measured on a second axis at the other side: names or numbers. Not for stacked bars and areas.'),
    horizontal: setting.flag(false, 'Draws horizontal bars, for long labels or many values.'),
    axis: setting.choice(
      ['labels', 'date'],
      '`labels` places values at equal distances. `date` places them on a time axis, by the dates in the first column.',
    ),
    data: setting.json<unknown>(
      null,
      'The values, if there is no table: rows of cells, records, or `{ labels, series: [{ name, values }] }`.',
      { type: 'object | unknown[]' },
    ),
    src: setting.url('', 'URL of a CSV or JSON file with the values, on your own site.', { addressOf: 'file' }),
    unit: setting.text('', 'Unit shown after each value, such as `km`, `°C` or `€`.'),
    secondUnit: setting.text('', 'Unit of the series on the second axis.'),
    valuesTitle: setting.text('', 'Title of the value axis.'),
    labelsTitle: setting.text('', 'Title of the label axis.'),
    secondTitle: setting.text('', 'Title of the second axis.'),
    min: setting.optionalNumber('Where the value axis begins. Smaller values, and the zero of bars and areas, extend it.'),
    max: setting.optionalNumber('Where the value axis ends. Greater values extend it.'),
    showValues: setting.flag(false, 'Writes the values on bars, points and slices, where they have room.'),
    goals: setting.text('', 'Lines at values, each with a name, such as `150 Target; 80 Minimum`.'),
    notes: setting.text('', 'Notes at labels or dates, such as `March: New kiln; May: Craft fair`. Not for horizontal bars, pies and doughnuts.'),
    colors: setting.text(
      '',
      'Colors of the series, such as `#c4502e, teal`, made darker or lighter if the contrast is too low. Default: the accent color and related hues.',
      { was: 'colours' },
    ),
    legend: setting.choice(
      ['auto', 'always'],
      '`auto` shows the legend only where the names of the series do not fit beside their values. `always` shows it with its buttons, which hide and show series.',
    ),
    patterns: setting.choice(
      ['auto', 'always'],
      '`auto` uses plain colors, and patterns only where a legend has to name them. `always` uses patterns on bars and slices, dashes and markers on lines.',
    ),
    download: setting.flag(false, 'Adds buttons to download the chart as a picture (PNG, SVG) and its values (CSV).'),
    label: setting.text('', 'Title of the chart. Default: the caption of the table.'),
  },
  events: {
    'site-chart-select': event<ChartSelect>('The visitor selects a value.', { type: '{ label: string, series: string, value: number }' }),
  },
  texts: {
    label: 'Chart',
    bar: 'Bar chart',
    line: 'Line chart',
    pie: 'Pie chart',
    scatter: 'Scatter chart',
    area: 'Area chart',
    doughnut: 'Doughnut chart',
    hint: 'The arrow keys move through the values.',
    legend: 'Series',
    series: 'Series {number}',
    other: 'Other',
    place: '{number} of {count}',
    showTable: 'Show as a table',
    showChart: 'Show as a chart',
    download: 'Download {format}',
    loading: 'Loading',
    failed: 'This could not be loaded.',
    again: 'Try again',
    // spec: page-runtime-platform §8, interface strings
    noColumn: 'Your dataset must have at least one column',
    noRow: 'Your dataset must have at least one row',
    missing: 'One or more rows was missing data',
    cutRows: 'Only the first {maxRows} rows are shown.',
    cutColumns: 'Only the first {maxColumns} columns are shown.', // spec: media-layout §9
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof chartSettings;
export type ChartHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
