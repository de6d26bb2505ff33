import type { ImageWidth } from '../contract/image-format.js';
import { fill } from '../text/fill.js';

/** Whether a text can be the address of a picture in any width. */
export const isUrlTemplate = (text: string): boolean => /\{width}/.test(text) && /\{(path|url)}/.test(text);

/**
 * The address of a source at a resizing service: `{width}` is the width, `{path}` the source's path without its leading
 * slash, `{url}` its whole address, encoded. `base` is what a relative source is relative to.
 */
export function fillTemplate(template: string, source: string, width: ImageWidth, base: string): string {
  const { href, pathname, search } = new URL(source, base);
  return fill(template, { width, path: pathname.slice(1) + search, url: encodeURIComponent(href) });
}
