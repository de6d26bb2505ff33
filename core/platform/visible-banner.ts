import { pageDocument } from './page-document.js';

/** The page's banner as other elements use it, once its script has run. */
export type VisibleBanner = HTMLElement & { open(): unknown };

/** The banner that a visitor would see when it opens; null without one. Content blockers hide the tag, by name or by class. */
export function findVisibleBanner(): VisibleBanner | null {
  const banner = pageDocument.querySelector<HTMLElement & { open?(): unknown }>('cookie-banner');
  if (!banner?.open) return null;
  const { display, visibility } = getComputedStyle(banner);
  return display === 'none' || visibility === 'hidden' ? null : banner as VisibleBanner;
}

/** What opens the cookie settings: the banner, or the panel of a consent link if a content blocker hides the banner; null without both. */
export const findConsentSettings = (): { open(): unknown } | null =>
  findVisibleBanner() ?? pageDocument.querySelector<HTMLElement & { open(): unknown }>('site-consent-link:defined');
