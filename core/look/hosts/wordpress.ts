import type { LookHost } from '../look-host.js';

/**
 * The button of `theme.json`, `styles.elements.button`, as block themes and most classic ones style it.
 * Source: https://developer.wordpress.org/themes/global-settings-and-styles/styles/styles-reference/
 */
export const wordpress: LookHost = {
  sign: 'meta[name="generator"][content^="WordPress"], link[href*="/wp-includes/"], link[href*="/wp-content/"], [class*="wp-block-"]',
  // WordPress itself makes it #32373c, which is not a choice of the page.
  button: { classes: 'wp-block-button__link wp-element-button', unstyled: 'rgb(50, 55, 60)' },
};
