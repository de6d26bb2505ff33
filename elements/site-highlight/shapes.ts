/** The box of the words in one line, in pixels, and the size of their text. */
export interface LineBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly em: number;
}

/** Draws one line's highlight as paths of SVG, to be stroked. */
type Draw = (box: LineBox) => readonly string[];

interface Shape {
  readonly draw: Draw;
  /** The stroke covers the words: it is as thick as they are high. */
  readonly isBand?: boolean;
  /** What stands for it on paper and in forced colors: a line under or through the words. */
  readonly plain?: 'line-through';
}

const written = (...numbers: number[]): string => numbers.map(number => String(Math.round(number * 100) / 100)).join(' ');
const line = (x1: number, y1: number, x2: number, y2: number): string => `M${written(x1, y1)}L${written(x2, y2)}`;
/** Just below the letters: the box reaches down to where a `g` ends. */
const below = ({ bottom, em }: LineBox): number => bottom - 0.04 * em;
const through = ({ top, bottom }: LineBox): number => top + 0.55 * (bottom - top);

/** Points from left to right at steps of about the same width; both ends count. */
function stops({ left, right }: LineBox, widthPx: number): number[] {
  const count = Math.max(2, Math.round((right - left) / widthPx));
  return [...Array(count + 1).keys()].map(at => left + ((right - left) * at) / count);
}

const polyline = (points: readonly (readonly [number, number])[]): string => `M${points.map(point => written(...point)).join('L')}`;

/** An ellipse as a pen draws it: it begins at the upper left, and ends a little past its beginning. */
function penCircle({ left, top, right, bottom, em }: LineBox): string {
  const [rx, ry] = [(right - left) / 2 + 0.3 * em, (bottom - top) / 2 + 0.12 * em];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const curve = (...numbers: number[]) => `C${written(...numbers)}`;
  return `M${written(x - 0.55 * rx, y - 0.93 * ry)}`
    + curve(x + 0.2 * rx, y - 1.12 * ry, x + rx, y - 0.95 * ry, x + rx, y)
    + curve(x + rx, y + ky, x + kx, y + ry, x, y + ry)
    + curve(x - kx, y + ry, x - rx, y + ky, x - rx, y - 0.05 * ry)
    + curve(x - rx, y - 0.7 * ry, x - 0.5 * rx, y - 1.02 * ry, x - 0.1 * rx, y - 1.04 * ry);
}

function wave(box: LineBox): string {
  const y = below(box);
  const points = stops(box, 0.3 * box.em);
  const [first, ...rest] = points as [number, ...number[]];
  return `M${written(first, y)}${rest.map((x, at) =>
    `Q${written((points[at]! + x) / 2, y + (at % 2 ? 0.2 : -0.2) * box.em, x, y)}`).join('')}`;
}

/** All shapes by name. Adding one is a row. Source: page-runtime-platform §3. */
export const highlightShapes = {
  circle: { draw: box => [penCircle(box)] },
  cross: {
    draw: ({ left, top, right, bottom }) => [line(left, top, right, bottom), line(left, bottom, right, top)], plain: 'line-through',
  },
  enclose: {
    draw({ left, top, right, bottom, em }) {
      const [room, up] = [0.16 * em, 0.02 * em];
      return [`${polyline([[left - room, top - up], [right + room, top - up], [right + room, bottom + up], [left - room, bottom + up]])}Z`];
    },
  },
  jagged: { draw: box => [polyline(stops(box, 0.22 * box.em).map((x, at) => [x, below(box) + (at % 2 ? 0.1 : -0.06) * box.em]))] },
  marker: { draw: box => [line(box.left - 0.08 * box.em, (box.top + box.bottom) / 2, box.right + 0.08 * box.em, (box.top + box.bottom) / 2)], isBand: true },
  scribble: {
    draw: box => [polyline(stops(box, 0.2 * box.em).map((x, at) => [x, at % 2 ? box.bottom - 0.15 * box.em : box.top + 0.2 * box.em]))],
    plain: 'line-through',
  },
  strike: { draw: box => [line(box.left, through(box), box.right, through(box))], plain: 'line-through' },
  'strike-diagonal': { draw: ({ left, top, right, bottom }) => [line(left, bottom, right, top)], plain: 'line-through' },
  underline: { draw: box => [line(box.left, below(box), box.right, below(box))] },
  'underline-curve': {
    draw(box) {
      const y = below(box);
      return [`M${written(box.left, y)}Q${written((box.left + box.right) / 2, y + 0.24 * box.em, box.right, y - 0.03 * box.em)}`];
    },
  },
  'underline-double': { draw: box => [0, 0.14].map(down => line(box.left, below(box) + down * box.em, box.right, below(box) + down * box.em)) },
  wave: { draw: box => [wave(box)] },
} satisfies Record<string, Shape>;

export type HighlightShape = keyof typeof highlightShapes;

/** A shape's record, whatever its row leaves out. */
export const getShape = (name: HighlightShape): Shape => highlightShapes[name];

export interface Rect { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const overlap = (a: Rect, b: Rect): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
const least = (a: Rect, b: Rect): number => Math.min(a.bottom - a.top, b.bottom - b.top);

/** The boxes of lines of text: boxes beside each other are one line, empty ones none. */
export function mergeLineBoxes(rects: readonly Rect[]): Rect[] {
  const lines: Rect[] = [];
  for (const rect of rects) {
    if (rect.right - rect.left < 1 || rect.bottom - rect.top < 1) continue;
    const at = lines.findIndex(each => overlap(each, rect) > least(each, rect) / 2);
    const same = lines[at];
    if (!same) lines.push({ left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom });
    else {
      lines[at] = {
        left: Math.min(same.left, rect.left), top: Math.min(same.top, rect.top),
        right: Math.max(same.right, rect.right), bottom: Math.max(same.bottom, rect.bottom),
      };
    }
  }
  return lines;
}

const leastShare = 0.2; // spec: page-runtime-platform §9, minimum tween scale

/** When each line begins and how long it takes, one after the other, by their widths. */
export function turns(widths: readonly number[], durationMs: number): { readonly delay: number; readonly duration: number }[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  let delay = 0;
  return widths.map(width => {
    const duration = durationMs * Math.max(leastShare, total > 0 ? width / total : 1);
    const turn = { delay, duration };
    delay += duration;
    return turn;
  });
}
