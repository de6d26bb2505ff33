/** A unit of `vSize`, in percent of the gallery's width: the usual 10 makes page-runtime §9's slider ratio of 50. */
const unitPercent = 5;

/** The height a `vSize` stands for, in percent of the gallery's width. */
export const heightPercent = (vSize: number): number => vSize * unitPercent;
