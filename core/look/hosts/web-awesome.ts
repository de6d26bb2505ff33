import type { LookHost } from '../look-host.js';

/** Source: https://webawesome.com/docs/tokens/color/ and https://webawesome.com/docs/tokens/component-groups/ */
export const webAwesome: LookHost = {
  sign: '--wa-color-brand-fill-loud',
  button: {
    style: 'background:var(--wa-color-brand-fill-loud);color:var(--wa-color-brand-on-loud);border-radius:var(--wa-form-control-border-radius)',
  },
  field: {
    style: 'background:var(--wa-form-control-background-color);color:var(--wa-form-control-value-color);'
      + 'border:1px solid var(--wa-form-control-border-color);border-radius:var(--wa-form-control-border-radius)',
  },
};
