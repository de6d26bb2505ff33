import type { LookHost } from '../look-host.js';

/** Drupal's theme. Source: `css/components/button.css` and `form-text.css` in https://github.com/drupal/drupal/tree/11.x/core/themes/olivero */
export const olivero: LookHost = {
  sign: '--color--primary-hue', button: { classes: 'button button--primary' }, field: { classes: 'form-text form-element' },
};
