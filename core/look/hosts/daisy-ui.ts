import type { LookHost } from '../look-host.js';

/** Values and not classes: Tailwind leaves out the classes that a page does not use. */
const button = {
  style: 'background:var(--color-primary,oklch(var(--p)));color:var(--color-primary-content,oklch(var(--pc)));'
    + 'border-radius:var(--radius-field,var(--rounded-btn))',
};

/** Source: https://daisyui.com/docs/themes/ */
export const daisyUi5: LookHost = { sign: '--radius-field', button };

/** Source: https://v4.daisyui.com/docs/colors/ and https://v4.daisyui.com/docs/themes/ */
export const daisyUi4: LookHost = { sign: '--rounded-btn', button };
