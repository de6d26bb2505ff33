import type { Sheet } from './drawing/sheet.js';
import { createSheet } from './drawing/sheet.js';

/** One drawn picture. `width` and `height` are its intrinsic pixels; `svg()` gives the same text every time. */
export interface Picture {
  name: string;
  width: number;
  height: number;
  alt: string;
  /** The point that must stay in view when the picture is cropped, as fractions of width and height. */
  focalPoint?: [x: number, y: number];
  svg(): string;
}

/** Intrinsic sizes and the drawing units behind them; units stay near 1500 so that grain is alike everywhere. */
const formats = {
  '3:2': { pixels: [2400, 1600], units: [1500, 1000] },
  '4:5': { pixels: [2000, 2500], units: [1200, 1500] },
  '1:1': { pixels: [2400, 2400], units: [1400, 1400] },
  '16:9': { pixels: [2400, 1350], units: [1600, 900] },
  '2:3': { pixels: [1600, 2400], units: [1000, 1500] },
  '21:9': { pixels: [2499, 1071], units: [2100, 900] },
} as const;

interface PictureDraft {
  name: string;
  format: keyof typeof formats;
  alt: string;
  focalPoint?: [x: number, y: number];
  draw(sheet: Sheet): void;
}

/** Turns a drawing function into a picture. The name is the seed, so a picture never depends on its neighbours. */
export function picture({ name, format, alt, focalPoint, draw }: PictureDraft): Picture {
  const { pixels: [width, height], units } = formats[format];
  return {
    name,
    width,
    height,
    alt,
    focalPoint,
    svg() {
      const sheet = createSheet({ seed: name, width: units[0], height: units[1] });
      draw(sheet);
      return sheet.toSvg(width, height);
    },
  };
}
