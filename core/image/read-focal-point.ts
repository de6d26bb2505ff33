/** A point of a picture as fractions of its width and height. */
export type FocalPoint = readonly [x: number, y: number];

export const middle: FocalPoint = [0.5, 0.5]; // spec: media-layout §3

interface Read {
  readonly point: FocalPoint;
  /** What is wrong with the text; undefined when it is good. */
  readonly fact?: string;
}

/** `0.3,0.6` as a point. Fractions out of range come to the picture's edge; anything else is its middle. */
export function readFocalPoint(text: string): Read {
  if (!text.trim()) return { point: middle };
  const [x = NaN, y = NaN, more] = text.split(',').map(part => (part.trim() ? Number(part) : NaN));
  if (more !== undefined || !Number.isFinite(x + y)) return { point: middle, fact: 'is not a point' };
  const within = (value: number) => Math.min(Math.max(value, 0), 1);
  const point = [within(x), within(y)] as const;
  return `${point}` === `${[x, y]}` ? { point } : { point, fact: 'is out of range' };
}
