import type { LookHost } from '../look-host.js';

const parts = { button: { classes: 'btn btn-primary' }, field: { classes: 'form-control' } };

/** Also Joomla's Cassiopeia, which is made of it. */
export const bootstrap5: LookHost = {
  name: 'Bootstrap 5', property: '--bs-primary', ...parts, source: 'https://getbootstrap.com/docs/5.3/customize/css-variables/',
};

export const bootstrap4: LookHost = {
  name: 'Bootstrap 4', property: '--breakpoint-md', ...parts, source: 'https://getbootstrap.com/docs/4.6/getting-started/theming/#css-variables',
};
