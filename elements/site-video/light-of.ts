import type { Written } from './video-source.js';

export interface Light extends Pick<Written, 'link' | 'hasVideo'> {
  readonly hasPicture: boolean;
  readonly hasTranscript: boolean;
  /** What the author's markup calls the film. */
  readonly name: string;
}

const outside = '[slot], script, template';
const own = (element: Element, selector: string): Element | null =>
  [...element.querySelectorAll(selector)].find(found => !found.closest(outside)) ?? null;

/** The author's own film element. */
export const ownVideo = (element: Element): HTMLVideoElement | null => own(element, 'video') as HTMLVideoElement | null;

/** What the author wrote inside the element. */
export function lightOf(element: Element): Light {
  const link = own(element, 'a[href]');
  const video = ownVideo(element);
  const picture = [...element.querySelectorAll('img')].find(image => !image.closest(outside) && !image.closest('video'));
  const name = link?.textContent || video?.title || video?.getAttribute('aria-label') || picture?.alt || '';
  return {
    link: link?.getAttribute('href') ?? '',
    hasVideo: !!video,
    hasPicture: !!picture,
    hasTranscript: !!element.querySelector(':scope > [slot="transcript"]'),
    name: name.replace(/\s+/g, ' ').trim(),
  };
}
