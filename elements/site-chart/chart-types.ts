/** What can be drawn of a dataset. */
export const chartTypes = ['bar', 'line', 'pie', 'scatter', 'area', 'doughnut'] as const;
export type ChartType = (typeof chartTypes)[number];

/** A pie or doughnut: slices of one column. */
export const isRound = (type: ChartType): boolean => type === 'pie' || type === 'doughnut';

/** What a chart can be downloaded as. */
export const downloadFormats = ['PNG', 'SVG', 'CSV'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];
