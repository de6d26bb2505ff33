import type { LookHost } from '../look-host.js';

/**
 * Dawn, and the themes of Shopify's that are made of it. Colors are the three channels alone. Source: `layout/theme.liquid` in
 * https://github.com/Shopify/dawn
 */
export const shopify: LookHost = {
  sign: '--buttons-radius-outset',
  button: { style: 'background:rgb(var(--color-button));color:rgb(var(--color-button-text));border-radius:var(--buttons-radius-outset)' },
  field: { style: 'background:rgb(var(--color-background));color:rgb(var(--color-foreground));border:0;border-radius:var(--inputs-radius)' },
};
