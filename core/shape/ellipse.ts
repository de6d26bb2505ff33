import { pair } from './polygon.js';

/** How far the handles of four curves stand out to make an ellipse, in its radii. */
const handle = 0.5523;

interface Ellipse {
  readonly x?: number;
  readonly y?: number;
  readonly rx?: number;
  readonly ry?: number;
  /** Drawn the other way round: a hole. */
  readonly isHole?: boolean;
}

/** An ellipse of four curves; the whole square box by default. */
export function ellipse({ x = 50, y = 50, rx = 50, ry = rx, isHole = false }: Ellipse = {}): string {
  const side = isHole ? -1 : 1;
  const at = (across: number, down: number) => pair([x + across * rx * side, y + down * ry]);
  return `M${at(0, -1)}C${at(handle, -1)} ${at(1, -handle)} ${at(1, 0)}`
    + `C${at(1, handle)} ${at(handle, 1)} ${at(0, 1)}`
    + `C${at(-handle, 1)} ${at(-1, handle)} ${at(-1, 0)}`
    + `C${at(-1, -handle)} ${at(-handle, -1)} ${at(0, -1)}Z`;
}
