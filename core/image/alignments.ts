/** Where a picture stands in a frame that it does not fill: how far across, how far down. spec: media-layout §3 */
export const alignments = {
  center: [0.5, 0.5],
  top: [0.5, 0],
  left: [0, 0.5],
  right: [1, 0.5],
  bottom: [0.5, 1],
} as const satisfies Record<string, readonly [across: number, down: number]>;

export type Alignment = keyof typeof alignments;
