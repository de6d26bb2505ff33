import { expectText } from '../registry/expect-input.js';
import { linkLimits } from './read-link.js';

/** Words of small letters and digits with hyphens between them, in folders; a slash at either end or none. */
const pageUrl = /^\/?[a-z\d]+(?:[-/][a-z\d]+)*\/?$/;
const collectionPanel = /^\/pages\/[a-z\d]{24}$/; // spec: page-runtime-platform §5

/** Whether a text can be the address of a page of a site: `visit`, `/shop/plates`. */
export const isPageUrl = (text: string): boolean => typeof text === 'string' && text.length < linkLimits.internal && pageUrl.test(text);

/** Whether a path is that of a collection's panel in the editor: `/pages/` and the 24 small letters or digits of its id. */
export const isCollectionPanelPath = (path: string): boolean => typeof path === 'string' && collectionPanel.test(path);

/** What a percent sign may stand before: year, month, day and title. Source: page-runtime-platform §5. */
export const blogUrlTokens = ['y', 'm', 'd', 't'] as const;

const longest = 1000;

/**
 * What an owner has typed as the pattern of a blog's addresses, made one: small letters, hyphens for spaces, nothing but letters, digits,
 * slashes, hyphens and the tokens `%y`, `%m`, `%d` and `%t`, and none of those signs twice in a row. Source: page-runtime-platform §5.
 */
export function readBlogUrlPattern(typed: string): string {
  expectText('readBlogUrlPattern', typed);
  return typed.slice(0, longest).toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^\p{L}\p{M}\p{Nd}/%-]/gu, '')
    .replace(/%(?![ymdt])/g, '')
    .replace(/([/-])\1+/g, '$1');
}
