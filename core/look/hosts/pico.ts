import type { LookHost } from '../look-host.js';

/** Source: https://picocss.com/docs/css-variables */
export const pico: LookHost = {
  sign: '--pico-primary-background',
  button: { style: 'background:var(--pico-primary-background);color:var(--pico-primary-inverse);border-radius:var(--pico-border-radius)' },
  field: {
    style: 'background:var(--pico-form-element-background-color);color:var(--pico-form-element-color);'
      + 'border:1px solid var(--pico-form-element-border-color);border-radius:var(--pico-border-radius)',
  },
};
