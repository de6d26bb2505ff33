import { expectNumbers } from '../registry/expect-input.js';

/** A color on the screen: sRGB from 0 to 1, alpha from 0 to 1. Colors that no screen of its kind can show lie outside. */
export interface Color { readonly red: number; readonly green: number; readonly blue: number; readonly alpha: number }

/** Hue in degrees, the others from 0 to 1. */
export interface Hsl { readonly hue: number; readonly saturation: number; readonly lightness: number; readonly alpha?: number }
export interface Hsv { readonly hue: number; readonly saturation: number; readonly value: number; readonly alpha?: number }

/** Throws on an invalid color; the message names the channel. */
export const expectColor = (caller: string, color: unknown): void => expectNumbers(caller, color, ['red', 'green', 'blue', 'alpha']);

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const multiply = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** The nearest color whose channels a usual screen has. */
export const clipped = ({ red, green, blue, alpha }: Color): Color =>
  ({ red: clamp(red, 0, 1), green: clamp(green, 0, 1), blue: clamp(blue, 0, 1), alpha: clamp(alpha, 0, 1) });

const turn = (hue: number): number => ((hue % 360) + 360) % 360;
/** A share given as 0 to 1, or as 0 to 100. Source: page-runtime-platform §3. */
export const share = (value: number): number => clamp(value > 1 ? value / 100 : value, 0, 1);

/** Red, green and blue of a hue in degrees and shares of one; shares may lie outside. */
export function hslChannels(hue: number, saturation: number, lightness: number): Pick<Color, 'red' | 'green' | 'blue'> {
  const at = (step: number) => {
    const k = (step + turn(hue) / 30) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return { red: at(0), green: at(8), blue: at(4) };
}

/** A color by hue, saturation and lightness. */
export function fromHsl(hsl: Hsl): Color {
  expectNumbers('fromHsl', hsl, ['hue', 'saturation', 'lightness']);
  const { hue, saturation, lightness, alpha = 1 } = hsl;
  return { ...hslChannels(hue, share(saturation), share(lightness)), alpha };
}

/** Hue, in degrees, saturation and lightness, from 0 to 1, of a color. */
export function toHsl(color: Color): Required<Hsl> {
  expectColor('toHsl', color);
  const { red, green, blue, alpha } = clipped(color);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, range] = [(most + least) / 2, most - least];
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  return { hue: hueOf(red, green, blue), saturation, lightness, alpha };
}

/** A color by hue, saturation and value. */
export function fromHsv(hsv: Hsv): Color {
  expectNumbers('fromHsv', hsv, ['hue', 'saturation', 'value']);
  const { hue, saturation, value, alpha = 1 } = hsv;
  const [s, v] = [share(saturation), share(value)];
  const at = (step: number) => {
    const k = (step + turn(hue) / 60) % 6;
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return { red: at(5), green: at(3), blue: at(1), alpha };
}

/** Hue, in degrees, saturation and value, from 0 to 1, of a color. */
export function toHsv(color: Color): Required<Hsv> {
  expectColor('toHsv', color);
  const { red, green, blue, alpha } = clipped(color);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  return { hue: hueOf(red, green, blue), saturation: most === 0 ? 0 : (most - least) / most, value: most, alpha };
}

function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return turn(60 * ((green - blue) / range));
  return turn(60 * (most === green ? (blue - red) / range + 2 : (red - green) / range + 4));
}

/** Light as the screen mixes it, of a channel as it is written; negative ones mirror. */
export const toLinear = (channel: number): number => {
  const size = Math.abs(channel);
  return Math.sign(channel) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4);
};

export const fromLinear = (light: number): number => {
  const size = Math.abs(light);
  return Math.sign(light) * (size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055);
};

// The matrices of CSS Color 4, section 18.
const xyzToLinear: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959], [-851781 / 878810, 1648619 / 878810, 36519 / 878810], [705 / 12673, -2585 / 12673, 705 / 667],
];
const d50ToD65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072], [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
];
const oklabToRoots: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136], [1, -0.1055613458156586, -0.0638541728258133], [1, -0.0894841775298119, -1.2914855480194092],
];
const lmsToXyz: Matrix = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647], [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
];

export function fromXyz(xyz: Triple, alpha: number, white: 'd50' | 'd65' = 'd65'): Color {
  const [red, green, blue] = multiply(xyzToLinear, white === 'd50' ? multiply(d50ToD65, xyz) : xyz).map(fromLinear) as unknown as Triple;
  return { red, green, blue, alpha };
}

export function fromLab([lightness, a, b]: Triple, alpha: number): Color {
  const [epsilon, kappa] = [216 / 24389, 24389 / 27];
  const y = (lightness + 16) / 116;
  const [x, z] = [y + a / 500, y - b / 200];
  const whole = (root: number) => (root ** 3 > epsilon ? root ** 3 : (116 * root - 16) / kappa);
  const luminance = lightness > kappa * epsilon ? y ** 3 : lightness / kappa;
  return fromXyz([whole(x) * (0.3457 / 0.3585), luminance, whole(z) * ((1 - 0.3457 - 0.3585) / 0.3585)], alpha, 'd50');
}

export const fromOklab = (oklab: Triple, alpha: number): Color =>
  fromXyz(multiply(lmsToXyz, multiply(oklabToRoots, oklab).map(root => root ** 3) as unknown as Triple), alpha);

/** Lightness, chroma and hue as lightness and two axes. */
export const fromPolar = ([lightness, chroma, hue]: Triple): Triple =>
  [lightness, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
