/** Where captions are; the first is the default, the others are the specification's seven. Source: media-layout §3. */
export const metaPositions = [
  'below', 'top', 'bottom', 'top-left', 'bottom-left', 'top-right', 'bottom-right', 'center',
] as const;

export type MetaPosition = (typeof metaPositions)[number];
