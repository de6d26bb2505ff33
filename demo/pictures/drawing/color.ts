/** Colors are hex texts at the border and OKLab triples inside, because mixes in sRGB turn to mud. */
export type Lab = [lightness: number, a: number, b: number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
const parsed = new Map<string, Lab>();

export function toLab(hex: string): Lab {
  const known = parsed.get(hex);
  if (known) return known;
  const wide = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map(at => toLinear(parseInt(wide.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  parsed.set(hex, lab);
  return lab;
}

export function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return '#' + channels.map(c => {
    const byte = Math.round(255 * toGamma(Math.min(1, Math.max(0, c))));
    return byte.toString(16).padStart(2, '0');
  }).join('');
}

export function mixLab(from: Lab, to: Lab, amount: number): Lab {
  return [0, 1, 2].map(at => from[at] + (to[at] - from[at]) * amount) as Lab;
}

export function mix(from: string, to: string, amount: number): string {
  return toHex(mixLab(toLab(from), toLab(to), amount));
}

/** Lighter (positive) or darker (negative) by OKLab lightness, hue kept. */
export function lighten(hex: string, amount: number): string {
  const [lightness, a, b] = toLab(hex);
  return toHex([Math.min(1, Math.max(0, lightness + amount)), a, b]);
}

/** The color at `t` of evenly spaced stops. */
export function ramp(colors: readonly string[], t: number): string {
  const place = Math.min(1, Math.max(0, t)) * (colors.length - 1);
  const index = Math.min(colors.length - 2, Math.floor(place));
  return mix(colors[index], colors[index + 1], place - index);
}
