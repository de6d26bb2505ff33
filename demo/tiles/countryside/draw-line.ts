import type { Ground, Spot } from './place.js';

/** Path data of a line over the ground; smooth through its spots when asked. */
export function drawLine(ground: Ground, spots: readonly Spot[], isSmooth = false): string {
  const points = spots.map(spot => ground.at(spot));
  if (points.length < 2) return '';
  let data = `M${write(points[0])}`;
  for (let index = 1; index < points.length; index += 1) {
    if (!isSmooth) {
      data += `L${write(points[index])}`;
      continue;
    }
    // Catmull and Rom's curve as a Bézier: through every spot, aimed along its neighbours.
    const [before, from, to, after] = [points[index - 2] ?? points[index - 1], points[index - 1], points[index],
      points[index + 1] ?? points[index]];
    const leave: [number, number] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: [number, number] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += `C${write(leave)} ${write(arrive)} ${write(to)}`;
  }
  return data;
}

/** Spots along a curve that is given as north over east. */
export function along(curve: (east: number) => number, from: number, to: number, stepM: number): Spot[] {
  const spots: Spot[] = [];
  for (let east = from; east <= to; east += stepM) spots.push([east, curve(east)]);
  return spots;
}

function write([x, y]: [number, number]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
