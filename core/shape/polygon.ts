export type Point = readonly [x: number, y: number];

const written = (value: number): string => String(Math.round(value * 100) / 100);

/** Numbers as a path has them: two decimals are a hundredth of the box's hundredth. */
export const pair = ([x, y]: Point): string => `${written(x)} ${written(y)}`;

/** A closed path through the points. */
export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/**
 * Points around a centre, the first at the top; each radius in turn, so that two of them make a star.
 * A turn of 1 starts at the second point.
 */
export function around(count: number, radii: readonly number[], [x, y]: Point = [50, 50], turn = 0): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * (at + turn)) / count;
    const radius = radii[at % radii.length]!;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}
