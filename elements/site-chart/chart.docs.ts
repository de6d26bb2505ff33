import type { Docs } from '../../core/manifest/docs.js';
import type { chartSettings } from './chart.settings.js';

export const chartDocs: Docs<typeof chartSettings> = {
  details: `Write a \`<table>\`: the first row names the series, the first column the labels, and the caption is the title. Numbers are
read as the page's language writes them (see below); \`data-value\` on a cell sets one exactly. The foot of the table is
not drawn. At most 10,000 rows and 12 columns are drawn, and what is left out is reported. A pie draws the first column; the smallest slices
beyond twelve become one. Points are spread out by the numbers in the first column.

With \`axis="date"\` lines, bars and points stand where their dates are, in any order of rows: write the first column as \`<time
datetime="2026-05-01">\`, as \`data-value\`, or plainly as \`2026\`, \`2026-05\`, \`2026-05-01\` or \`2026-05-01T18:30\`. The drawing says them
in the page's language; a time zone is left out, the clock is the one you write. \`horizontal\` bars have labels at their side, one
below another.

\`src\` loads a file of your own site: JSON, or a table (CSV) with commas, semicolons, tabs or bars, a \`sep=;\` line, and any line endings,
in UTF-8, UTF-16 or windows-1252. Save it as UTF-8, or name its encoding in the \`Content-Type\`; otherwise a console message names the encoding that was used.

| A cell | How it is read |
| --- | --- |
| \`1,234.5\`, \`1.234,5\`, \`1 234,5\`, \`1’234.5\` | with the decimal sign of the page's language; in a file with commas between cells the decimal sign is a point |
| \`€ 12\`, \`12 €\`, \`45 %\`, \`3 kg\`, \`5 m\`, \`1e3\`, \`٣٤٫٥\` | the number; units and currencies are left out |
| \`-500\`, \`(500)\`, \`500-\`, \`($1,500.50)\` | a negative number |
| \`1.2k\`, \`3M\`, \`4 bn\`, \`2,5 Mio.\`, \`3 Mrd.\`, \`1.2万\` | 1,200, 3,000,000, 4,000,000,000, 2,500,000, 3,000,000,000, 12,000 |
| \`5m\`, \`3B\`, \`2T\`, \`2 billion\`, \`5½\`, \`n/a\` | a gap: the letter may be a unit or a factor, or there is no number. A console message names the first one |

The chart is as high as the custom property \`--site-chart-height\` says, 360 px without it: the drawing, its title and its
legend share that height. Without \`site-chart.css\` the table keeps its own height until the chart is drawn: give the tag that height yourself.`,
  slots: { '': 'Your table. Without one: a link to the file, or words for those without scripts.' },
  parts: {
    title: 'The title.', switch: 'The button that shows the table.', plot: 'The drawing.', value: 'Bars or slices of a series.', legend: 'What the colours mean.',
    table: 'The table.', notice: 'What is missing or left out.', error: 'What is said when a file could not be loaded.',
  },
  accessibility: [
    'The table stays for screen readers. The drawing is one stop of the keyboard: left and right move through the values, up and down through the series, Home and End to the ends, Page Up and Page Down by a tenth; where bars lie, up and down move through the values; each value is spoken.',
    'Colours have a contrast of 3 or more with whatever they stand on, in light and dark; series also differ by hatching, dashes or marks. The names in the legend are buttons that switch series off and on.',
    'Printed, the chart and its table stand below one another, in colours that stand out from white, also from a dark page.',
  ],
  panel: {
    icon: 'M4 20h16M6 20v-7h3v7M11 20V5h3v15M16 20v-10h3v10',
    groups: {
      Content: ['type', 'src', 'unit'],
      Layout: ['stacked', 'horizontal', 'axis'],
      Appearance: ['colours'],
    },
    labels: { src: 'Data file', colours: 'Colors' },
  },
};
