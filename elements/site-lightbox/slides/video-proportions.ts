import type { Size } from '../../../core/image/frame.js';
import { readDimensions } from '../../../core/image/read-image-data.js';

const usual: Size = { width: 16, height: 9 }; // spec: media-layout §9, ratio 56.3 %
const upright: Size = { width: 9, height: 16 };
/** A page of a service whose videos are all made for phones. */
const uprightPage = /^https:\/\/(www\.|m\.)?youtube(-nocookie)?\.com\/shorts\//i;

const sizeOf = (width: unknown, height: unknown): Size | null =>
  (Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null);

/** Width and height as HTML has them, in pixels. */
const written = (node: Element | null): Size | null => sizeOf(node?.getAttribute('width'), node?.getAttribute('height'));

/** `16:9`, `16/9` and `1.78`, as a `<site-video>` is given its ratio. */
export function readRatio(ratio: string): Size | null {
  return readDimensions(ratio.replace(/[:/]/, 'x')) ?? sizeOf(ratio, 1);
}

/** The first of these that a slide is, or has. */
const find = <T extends Element>(node: HTMLElement, selector: string): T | null =>
  (node.matches(selector) ? node as Element as T : node.querySelector<T>(selector));

/** Width to height of a slide's video, as far as the page has it: as its author says, as its file is, else as most are. */
export function videoProportions(node: HTMLElement, link: string): Size {
  const player = find<HTMLElement & { readonly ratio?: string }>(node, 'site-video');
  const video = find<HTMLVideoElement>(node, 'video');
  return readRatio(player?.ratio ?? player?.getAttribute('ratio') ?? '')
    ?? sizeOf(video?.videoWidth, video?.videoHeight)
    ?? written(video) ?? written(find(node, 'iframe'))
    ?? (uprightPage.test(link || player?.getAttribute('src') || '') ? upright : usual);
}
