import { isUrlTemplate } from '../../../core/image/image-address.js';
import { loadProblem } from '../../../core/image/load-rules.js';
import { readDimensions, readFocalPoint, readRatio } from '../../../core/image/read-image-data.js';
import { safeUrl } from '../../../core/links/safe-url.js';
import type { ImageHost } from '../image.settings.js';

/** What the author of an image wrote, by the name of the attribute. */
export type AuthoredAttributes = Readonly<Record<'source' | 'dimensions' | 'focalPoint' | 'ratio' | 'urlTemplate', string>>;

const focusForm = 'two fractions from 0 to 1, as in "0.5,0.3"';
const rules: Record<keyof AuthoredAttributes, (text: string) => string | false> = {
  source: text => safeUrl(text) === null
    && `source "${text}" is not a safe address; expected an http, https or relative one; using none.`,
  dimensions: text => !readDimensions(text)
    && `dimensions "${text}" are no image's; expected width and height, as in "2400x1600"; using those of the image that loads.`,
  focalPoint(text) {
    const { point, fact } = readFocalPoint(text);
    return !!fact && `focal point "${text}" ${fact}; expected ${focusForm}; using ${point.join()}.`;
  },
  ratio: text => !readRatio(text)
    && `ratio "${text}" is unknown; expected width and height, as in "4:3"; using that of the mask or the image.`,
  urlTemplate: text => !isUrlTemplate(text)
    && `url-template "${text}" names no place for a width; expected {width} and {path} or {url}; using none.`,
};

/** Warns if an <img> cannot be shown, or is missing. */
export function warnAboutImage(image: HTMLImageElement | null, host: ImageHost): void {
  const problem = image
    ? loadProblem(image, image.getAttribute('src') ?? '')
    : 'has no image; expected an <img> inside, or `source`; showing what is there.';
  if (problem) host.warn(problem);
}

/** Warns of what of it cannot be used. Fetched only when something cannot. */
export function warnAbout(written: AuthoredAttributes, host: ImageHost): void {
  for (const [name, text] of Object.entries(written)) {
    const message = text && rules[name as keyof AuthoredAttributes](text);
    if (message) host.warn(message);
  }
}
