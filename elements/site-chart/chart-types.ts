/** What can be drawn of a dataset. */
export const chartTypes = ['bar', 'line', 'pie', 'scatter'] as const;
export type ChartType = (typeof chartTypes)[number];
