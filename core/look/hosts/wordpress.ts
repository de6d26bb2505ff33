import type { LookHost } from '../look-host.js';

/** The button of `theme.json`, `styles.elements.button`, as every block theme and most classic ones style it. */
export const wordpress: LookHost = {
  name: 'WordPress',
  selector: 'meta[name="generator"][content^="WordPress"], link[href*="/wp-includes/"], link[href*="/wp-content/"], [class*="wp-block-"]',
  button: { classes: 'wp-block-button__link wp-element-button' },
  source: 'https://developer.wordpress.org/themes/global-settings-and-styles/styles/styles-reference/',
};
