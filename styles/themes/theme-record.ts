import type { Theme } from '../theme.js';

/** Declarations for elements or one of their parts, where a theme is more than its values. */
export interface ThemeRule {
  /** Selectors of elements, or of the author's markup in them. */
  readonly on: string;
  /** Names of parts of these elements. */
  readonly parts?: readonly string[];
  /** A state of what is selected, such as `:active`. */
  readonly state?: string;
  readonly style: string;
}

/** A complete look. What it does not name is the default. */
export interface ThemeRecord {
  /** As people read it. */
  readonly title: string;
  readonly summary: string;
  readonly values: Readonly<Partial<Theme>>;
  readonly rules?: readonly ThemeRule[];
}

/** Main buttons in the author's markup. */
const authoredButtons: ThemeRule['on'] = ':is(site-form, site-newsletter, site-login, site-add-to-cart, site-comments, site-search) '
  + ':is(button:not([type="button"], [type="reset"]), input[type="submit"]), site-order-link > a';

/** Main buttons that elements draw. */
const drawnButtons: Pick<ThemeRule, 'on' | 'parts'> = {
  on: 'site-add-to-cart, site-checkout-button, site-donation-button, site-order-summary, site-product, site-cart, site-cart-badge, site-comments, '
    + 'site-product-reviews, site-booking, site-map, site-events, site-tour-dates',
  parts: ['button', 'checkout', 'send', 'find', 'show-button', 'tickets'],
};

/** Declarations for main buttons, of elements and of the page. */
export const onButtons = (style: string, state?: string): readonly ThemeRule[] => [
  { on: authoredButtons, style, ...(state && { state }) },
  { ...drawnButtons, style, ...(state && { state }) },
];

/** Declarations for what lies over the page. */
export const onOverlays = (style: string): readonly ThemeRule[] => [
  { on: 'site-dialog, site-popup, site-consent-link, cookie-banner, site-cart-badge', parts: ['dialog', 'popup', 'panel', 'banner'], style },
];

/** Fonts that devices have. Source: https://modernfontstacks.com */
export const fonts = {
  system: 'system-ui, sans-serif',
  neoGrotesque: 'Inter, Roboto, "Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, sans-serif',
  geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  industrial: 'Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", "Nimbus Sans Narrow", sans-serif-condensed, sans-serif',
  rounded: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, "Arial Rounded MT Bold", Calibri, source-sans-pro, sans-serif',
  transitional: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
  oldStyle: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
  didone: 'Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, Sylfaen, serif',
  mono: 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, "DejaVu Sans Mono", monospace',
} as const;
