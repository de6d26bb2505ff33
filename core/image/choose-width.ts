import { imageWidths, type ImageWidth } from '../contract/image-format.js';

/** The smallest listed width that is not below what is needed, else the greatest. spec: media-layout §9, images */
export const chooseWidth = (neededPx: number): ImageWidth => // the list begins with the greatest
  imageWidths.findLast(width => width >= neededPx) ?? imageWidths[0];
