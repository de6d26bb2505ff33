import type { Docs } from '../../core/manifest/docs.js';
import type { chartSettings } from './chart.settings.js';

export const chartDocs: Docs<typeof chartSettings> = {
  details: `Write a \`<table>\`: the first row names the series, the first column the labels, and the caption is the title. Numbers are
read as the page's language writes them, with units and currencies; \`data-value\` on a cell says one exactly. The foot of the table is
not drawn. At most 10,000 rows and 12 columns are drawn, and what is left out is said. A pie draws the first column; the smallest slices
beyond twelve become one. Points are spread out by the numbers in the first column.

With \`axis="date"\` lines, bars and points stand where their dates are, in any order of rows: write the first column as \`<time
datetime="2026-05-01">\`, as \`data-value\`, or plainly as \`2026\`, \`2026-05\`, \`2026-05-01\` or \`2026-05-01T18:30\`. The drawing says them
in the page's language; a time zone is left out, the clock is the one you write. \`horizontal\` bars have labels at their side, one
below another.

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
};
