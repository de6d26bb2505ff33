const baseLayer = 30000; // spec: page-runtime-platform §9
const layerStep = 10; // spec: media-layout §9

/** The z-index of an overlay where there is no top layer, by how many lie below it. */
export const layerOf = (below: number): number => baseLayer + layerStep * below;
