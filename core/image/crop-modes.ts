/** How a picture fills its frame, as CSS calls it. */
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
