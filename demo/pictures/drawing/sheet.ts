import type { Noise } from './noise.js';
import type { Random } from './random.js';
import { createNoise } from './noise.js';
import { round } from './path.js';
import { createRandom } from './random.js';

export type Stop = [offset: number, color: string, opacity?: number];
type Line = [x1: number, y1: number, x2: number, y2: number];

/** The paper a picture is drawn on: collects shapes and the definitions they need. */
export interface Sheet {
  width: number;
  height: number;
  random: Random;
  noise: Noise;
  add(...shapes: string[]): void;
  /** Collects what `draw` adds into one group, with attributes such as filter, clip-path or opacity. */
  group(attributes: string, draw: () => void): void;
  linear(line: Line, stops: readonly Stop[], transform?: string): string;
  radial(circle: [cx: number, cy: number, r: number], stops: readonly Stop[], transform?: string): string;
  clip(...outlines: string[]): string;
  /** Two deviations, across and down, are for strokes that lie flat. */
  blur(deviation: number | [x: number, y: number], room?: 'tight'): string;
  /** Sprayed-ink edge: what is half transparent becomes a dusting of solid grains. */
  spray(size?: number): string;
  /** Clouded color inside the shape that uses it, stretched by unequal frequencies; `soften` blurs up and down. */
  mottle(frequency: [x: number, y: number], strength: number, soften?: number): string;
  /** Fine paper grain over everything drawn so far. */
  grain(strength?: number): void;
  toSvg(width: number, height: number): string;
}

const short = (value: number) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');
const stopTags = (stops: readonly Stop[]) => stops.map(([offset, color, opacity = 1]) =>
  `<stop offset="${short(offset)}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${short(opacity)}"`
    : ''}/>`).join('');

const srgb = 'color-interpolation-filters="sRGB"';
const roomy = 'x="-.25" y="-.5" width="1.5" height="2"';
/** For shapes far larger than their blur: a smaller room is a faster filter. */
const tight = 'x="-.08" y="-.06" width="1.16" height="1.12"';
/** For strokes that lie flat: a filter's room is measured in the shape's own height, which is next to nothing. */
const flat = 'x="-.2" y="-4" width="1.4" height="9"';
/** Turbulence is the dearest filter, so noise is made once on a small seamless tile and repeated. */
const tilePx = 320;

export function createSheet({ seed, width, height }: { seed: string; width: number; height: number }): Sheet {
  const random = createRandom(seed);
  const noise = createNoise(random);
  const defs = new Map<string, { id: string; markup: string }>();
  let shapes: string[] = [];

  const define = (markup: (id: string) => string) => {
    const key = markup('');
    const known = defs.get(key);
    if (known) return `url(#${known.id})`;
    const id = `d${defs.size}`;
    defs.set(key, { id, markup: markup(id) });
    return `url(#${id})`;
  };
  const add = (...more: string[]) => {
    shapes.push(...more);
  };

  return {
    width,
    height,
    random,
    noise,
    add,
    group(attributes, draw) {
      const outside = shapes;
      shapes = [];
      draw();
      const inside = shapes.join('');
      shapes = outside;
      shapes.push(`<g ${attributes}>${inside}</g>`);
    },
    linear: ([x1, y1, x2, y2], stops, transform) => define(id =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x1)}"${
        y1 ? ` y1="${round(y1)}"` : ''} x2="${round(x2)}"${y2 ? ` y2="${round(y2)}"` : ''}`
          + `${transform ? ` gradientTransform="${transform}"` : ''}>${
            stopTags(stops)}</linearGradient>`),
    radial: ([cx, cy, r], stops, transform) => define(id =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(cx)}" cy="${round(cy)}" r="${
        round(r)}"${transform ? ` gradientTransform="${transform}"` : ''}>${stopTags(stops)}</radialGradient>`),
    clip: (...outlines) => define(id =>
      `<clipPath id="${id}">${outlines.map(d => `<path d="${d}"/>`).join('')}</clipPath>`),
    blur: (deviation, room) => define(id =>
      `<filter id="${id}" ${
        room ? tight : Array.isArray(deviation) ? flat : roomy} ${srgb}><feGaussianBlur stdDeviation="${
        Array.isArray(deviation) ? deviation.join(' ') : deviation}"/></filter>`),
    spray: (size = 1) => define(id =>
      // The room is the whole sheet: a tile outside the filter's room would be empty.
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" ${srgb}>`
      + `<feTurbulence x="0" y="0" width="${tilePx}" height="${tilePx}" stitchTiles="stitch" type="fractalNoise" `
      + `baseFrequency="${round(8 / size) / 10}" numOctaves="2" seed="7"/><feTile/>`
      + '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -.7" result="n"/>'
      + '<feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1"/>'
      + '<feComponentTransfer><feFuncA type="linear" slope="4"/></feComponentTransfer>'
      + '<feComposite in="SourceGraphic" operator="in" result="s"/>'
      + '<feComponentTransfer><feFuncA type="gamma" exponent=".42"/></feComponentTransfer></filter>'),
    mottle([x, y], strength, soften = 0) {
      const slope = short(Math.round(strength * 100) / 100);
      const shift = short(Math.round(50 - strength * 50) / 100);
      const row = `${slope} 0 0 0 ${shift} `;
      return define(id =>
        `<filter id="${id}" x="0" y="0" width="1" height="1" ${srgb}>`
        + `<feTurbulence type="fractalNoise" baseFrequency="${x} ${y}" numOctaves="2" seed="${
          Math.round(x * 9000 + y * 3000) % 97}"/><feColorMatrix values="${row}${row}${row}0 0 0 0 1" result="n"/>`
        + (soften ? `<feGaussianBlur in="SourceGraphic" stdDeviation="0 ${round(soften)}" result="g"/>` : '')
        + `<feBlend in="n" in2="${soften ? 'g' : 'SourceGraphic'}" mode="soft-light"/>`
        + '<feComposite in2="SourceAlpha" operator="in"/></filter>');
    },
    grain(strength = 0.35) {
      const filter = define(id =>
        `<filter id="${id}" x="0" y="0" width="1" height="1" ${srgb}><feTurbulence type="fractalNoise" `
        + 'baseFrequency=".72" numOctaves="2" stitchTiles="stitch" seed="11"/>'
        + '<feColorMatrix values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/></filter>');
      const paper = define(id =>
        `<pattern id="${id}" width="${tilePx}" height="${tilePx}" patternUnits="userSpaceOnUse">`
        + `<rect width="${tilePx}" height="${tilePx}" filter="${filter}"/></pattern>`);
      add(`<rect width="${width}" height="${height}" fill="${paper}" opacity="${strength
      }" style="mix-blend-mode:soft-light"/>`);
    },
    toSvg: (pixelWidth, pixelHeight) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" viewBox="0 0 ${
        width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${
        [...defs.values()].map(({ markup }) => markup).join('')}</defs>${shapes.join('')}</svg>`,
  };
}
