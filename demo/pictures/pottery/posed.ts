import type { Sheet } from '../drawing/sheet.js';
import { round } from '../drawing/path.js';
import { type Picture, picture } from '../picture.js';
import { backdrop } from './backdrop.js';

/** Where a pot is on an upright sheet, and where its wall turns into table, as fractions of the height. */
const uprightFoot = 0.73;
const uprightBend = 0.6;

interface Pose {
  name: string;
  format: '3:2' | '1:1';
  alt: string;
  uprightAlt: string;
  focalPoint: [x: number, y: number];
  paper: { wall: string; floor: string; bend: number };
  /** The middle of the pot's foot, in drawing units, and how much larger it is drawn on the upright sheet. */
  upright: { x: number; y: number; scale: number };
  /** Everything that is on the paper. */
  draw(sheet: Sheet): void;
}

/** A wide picture twice: in its own format, and whole on an upright sheet, as the shop shows it (`<name>-upright`). */
export function posed({ name, format, alt, uprightAlt, focalPoint, paper, upright, draw }: Pose): [Picture, Picture] {
  return [
    picture({
      name, format, alt, focalPoint,
      draw(sheet) {
        backdrop(sheet, paper);
        draw(sheet);
        sheet.grain();
      },
    }),
    picture({
      name: `${name}-upright`, format: '4:5', alt: uprightAlt, focalPoint: [0.5, 0.6],
      draw(sheet) {
        backdrop(sheet, { ...paper, bend: uprightBend });
        const { x, y, scale } = upright;
        const place = [sheet.width / 2 - x * scale, sheet.height * uprightFoot - y * scale].map(round).join(' ');
        sheet.group(`transform="translate(${place}) scale(${scale})"`, () => draw(sheet));
        sheet.grain();
      },
    }),
  ];
}
