import type { LookHost } from '../look-host.js';

/**
 * Joomla's template, made of Bootstrap 5 without the prefix of its properties. Source: `_variables.scss` and `colors_standard.scss` in
 * https://github.com/joomla/joomla-cms/tree/5.3-dev/build/media_source/templates/site/cassiopeia/scss
 */
export const cassiopeia: LookHost = {
  sign: '--cassiopeia-color-primary', button: { classes: 'btn btn-primary' }, field: { classes: 'form-control' },
};
