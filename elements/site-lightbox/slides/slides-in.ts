import { getLinkTarget } from './slide.js';

const media = 'img, video, iframe, site-video, [data-type="video" i]';
const frames = 'figure, a, picture, site-video, [data-slide-id], [data-slide-url], [data-type]';

const videos = 'site-video, [data-type="video" i]';
/** A video's poster is part of it. */
const isInVideo = (node: Element): boolean => !!node.parentElement!.closest(videos);

/** The slides among an element's content, in order: images, videos, and links that lead to one. */
export function slidesIn(within: Element): HTMLElement[] {
  const crowds = new Map<Element, boolean>();
  const isCrowd = (frame: Element): boolean => {
    const known = crowds.get(frame) ?? [...frame.querySelectorAll(media)].filter(one => !one.closest('figcaption') && !isInVideo(one)).length > 1;
    crowds.set(frame, known);
    return known;
  };
  /** The largest frame around it that frames nothing else: its link, its figure. */
  const framed = (node: HTMLElement): HTMLElement => {
    const around = node.parentElement!.closest<HTMLElement>(frames);
    return around && around !== within && within.contains(around) && !isCrowd(around) ? framed(around) : node;
  };
  const found = [...within.querySelectorAll<HTMLElement>(`${media}, a[href]`)].filter(node => {
    if (node.closest('figcaption, noscript') || isInVideo(node)) return false;
    return !(node instanceof HTMLAnchorElement) || node.querySelector(media) || getLinkTarget(node, null);
  });
  return [...new Set(found.map(framed))];
}
