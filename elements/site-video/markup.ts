import type { VideoInput } from './video-source.js';

/** What the author wrote inside the element. */
export interface Markup extends Pick<VideoInput, 'link' | 'hasVideo'> {
  readonly hasImage: boolean;
  readonly hasTranscript: boolean;
  /** What the author's markup calls the video. */
  readonly name: string;
}

const outside = '[slot], script, template';
const own = (element: Element, selector: string): Element | null =>
  [...element.querySelectorAll(selector)].find(found => !found.closest(outside)) ?? null;

/** The author's own `<video>`. */
export const ownVideo = (element: Element): HTMLVideoElement | null => own(element, 'video') as HTMLVideoElement | null;

/** The author's link around an image. */
export const posterLink = (element: Element): HTMLElement | null => own(element, 'a[href]:has(img)') as HTMLElement | null;

export function readMarkup(element: Element): Markup {
  const link = own(element, 'a[href]');
  const video = ownVideo(element);
  const image = [...element.querySelectorAll('img')].find(one => !one.closest(outside) && !one.closest('video'));
  const name = link?.textContent || video?.title || video?.getAttribute('aria-label') || image?.alt || '';
  return {
    link: link?.getAttribute('href') ?? '',
    hasVideo: !!video,
    hasImage: !!image,
    hasTranscript: !!element.querySelector(':scope > [slot="transcript"]'),
    name: name.replace(/\s+/g, ' ').trim(),
  };
}
