import { getSlideNames } from '../slides/slide.js';

/** The names of a slide in an address. Source: media-layout §2, §3. */
export interface SlideNames {
  /** `data-slide-id`, else the `id` of the slide or of its picture. */
  readonly id: string;
  /** `data-slide-url` */
  readonly url: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** The place of the slide that an address names: by its id or url in the hash, or by its url at the end of the path; -1 for none. */
export function slideAtAddress(slides: readonly SlideNames[], { hash, pathname }: Pick<Location, 'hash' | 'pathname'>): number {
  const named = trimmed(decoded(hash.slice(1)));
  const path = trimmed(decoded(pathname));
  const isNamed = named ? slides.findIndex(({ id, url }) => id === named || trimmed(url) === named) : -1;
  if (isNamed >= 0) return isNamed;
  return slides.findIndex(({ url }) => {
    const end = trimmed(url);
    return end !== '' && (path === end || path.endsWith(`/${end}`));
  });
}

/** The index of the slide that the page's address names; -1 for none. */
export const indexInAddress = (slides: readonly HTMLElement[], pathname = location.pathname): number =>
  slideAtAddress(slides.map(getSlideNames), { hash: location.hash, pathname });

/** The name of a slide in the address; empty when its author gave it no name. */
export function getSlideName(slide: HTMLElement): string {
  const { id, url } = getSlideNames(slide);
  return id || url;
}

type Slides = readonly HTMLElement[];

/** Opens the slide that the address names, now and whenever its hash changes. An open lightbox follows it too. */
export function followAddress(slidesNow: () => Slides, open: (slides: Slides, index: number) => void, signal: AbortSignal): void {
  const follow = (pathname?: string) => {
    const slides = slidesNow();
    const index = indexInAddress(slides, pathname);
    if (index >= 0) open(slides, index);
  };
  addEventListener('hashchange', () => follow(''), { signal });
  follow();
}
