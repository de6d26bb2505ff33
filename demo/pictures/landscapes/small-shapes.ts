import { round } from '../drawing/path.js';

/** A gull or wader on the wing, far away; `beat` from -1 (wings low) to 1 (wings high). */
export function bird(x: number, y: number, span: number, beat: number, tilt = 0): string {
  const half = span / 2;
  const at = (dx: number, dy: number) =>
    `${round(x + dx * Math.cos(tilt) - dy * Math.sin(tilt))} ${round(y + dx * Math.sin(tilt) + dy * Math.cos(tilt))}`;
  const tip = -beat * half * 0.55;
  const wrist = -half * (0.22 + 0.2 * beat);
  const deep = half * 0.16;
  return `M${at(-half, tip)}Q${at(-half * 0.55, wrist)} ${at(-half * 0.06, -deep * 0.2)}Q${at(0, -deep)} ${
    at(half * 0.06, -deep * 0.2)}Q${at(half * 0.55, wrist)} ${at(half, tip)}Q${at(half * 0.5, wrist + deep * 1.4)} ${
    at(half * 0.12, deep * 0.9)}Q${at(0, deep * 1.5)} ${at(-half * 0.12, deep * 0.9)}Q${
    at(-half * 0.5, wrist + deep * 1.4)} ${at(-half, tip)}Z`;
}

/** A lens of light or shade lying on water or sand. */
export function glint(x: number, y: number, length: number, height: number): string {
  const half = round(length / 2);
  return `M${round(x - length / 2)} ${round(y)}q${half} ${round(-height)} ${round(length)} 0q${-half} ${
    round(height)} ${round(-length)} 0z`;
}

/** One blade of grass as path text: wide at its foot, bent by `lean`. Many of these share one path element. */
export function grass(x: number, y: number, length: number, lean: number, width: number): string {
  const [midX, midY] = [round(lean * 0.25), round(-length * 0.62)];
  const [tipX, tipY] = [round(lean), round(-length)];
  const wide = round(width);
  return `M${round(x)} ${round(y)}q${midX} ${midY} ${tipX} ${tipY}q${round(midX + wide - tipX)} ${
    round(midY - tipY)} ${round(wide - tipX)} ${-tipY}z`;
}
