import { arch } from './records/arch.js';
import { arrow } from './records/arrow.js';
import { blobOne } from './records/blob-one.js';
import { blobThree } from './records/blob-three.js';
import { blobTwo } from './records/blob-two.js';
import { bookmark } from './records/bookmark.js';
import { burst } from './records/burst.js';
import { chevron } from './records/chevron.js';
import { circle } from './records/circle.js';
import { cloud } from './records/cloud.js';
import { clover } from './records/clover.js';
import { diamond } from './records/diamond.js';
import { drop } from './records/drop.js';
import { egg } from './records/egg.js';
import { flower } from './records/flower.js';
import { halfCircle } from './records/half-circle.js';
import { heart } from './records/heart.js';
import { hexagon } from './records/hexagon.js';
import { leaf } from './records/leaf.js';
import { octagon } from './records/octagon.js';
import { oval } from './records/oval.js';
import { parallelogram } from './records/parallelogram.js';
import { pentagon } from './records/pentagon.js';
import { petal } from './records/petal.js';
import { pill } from './records/pill.js';
import { plus } from './records/plus.js';
import { quarterCircle } from './records/quarter-circle.js';
import { rectangle } from './records/rectangle.js';
import { rightTriangle } from './records/right-triangle.js';
import { ring } from './records/ring.js';
import { roundedRectangle } from './records/rounded-rectangle.js';
import { scallop } from './records/scallop.js';
import { shield } from './records/shield.js';
import { sparkle } from './records/sparkle.js';
import { speechBubble } from './records/speech-bubble.js';
import { squircle } from './records/squircle.js';
import { star } from './records/star.js';
import { ticket } from './records/ticket.js';
import { trapezoid } from './records/trapezoid.js';
import { triangle } from './records/triangle.js';
import { wave } from './records/wave.js';
import type { Shape } from './shape.js';

/** All outlines by name, the plain ones first. Adding one is a file, an import and a line. */
export const shapes = {
  rectangle,
  'rounded-rectangle': roundedRectangle,
  squircle,
  circle,
  oval,
  pill,
  triangle,
  'right-triangle': rightTriangle,
  diamond,
  parallelogram,
  trapezoid,
  pentagon,
  hexagon,
  octagon,
  star,
  sparkle,
  burst,
  scallop,
  heart,
  arch,
  'half-circle': halfCircle,
  'quarter-circle': quarterCircle,
  drop,
  leaf,
  petal,
  flower,
  clover,
  plus,
  'blob-one': blobOne,
  'blob-two': blobTwo,
  'blob-three': blobThree,
  wave,
  chevron,
  arrow,
  'speech-bubble': speechBubble,
  shield,
  ring,
  cloud,
  egg,
  ticket,
  bookmark,
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;
