/** A slide whose picture does not come is shown without it after so long. */
const patienceMs = 400;

const picturesIn = (slide: HTMLElement): HTMLImageElement[] =>
  (slide instanceof HTMLImageElement ? [slide] : [...slide.querySelectorAll('img')]);

/** Fetches and decodes the pictures of a slide that its author left for later. */
export function fetchPictures(slide: HTMLElement): void {
  for (const picture of picturesIn(slide)) {
    if (picture.loading !== 'lazy') continue;
    picture.loading = 'eager';
    picture.decode().catch(() => {}); // a broken picture is the page's affair
  }
}

/** The picture of a slide that is still to come, if any. */
export const comingPicture = (slide: HTMLElement): HTMLImageElement | undefined =>
  picturesIn(slide).find(picture => !picture.complete && (picture.src || picture.srcset));

/** Calls back when the pictures of a slide are there, or have not come for long; at once when nothing is missing. */
export function whenShowable(slide: HTMLElement, callback: () => void, signal: AbortSignal): void {
  fetchPictures(slide);
  const picture = comingPicture(slide);
  if (!picture) return callback();
  const waiting = new AbortController();
  const done = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    clearTimeout(timer);
    if (!signal.aborted) callback();
  };
  const timer = setTimeout(done, patienceMs);
  for (const type of ['load', 'error']) picture.addEventListener(type, done, { signal: waiting.signal });
}
