import { imageWidth, type ImageWidth } from '../contract/image-format.js';
import { safeUrl } from '../links/safe-url.js';
import { fill } from '../text/fill.js';

/** How an address asks for an image in a width. */
export interface SizeFormat {
  /** The address of a source in this width. */
  write(source: string, width: ImageWidth): string;
  /** The width an address asks for, and the source without it; null when it asks for none. */
  read(address: string): { readonly source: string; readonly width: ImageWidth } | null;
}

const formatParameter = /([?&])format=([^&#]*)(&?)/;
/** Name, ending, and whatever follows. */
const nameAndEnding = /^([^?#]*?)(\.\w+)?([?#].*)?$/s;

/** `/harbour.jpg?format=750w` spec: media-layout §3 */
export const queryStringFormat: SizeFormat = {
  write(source, width) {
    const [, address = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(source)!;
    if (formatParameter.test(address)) return address.replace(formatParameter, `$1format=${width}w$3`) + anchor;
    return `${address}${address.includes('?') ? '&' : '?'}format=${width}w${anchor}`;
  },
  read(address) {
    const [all, before, format, after] = formatParameter.exec(address) ?? [];
    const width = format && imageWidth(format);
    return width ? { source: address.replace(all!, after ? before! : ''), width } : null;
  },
};

/** `/harbour-750w.jpg` spec: media-layout §3 */
export const filenameFormat: SizeFormat = {
  write(source, width) {
    const [, name = '', ending = '', rest = ''] = nameAndEnding.exec(source)!;
    return `${name}-${width}w${ending}${rest}`;
  },
  read(address) {
    const [, name = '', ending = '', rest = ''] = nameAndEnding.exec(address)!;
    const [mark, format] = /-(\d+w)$/.exec(name) ?? [];
    const width = format && imageWidth(format);
    return width ? { source: name.slice(0, -mark!.length) + ending + rest, width } : null;
  },
};

/** All ways to ask for a width by name; the first is the default. spec: media-layout §3 */
export const sizeFormats = { 'query-string': queryStringFormat, filename: filenameFormat } as const satisfies Record<string, SizeFormat>;

export type SizeFormatName = keyof typeof sizeFormats;

/** Whether a text can be the address of an image in any width. */
export const isUrlTemplate = (text: string): boolean => /\{width}/.test(text) && /\{(path|url)}/.test(text);

/**
 * The address of a source at a resizing service: `{width}` is the width, `{path}` the source's path without its leading
 * slash, `{url}` its whole address, encoded. `base` is what a relative source is relative to.
 */
export function fillTemplate(template: string, source: string, width: ImageWidth, base: string): string {
  const { href, pathname, search } = new URL(source, base);
  return fill(template, { width, path: pathname.slice(1) + search, url: encodeURIComponent(href) });
}

export interface ImageService {
  /** How the address asks for a width; see `sizeFormats`. */
  readonly sizeFormat: SizeFormatName;
  /** Address of a resizing service, as `fillTemplate` has it; wins over the format. */
  readonly urlTemplate: string;
  /** What relative addresses are relative to. */
  readonly base: string;
}

/** The address of a source in a width. */
export function imageAddress(source: string, width: ImageWidth, { sizeFormat, urlTemplate, base }: ImageService): string {
  // What a template makes of a source is an address of its own.
  if (isUrlTemplate(urlTemplate)) return safeUrl(fillTemplate(urlTemplate, source, width, base)) ?? source;
  return sizeFormats[sizeFormat].write(source, width);
}
