import { isPage } from '../platform/page.js';
import { sharedLook } from './follow.js';
import { PageLook } from './page-look.js';

/**
 * Gives all elements the look of the page: its main color, corners, fields, headings and surfaces. Call it before the elements are
 * defined; what a page sets itself, such as `--site-accent`, takes precedence. A second call, and one on a server, does nothing.
 */
export function followPageLook(): void {
  if (isPage) sharedLook(() => new PageLook());
}
