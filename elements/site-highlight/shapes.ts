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
/** Just below the letters: the box reaches down to where a `g` ends. */
const below = ({ bottom, em }: LineBox): number => bottom - 0.04 * em;
const through = ({ top, bottom }: LineBox): number => top + 0.55 * (bottom - top);

/** A hand's small deviations, from -1 to 1: another sequence for each line of text, the same each time that the line is drawn. */
function handOf({ left, right, top }: LineBox): () => number {
  let seed = Math.imul(Math.round(right - left) + 1, 2654435761) ^ Math.imul(Math.round(top) + Math.round(left) + 7, 40503);
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return ((seed >>> 8) % 2001) / 1000 - 1;
  };
}

type Point = readonly [x: number, y: number];

/** A curve through points: each stretch ends in the middle between two of them, so that it has no corner. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  const last = rest.at(-1)!;
  const curves = rest.slice(0, -1).map(([x, y], at) => `Q${written(x, y, (x + rest[at + 1]![0]) / 2, (y + rest[at + 1]![1]) / 2)}`);
  return `M${written(...first)}${curves.join('')}L${written(...last)}`;
}

const polyline = (points: readonly Point[]): string => `M${points.map(point => written(...point)).join('L')}`;

/** A stroke from one point to another as a hand draws it: it bows a little, the more the longer it is. */
function stroke([x1, y1]: Point, [x2, y2]: Point, { em }: LineBox, hand: () => number): string {
  const [length, at] = [Math.hypot(x2 - x1, y2 - y1) || 1, (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const];
  const sway = Math.min(0.055 * em, 0.03 * length);
  const [acrossX, acrossY] = [-(y2 - y1) / length, (x2 - x1) / length];
  const inner = [0.3, 0.7].map((share): Point => {
    const [[x, y], off] = [at(share + 0.08 * hand()), sway * hand()];
    return [x + acrossX * off, y + acrossY * off];
  });
  return smooth([[x1, y1 + 0.5 * sway * hand()], ...inner, [x2, y2 + 0.5 * sway * hand()]]);
}

/** Points from left to right at steps of about the same width; both ends count. */
function stops({ left, right }: LineBox, widthPx: number): number[] {
  const count = Math.max(2, Math.round((right - left) / widthPx));
  return [...Array(count + 1).keys()].map(at => left + ((right - left) * at) / count);
}

/** The same, with steps of a hand's irregular width between the ends. */
function handStops(box: LineBox, widthPx: number, hand: () => number): number[] {
  const even = stops(box, widthPx);
  const step = even[1]! - even[0]!;
  return even.map((x, at) => (at === 0 || at === even.length - 1 ? x : x + 0.18 * step * hand()));
}

/** An ellipse as a pen draws it: it begins at the upper left, tilts a little, and ends past its beginning. */
function penCircle(box: LineBox): string {
  const { left, top, right, bottom, em } = box;
  const hand = handOf(box);
  const [rx, ry] = [(right - left) / 2 + 0.3 * em, (bottom - top) / 2 + 0.12 * em];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const off = (most: number) => most * em * hand();
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const curve = (...numbers: number[]) => `C${written(...numbers)}`;
  const [dx, dy] = [off(0.05), off(0.04)];
  return `M${written(x - 0.55 * rx, y - 0.93 * ry + off(0.04))}`
    + curve(x + 0.2 * rx, y - 1.12 * ry + off(0.03), x + rx, y - 0.95 * ry + off(0.05), x + rx + dx, y + dy)
    + curve(x + rx + dx, y + ky + dy, x + kx, y + ry, x + off(0.2), y + ry - 0.02 * em)
    + curve(x - kx, y + ry - 0.02 * em, x - rx, y + ky, x - rx, y - 0.05 * ry)
    + curve(x - rx, y - 0.7 * ry, x - 0.5 * rx, y - 1.02 * ry + off(0.03), x - 0.1 * rx, y - 1.04 * ry + off(0.05));
}

function wave(box: LineBox): string {
  const [y, hand] = [below(box), handOf(box)];
  const [first, ...rest] = handStops(box, 0.3 * box.em, hand) as [number, ...number[]];
  let from = first;
  return `M${written(first, y)}${rest.map((x, at) => {
    const middle = (from + x) / 2;
    from = x;
    return `Q${written(middle, y + ((at % 2 ? 0.2 : -0.2) + 0.04 * hand()) * box.em, x, y + 0.015 * box.em * hand())}`;
  }).join('')}`;
}

/** Four strokes that meet at round corners, the last a little past the beginning of the first. */
function penBox(box: LineBox): string {
  const { left, top, right, bottom, em } = box;
  const hand = handOf(box);
  const [room, up] = [0.16 * em, 0.02 * em];
  const near = (x: number, y: number): Point => [x + 0.03 * em * hand(), y + 0.03 * em * hand()];
  const corners = [near(left - room, top - up), near(right + room, top - up), near(right + room, bottom + up), near(left - room, bottom + up)] as const;
  const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = corners;
  const round = Math.min(0.12 * em, (right - left) / 2);
  return `M${written(x1 + 0.5 * round, y1)}L${written(x2 - round, y2)}Q${written(x2, y2, x2, y2 + round)}`
    + `L${written(x3, y3 - round)}Q${written(x3, y3, x3 - round, y3)}`
    + `L${written(x4 + round, y4)}Q${written(x4, y4, x4, y4 - round)}L${written(x1, y1 + round)}Q${written(x1, y1, x1 + round, y1 - 0.02 * em)}`;
}

const zigzag = (box: LineBox, widthPx: number, high: number, low: number): string => {
  const hand = handOf(box);
  return polyline(handStops(box, widthPx, hand).map((x, at): Point => [x, (at % 2 ? low : high) + 0.03 * box.em * hand()]));
};

/** All shapes by name. Adding one is a row. Source: page-runtime-platform §3. */
export const highlightShapes = {
  circle: { draw: box => [penCircle(box)] },
  cross: {
    draw(box) {
      const [{ left, top, right, bottom }, hand] = [box, handOf(box)];
      return [stroke([left, top], [right, bottom], box, hand), stroke([left, bottom], [right, top], box, hand)];
    },
    plain: 'line-through',
  },
  enclose: { draw: box => [penBox(box)] },
  jagged: { draw: box => [zigzag(box, 0.22 * box.em, below(box) - 0.06 * box.em, below(box) + 0.1 * box.em)] },
  marker: {
    draw(box) {
      const [y, hand] = [(box.top + box.bottom) / 2, handOf(box)];
      return [stroke([box.left - (0.1 + 0.04 * hand()) * box.em, y], [box.right + (0.1 + 0.04 * hand()) * box.em, y], box, hand)];
    },
    isBand: true,
  },
  scribble: { draw: box => [zigzag(box, 0.2 * box.em, box.top + 0.2 * box.em, box.bottom - 0.15 * box.em)], plain: 'line-through' },
  strike: { draw: box => [stroke([box.left, through(box)], [box.right, through(box)], box, handOf(box))], plain: 'line-through' },
  'strike-diagonal': { draw: box => [stroke([box.left, box.bottom], [box.right, box.top], box, handOf(box))], plain: 'line-through' },
  underline: { draw: box => [stroke([box.left, below(box)], [box.right, below(box)], box, handOf(box))] },
  'underline-curve': {
    draw(box) {
      const [y, hand] = [below(box), handOf(box)];
      const middle = (box.left + box.right) / 2 + 0.05 * (box.right - box.left) * hand();
      return [`M${written(box.left, y + 0.02 * box.em * hand())}Q${written(middle, y + (0.24 + 0.03 * hand()) * box.em, box.right, y - 0.03 * box.em)}`];
    },
  },
  'underline-double': {
    draw(box) {
      const hand = handOf(box);
      const [inset, y] = [Math.min(0.15 * box.em, 0.1 * (box.right - box.left)), below(box)];
      return [
        stroke([box.left, y], [box.right, y], box, hand),
        stroke([box.left + inset * Math.abs(hand()), y + 0.14 * box.em], [box.right - inset * Math.abs(hand()), y + 0.14 * box.em], box, hand),
      ];
    },
  },
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
