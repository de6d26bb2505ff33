import type { LookHost } from '../look-host.js';

/** Source: https://bulma.io/documentation/features/css-variables/ */
export const bulma: LookHost = { sign: '--bulma-primary', button: { classes: 'button is-primary' }, field: { classes: 'input' } };
