const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Outlines of marks round a point, in an order in which neighbours differ most: series differ by more than their color. */
const outlines: readonly ((r: number) => string)[] = [
  r => `m${-r},0a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0z`,
  r => `m${-r},${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
  r => `m0,${-r * 1.25}l${r * 1.2},${r * 2.2}h${-r * 2.4}z`,
  r => `m0,${-r * 1.3}l${r * 1.3},${r * 1.3}l${-r * 1.3},${r * 1.3}l${-r * 1.3},${-r * 1.3}z`,
  r => `m${-r / 2.4},${-r}h${r / 1.2}v${r * 0.6}h${r * 0.6}v${r * 0.8}h${-r * 0.6}v${r * 0.6}h${-r / 1.2}v${-r * 0.6}h${-r * 0.6}v${-r * 0.8}h${r * 0.6}z`,
  r => `m0,${r * 1.25}l${r * 1.2},${-r * 2.2}h${-r * 2.4}z`,
];

/** The mark of a series at a point, as a part of a path. */
export const markAt = (series: number, x: number, y: number, radius: number): string =>
  `M${rounded(x)},${rounded(y)}${outlines[series % outlines.length]!(radius)}`;

/** How the lines of series are broken, so that they differ in print too. Empty: whole. */
export const dashes = ['', '8 4', '2 3', '10 4 2 4', '14 4', '5 2', '1 4', '12 3 3 3', '6 6', '3 2', '16 3 2 3 2 3', '9 2'] as const;

/** The lines over a fill, as paths in a square of eight pixels; the first series has none. */
export const hatchings = [
  '', 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4', 'M2,2h1v1h-1zM6,6h1v1h-1z', 'M-2,6l4,4M0,0l8,8M6,-2l4,4', 'M0,4h8', 'M4,0v8', 'M0,4h8M4,0v8', 'M0,0l8,8M0,8l8,-8',
  'M0,2h8M0,6h8', 'M2,0v8M6,0v8', 'M0,6l4,-4l4,4', 'M3,3h2v2h-2z',
] as const;
