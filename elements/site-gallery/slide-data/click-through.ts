import { safeUrl } from '../../../core/links/safe-url.js';

const said = '[data-click-through-url]';

/** Where a slide leads by its `data-click-through-url`; null when nowhere, or nowhere safe. */
export function clickThrough(slide: HTMLElement): string | null {
  const url = (slide.matches(said) ? slide : slide.querySelector<HTMLElement>(said))?.dataset.clickThroughUrl;
  return url ? safeUrl(url) : null;
}
