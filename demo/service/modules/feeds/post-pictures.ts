/** An image in another site's markup. */
export interface MarkupImage { readonly src: string; readonly alt: string }
export type ReadAttribute = (name: string) => string;

/** Where scripts that load images later keep the address. */
const lazyAttributes = ['data-lazy-src', 'data-src', 'data-original', 'data-orig-src', 'data-lazyload', 'data-hi-res-src', 'data-full-url'] as const;
const lazySets = ['data-lazy-srcset', 'data-srcset', 'srcset'] as const;
/** Names of files that are in for an image, or count readers. */
const placeholderName =
  /(?:^|[-_/.])(?:blank|spacer|pixel|placeholder|transparent|clear|loading|lazy|grey|gray|1x1|empty|beacon)(?:[-_][\w-]{0,20})?\.(?:gif|png|svg|webp|jpe?g)$/i;
const emojiAddress = /\/(?:core\/)?emoji\/|\/twemoji\/|\/smil(?:ey|ie)s?\/|^https?:\/\/(?:emoji|twemoji)\./i;
const avatarAddress = /^(?:https?:)?\/\/(?:[\w-]{1,30}\.)?gravatar\.com\/|\/avatars?\//i;
const counterAddress =
  /^(?:https?:)?\/\/(?:pixel\.|stats\.|[\w.-]{0,60}\b(?:doubleclick\.net|feedburner\.com\/~|feedsportal\.com|google-analytics\.com)|www\.facebook\.com\/tr\b)/i;
const decorationClass = /(?:^|[\s_-])(?:wp-smiley|emoji|emojione|twemoji|smiley|avatar|gravatar)(?:$|[\s_-])/i;
const emojiOnly = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3){1,12}$/u;
/** Up to this many pixels an image is an icon; up to the other, it counts readers. */
const maxIconPx = 32;
const maxCounterPx = 3;

/** Whether an address is one of an emoji, an avatar, a counter or a placeholder, and not of a post's picture. */
export function isDecorationAddress(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0]!;
  return placeholderName.test(path) || [emojiAddress, avatarAddress, counterAddress].some(pattern => pattern.test(address)) || /\.svg$/i.test(path);
}

const styleWidth = /(?:^|[;\s])width\s?:\s?(\d{1,5}(?:\.\d{1,3})?)px/i;
const styleHeight = /(?:^|[;\s])height\s?:\s?(\d{1,5}(?:\.\d{1,3})?)px/i;
/** A length in pixels, written as `1`, `1px` or in a style; NaN without one. */
const pixels = (attribute: string, style: string, inStyle: RegExp): number => parseFloat(attribute || (inStyle.exec(style)?.[1] ?? ''));

function isDecoration(read: ReadAttribute): boolean {
  const style = read('style');
  const [width, height] = [pixels(read('width'), style, styleWidth), pixels(read('height'), style, styleHeight)];
  return decorationClass.test(read('class')) || emojiOnly.test(read('alt').trim()) || width <= maxCounterPx || height <= maxCounterPx
    || (width <= maxIconPx && height <= maxIconPx) || /display\s?:\s?none|visibility\s?:\s?hidden/i.test(style);
}

/** The first address of a `srcset`. */
const ofSet = (set: string): string => /^[\s,]{0,20}([^\s,][^\s]{0,2000})/.exec(set)?.[1]?.replace(/,$/, '') ?? '';

/** The address of an image that shows a post; null for an emoji, an avatar, an icon, a counter or a placeholder. */
export function postImage(read: ReadAttribute): MarkupImage | null {
  if (isDecoration(read)) return null;
  const addresses = [...lazyAttributes.map(read), read('src'), ...lazySets.map(name => ofSet(read(name)))].map(address => address.trim());
  const src = addresses.find(address => address !== '' && !/^data:/i.test(address) && !isDecorationAddress(address));
  return src === undefined ? null : { src, alt: read('alt') };
}
