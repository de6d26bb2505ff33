/**
 * The public entry `site-elements/links`: what an address leads to and whether it may be written into a page, links in bare text,
 * patterns of page addresses. Every address that an element writes has passed `safeUrl`. Pure: runs in Node, needs no page.
 *
 * ```js
 * import { linkText, readLink, readLinkCategory, safeUrl } from 'site-elements/links';
 * safeUrl(' java\nscript:alert(1)'); // null
 * readLink('tel:+353-1');
 * // { kind: 'tel', category: 'other protocol', isProper: true, isAmbiguous: false, isTooLong: false, isIpAddress: false,
 * //   href: 'tel:+353-1' }
 * readLinkCategory('/s/menu.pdf'); // 'file link'
 * linkText('See www.example.com.'); // [{ text: 'See ' }, { text: 'www.example.com', href: 'https://www.example.com' }, { text: '.' }]
 * ```
 */
export { safeUrl } from './safe-url.js';
export { linkCategories, linkKinds, linkLimits, readLink, readLinkCategory, type Link, type LinkCategory, type LinkKind } from './read-link.js';
export { isWebsite } from './web-host.js';
export { linkText, type LinkedText, type LinkedText as LinkedPiece } from './link-text.js';
export { blogUrlTokens, isCollectionPanelPath, isPageUrl, readBlogUrlPattern } from './page-patterns.js';
