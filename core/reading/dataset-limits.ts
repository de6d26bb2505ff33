/** What is read of a dataset; the rest is left out and reported. The first column has the labels and is not counted. */
export const datasetLimits = { rows: 10_000, columns: 12, characters: 200 } as const;
