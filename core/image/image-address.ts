import type { ImageWidth } from '../contract/image-format.js';
import { fillTemplate, isUrlTemplate } from './fill-template.js';
import { formats, type FormatName } from './formats/formats.js';

interface Resizer {
  readonly sizeFormat: FormatName;
  /** Address of a resizing service, as `fillTemplate` has it; wins over the format. */
  readonly urlTemplate: string;
  /** What relative addresses are relative to. */
  readonly base: string;
}

/** Where a source is to be had in a width. */
export function imageAddress(source: string, width: ImageWidth, { sizeFormat, urlTemplate, base }: Resizer): string {
  if (isUrlTemplate(urlTemplate)) return fillTemplate(urlTemplate, source, width, base);
  return formats[sizeFormat].write(source, width);
}
