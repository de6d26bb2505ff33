import type { LookHost } from '../look-host.js';

const parts = { button: { classes: 'btn btn-primary' }, field: { classes: 'form-control' } };

/** Source: https://getbootstrap.com/docs/5.3/customize/css-variables/ */
export const bootstrap5: LookHost = { sign: '--bs-primary', ...parts };

/** Source: https://getbootstrap.com/docs/4.6/getting-started/theming/#css-variables */
export const bootstrap4: LookHost = { sign: '--breakpoint-md', ...parts };
