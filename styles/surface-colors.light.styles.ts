import { Styles } from './css.js';

/** Elements that themes color by their tag. */
const colored = [
  'a, p, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, address, blockquote, cite, figure, figcaption, table, caption, th, td',
  'strong, em, b, i, small, span, time, label, legend',
].join(', ');
/** Without a class or with one that a block editor gives everything, and without a color of its own: what an author has chosen stays. */
const plain = ':is(:not([class]), [class^="wp-block-"], [class^="has-"]):not([style*="color"], [class*="button"], [class*="link"])';

/** Marks what the theme colors so that it cannot be read: see `markUnreadable`. */
export const unreadableMark = 'data-site-unreadable';

/** Marks texts on a ground of the theme or the author: see `markUnreadable`. They have the theme's color, which is meant for it. */
export const ownGroundMark = 'data-site-own-ground';
const onSurface = `:not([${ownGroundMark}], [${ownGroundMark}] *)`;

/**
 * Colors of the author's texts and links on a surface of an element: those of the surface, because a theme's are meant for the page's own
 * ground. An id's weight (`#_`), because themes color links by several classes. `host` selects the element. Links in its text are
 * underlined: their color no longer distinguishes them.
 */
export const surfaceColors = (host: string): Styles => new Styles(`:is(${host}, #_) :is(${colored})${plain}${onSurface} { color: inherit; }
:is(${host}, #_) [${unreadableMark}] { color: inherit !important; }
:is(${host}, #_) :is(p, li, dd, td, address, figcaption, blockquote, small, span) > a${plain} {
  text-decoration-line: underline; text-underline-offset: 0.2em;
}`);
