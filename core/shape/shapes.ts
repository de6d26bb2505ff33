import { pointsOnCircle, scallopedPath, ellipse, polygon, roundCorners, smooth } from './outlines.js';
import { sizeGroups, type Shape } from './shape.js';

const { square, tall, wide } = sizeGroups;

/** All outlines by name, the plain ones first. Adding one is a row. */
export const shapes = {
  rectangle: { height: square, path: polygon([[0, 0], [100, 0], [100, 100], [0, 100]]), room: [8, 8, 8, 8] },
  'rounded-rectangle': { height: square, path: roundCorners([[0, 0], [100, 0], [100, 100], [0, 100]], 18), room: [10, 10, 10, 10] },
  squircle: { height: square, path: 'M50 0C92 0 100 8 100 50C100 92 92 100 50 100C8 100 0 92 0 50C0 8 8 0 50 0Z', room: [14, 14, 14, 14] },
  circle: { height: square, path: ellipse(), room: [18, 18, 18, 18] },
  oval: { height: wide, path: ellipse({ y: 33.5, ry: 33.5 }), room: [18, 18, 18, 18] },
  pill: {
    height: 44,
    path: 'M22 0L78 0C90.15 0 100 9.85 100 22C100 34.15 90.15 44 78 44L22 44C9.85 44 0 34.15 0 22C0 9.85 9.85 0 22 0Z',
    room: [10, 14, 10, 14],
  },
  triangle: { height: 87, path: polygon([[50, 0], [100, 87], [0, 87]]), room: [46, 26, 8, 26] },
  'right-triangle': { height: square, path: polygon([[0, 0], [100, 100], [0, 100]]), room: [44, 44, 8, 8] },
  diamond: { height: square, path: polygon([[50, 0], [100, 50], [50, 100], [0, 50]]), room: [27, 27, 27, 27] },
  parallelogram: { height: wide, path: polygon([[25, 0], [100, 0], [75, 67], [0, 67]]), room: [10, 26, 10, 26] },
  trapezoid: { height: wide, path: polygon([[22, 0], [78, 0], [100, 67], [0, 67]]), room: [12, 22, 12, 22] },
  pentagon: { height: 95, path: polygon(pointsOnCircle(5, [52.5], [50, 52.5])), room: [26, 20, 12, 20] },
  hexagon: { height: 87, path: polygon(pointsOnCircle(6, [50], [50, 43.5], 0.5)), room: [14, 22, 14, 22] },
  octagon: { height: square, path: polygon(pointsOnCircle(8, [54.1], [50, 50], 0.5)), room: [16, 16, 16, 16] },
  star: { height: 95, path: polygon(pointsOnCircle(10, [52.5, 22], [50, 52.5])), room: [38, 31, 28, 31] },
  sparkle: { height: square, path: 'M50 0Q56 44 100 50Q56 56 50 100Q44 56 0 50Q44 44 50 0Z', room: [38, 38, 38, 38] },
  burst: { height: square, path: polygon(pointsOnCircle(40, [50, 43])), room: [22, 22, 22, 22] },
  scallop: { height: square, path: scallopedPath(pointsOnCircle(12, [41], [50, 50], 0.5), 1.35), room: [22, 22, 22, 22] },
  heart: {
    height: 90,
    path: 'M50 90C20 66 0 48 0 27C0 11 12 0 27 0C37 0 46 5 50 14C54 5 63 0 73 0C88 0 100 11 100 27C100 48 80 66 50 90Z',
    room: [20, 18, 36, 18],
  },
  arch: { height: tall, path: 'M0 50C0 22.4 22.4 0 50 0C77.6 0 100 22.4 100 50L100 150L0 150Z', room: [16, 10, 6, 10] },
  'half-circle': { height: 50, path: 'M0 50C0 22.4 22.4 0 50 0C77.6 0 100 22.4 100 50Z', room: [28, 18, 8, 18] },
  'quarter-circle': { height: square, path: 'M0 0C55.2 0 100 44.8 100 100L0 100Z', room: [30, 30, 10, 10] },
  drop: { height: 135, path: 'M50 0C62 26 100 52 100 85C100 112.6 77.6 135 50 135C22.4 135 0 112.6 0 85C0 52 38 26 50 0Z', room: [44, 16, 16, 16] },
  leaf: { height: square, path: 'M0 0C58 0 100 42 100 100C42 100 0 58 0 0Z', room: [30, 28, 28, 30] },
  petal: { height: square, path: 'M0 0L50 0C77.6 0 100 22.4 100 50L100 100L50 100C22.4 100 0 77.6 0 50Z', room: [16, 16, 16, 16] },
  flower: { height: square, path: scallopedPath(pointsOnCircle(8, [35.5], [50, 50], 0.5), 1.7), room: [26, 26, 26, 26] },
  clover: {
    height: square,
    path: 'M25 25C25 11.2 36.2 0 50 0C63.8 0 75 11.2 75 25C88.8 25 100 36.2 100 50C100 63.8 88.8 75 75 75C75 88.8 63.8 100 50 100'
      + 'C36.2 100 25 88.8 25 75C11.2 75 0 63.8 0 50C0 36.2 11.2 25 25 25Z',
    room: [22, 22, 22, 22],
  },
  plus: {
    height: square,
    path: polygon([
      [34, 0], [66, 0], [66, 34], [100, 34], [100, 66], [66, 66], [66, 100], [34, 100], [34, 66], [0, 66], [0, 34], [34, 34],
    ]),
    room: [34, 8, 34, 8],
  },
  'blob-one': {
    height: square,
    path: smooth([[52, 1], [85, 14], [99, 48], [82, 78], [50, 98], [16, 88], [2, 56], [18, 20]]),
    room: [22, 20, 22, 20],
  },
  'blob-two': { height: square, path: smooth([[36, 2], [72, 9], [98, 30], [90, 66], [66, 97], [30, 90], [2, 70], [8, 32]]), room: [22, 20, 22, 20] },
  'blob-three': { height: wide, path: smooth([[30, 3], [58, 10], [88, 4], [99, 34], [80, 62], [48, 58], [18, 65], [1, 38]]), room: [22, 16, 22, 16] },
  wave: { height: wide, path: 'M0 14C16 -4 34 -4 50 14C66 32 84 32 100 14L100 53C84 71 66 71 50 53C34 35 16 35 0 53Z', room: [36, 8, 36, 8] },
  chevron: { height: square, path: polygon([[0, 0], [65, 0], [100, 50], [65, 100], [0, 100], [35, 50]]), room: [12, 24, 12, 38] },
  arrow: { height: wide, path: polygon([[0, 18], [62, 18], [62, 0], [100, 33.5], [62, 67], [62, 49], [0, 49]]), room: [30, 22, 30, 6] },
  'speech-bubble': {
    height: 84,
    path: 'M14 0L86 0Q100 0 100 14L100 52Q100 66 86 66L44 66L22 84L25 66L14 66Q0 66 0 52L0 14Q0 0 14 0Z',
    room: [8, 8, 30, 8],
  },
  shield: { height: 116, path: 'M50 0C66 9 83 13 100 14L100 56C100 86 76 106 50 116C24 106 0 86 0 56L0 14C17 13 34 9 50 0Z', room: [18, 14, 28, 14] },
  ring: { height: square, path: ellipse() + ellipse({ rx: 30, isHole: true }), room: [30, 30, 30, 30] },
  cloud: {
    height: 64,
    path: 'M22 64C9 64 0 55 0 43C0 32 7 25 17 23C18 10 28 0 41 0C52 0 60 6 64 14C67 12 70 11 73 11C84 11 92 20 91 30C97 33 100 39 100 46'
      + 'C100 56 92 64 82 64Z',
    room: [32, 12, 10, 12],
  },
  egg: { height: 130, path: 'M50 0C78 0 100 46 100 80C100 109 78 130 50 130C22 130 0 109 0 80C0 46 22 0 50 0Z', room: [30, 16, 18, 16] },
  ticket: {
    height: 50,
    path: 'M0 0L100 0L100 15C94.5 15 90 19.5 90 25C90 30.5 94.5 35 100 35L100 50L0 50L0 35C5.5 35 10 30.5 10 25C10 19.5 5.5 15 0 15Z',
    room: [10, 14, 10, 14],
  },
  bookmark: { height: tall, path: polygon([[0, 0], [100, 0], [100, 150], [50, 118], [0, 150]]), room: [8, 10, 28, 10] },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** The shape of a name in any case; undefined for an unknown name. */
export function shapeNamed(name: string): Shape | undefined {
  const key = name.trim().toLowerCase();
  return Object.hasOwn(shapes, key) ? shapes[key as ShapeName] : undefined;
}
