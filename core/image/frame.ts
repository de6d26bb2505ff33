/** A width and a height, in whatever unit its owner says. */
export interface Size { readonly width: number; readonly height: number }

/** A place inside a box, from its top left corner. */
export interface Place extends Size { readonly left: number; readonly top: number }

/** How an image fills its frame, as CSS calls it. */
export type Fit = 'cover' | 'contain' | 'none';

/** Every way to write it, and what it means. spec: media-layout §3, §5 */
export const cropModes = {
  cover: 'cover',
  contain: 'contain',
  none: 'none',
  'content-fill': 'cover',
  fill: 'cover',
  'content-fit': 'contain',
  fit: 'contain',
} as const satisfies Record<string, Fit>;

export type CropMode = keyof typeof cropModes;

/** Where an image is in a frame that it does not fill: how far across, how far down. spec: media-layout §3 */
export const alignments = {
  center: [0.5, 0.5],
  top: [0.5, 0],
  left: [0, 0.5],
  right: [1, 0.5],
  bottom: [0.5, 1],
} as const satisfies Record<string, readonly [across: number, down: number]>;

export type Alignment = keyof typeof alignments;

/** The greatest frame of these proportions (width to height) in a box, where the alignment puts it. spec: media-layout §4 */
export function fitFrame(box: Size, ratio: number, alignment: Alignment): Place {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  const [across, down] = alignments[alignment];
  return { left: (box.width - width) * across, top: (box.height - height) * down, width, height };
}

/**
 * Where `object-position` must stand, as a share of the free length, so that a point of the image comes to the middle
 * of the frame; at the image's end it stops. All lengths along one axis. spec: media-layout §3, focal point
 *
 * The image is moved by `focus * image - frame / 2`, at least 0 and at most what hangs over, `image - frame`;
 * `object-position: p` moves it by `p * (image - frame)`. The plain `p = focus` holds the point still, off the middle.
 */
export function focalPosition(focus: number, image: number, frame: number): number {
  const over = image - frame;
  if (over <= 0) return 0.5;
  return Math.min(Math.max(focus * image - frame / 2, 0), over) / over;
}
