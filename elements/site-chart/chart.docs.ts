import type { Docs } from '../../core/manifest/describe/docs.js';
import type { chartSettings } from './chart.settings.js';

export const chartDocs: Docs<typeof chartSettings> = {
  group: 'media',
  details: `Write a \`<table>\`: the first row has the names of the series, the first column the labels, and the caption is the title. Numbers
are read in the format of the page's language (see below); \`data-value\` on a cell sets an exact value. The table's footer is not
drawn. The maximum is 10,000 rows and 12 columns; a notice reports what was omitted. A pie or doughnut draws the first column, and
combines the smallest slices beyond twelve. In a scatter chart, the first column has the x values.

With \`axis="date"\`, lines, bars and points are placed on a time axis, whatever the order of the rows. Write the dates in the first
column as \`<time datetime="2026-05-01">\`, as \`data-value\`, or as text: \`2026\`, \`2026-05\`, \`2026-05-01\` or \`2026-05-01T18:30\`. The
chart formats them in the page's language. Time zones are ignored: the time is shown as written. \`horizontal\` bars have their
labels at the side, one below the other.

The names of the series are beside their values, in plain colors. Where they do not fit, a legend has them, and bars have patterns,
lines dashes and markers. Set \`legend="always"\` for buttons that hide and show series.

\`stacked\` puts bars or areas on one another; without it, bars are side by side. \`lines\` draws some series of a bar chart as lines,
and \`second-axis\` measures series at the other side, with \`second-unit\`. \`values-title\`, \`labels-title\` and \`second-title\` name the axes,
\`min\` and \`max\` extend the value axis, and \`show-values\` writes values on bars, points and slices. \`goals\` draws lines at values, and
\`notes\` writes notes at labels or dates; parts of both are separated by semicolons. A doughnut has the sum in its middle.

\`download\` adds buttons: the picture as PNG or SVG has the title, and the legend where there is one. The CSV file has all values, with
dates as \`2026-05-01\`; texts that a spreadsheet would take for a formula begin with an apostrophe. PNG needs \`img-src blob:\` in a
content security policy; without it, the picture is SVG.

For a published Google sheet or an Excel file on another site, use your site's service, which fetches it: \`src="/api/sheets/visitors"\`.
\`src\` loads a file from your own site: JSON, or CSV separated by commas, semicolons, tabs or pipes, with an optional \`sep=;\` line
and any line endings, in UTF-8, UTF-16 or windows-1252. Save it as UTF-8, or set its encoding in the \`Content-Type\`. Otherwise, a
console message names the encoding that was assumed.

| A cell | How it is read |
| --- | --- |
| \`1,234.5\`, \`1.234,5\`, \`1 234,5\`, \`1’234.5\` | with the decimal separator of the page's language; in a comma-separated file, the decimal separator is a point |
| \`€ 12\`, \`12 €\`, \`45 %\`, \`3 kg\`, \`5 m\`, \`1e3\`, \`٣٤٫٥\` | the number; units and currencies are ignored |
| \`-500\`, \`(500)\`, \`500-\`, \`($1,500.50)\` | a negative number |
| \`1.2k\`, \`3M\`, \`4 bn\`, \`2,5 Mio.\`, \`3 Mrd.\`, \`1.2万\` | 1,200, 3,000,000, 4,000,000,000, 2,500,000, 3,000,000,000, 12,000 |
| \`5m\`, \`3B\`, \`2T\`, \`2 billion\`, \`5½\`, \`n/a\` | a gap: the letter could be a unit or a factor, or there is no number. A console message names the first such cell |

The custom property \`--site-chart-height\` sets the height of the chart, including title and legend. The default is 360 px. Without
\`site-chart.css\`, the table keeps its own height until the chart is drawn: set that height on the tag yourself.`,
  slots: { '': 'Your table. Without a table, a link to the file, or text that is shown without scripts.' },
  parts: {
    title: 'The title.', switch: 'The button that switches between chart and table.', download: 'A button that downloads the chart.',
    goals: 'Goal lines.', notes: 'Notes in the drawing.', titles: 'Titles of the axes.', sum: 'The sum in the hole of a doughnut.', values: 'Values on bars and points.', names: 'Names of series and slices beside their values.', plot: 'The drawing.', value: 'Bars or slices of a series.', legend: 'The legend.',
    table: 'The table.', notice: 'The notice about missing or omitted values.', error: 'The message shown if a file could not be loaded.',
  },
  accessibility: [
    'The table stays available to screen readers.',
    'The drawing is a single tab stop. Left and Right move through the values, Up and Down through the series, Home and End to the first and last value, Page Up and Page Down by a tenth. With horizontal bars, Up and Down move through the values. Each value is announced.',
    'Colors have a contrast of at least 3:1 with their background, in light and dark mode; names in these colors 4.5:1. Color alone never identifies a series: its name is beside its values, or it has a pattern, dashes or markers that the legend explains. In forced colors, patterns are always shown. The legend\'s buttons hide and show series.',
    'In print, the table is below the chart, in colors with enough contrast on white, even if the page is dark.',
  ],
  panel: {
    icon: 'M4 20h16M6 20v-7h3v7M11 20V5h3v15M16 20v-10h3v10',
    groups: {
      Content: ['type', 'src', 'unit', 'valuesTitle', 'labelsTitle', 'secondTitle', 'goals', 'notes'],
      Layout: ['stacked', 'horizontal', 'axis', 'lines', 'secondAxis', 'secondUnit', 'min', 'max'],
      Appearance: ['colors', 'showValues', 'legend', 'patterns', 'download'],
    },
    labels: { src: 'Data file' },
  },
};
