import { html, type TemplateResult } from 'lit/html.js';

/** Source: media-layout §3. */
export const pinSize = { width: 48, height: 64 } as const;

/** The pin, its point at the middle of the lower edge. Colours come from `--_pin` and `--_pin-eye`. */
export const pin = (): TemplateResult => html`<svg class="pin-drawing" viewBox="0 0 48 64" width="48" height="64"
  aria-hidden="true" focusable="false">
  <ellipse class="pin-shade" cx="24" cy="60.5" rx="9" ry="2.6"></ellipse>
  <path class="pin-body" d="M24 3C12.4 3 4 11.7 4 22.6 4 36.4 17.6 44.8 22.6 59.6c.5 1.4 2.3 1.4 2.8 0C30.4 44.8 44
    36.4 44 22.6 44 11.7 35.6 3 24 3Z"></path>
  <circle class="pin-eye" cx="24" cy="22.5" r="7.5"></circle>
</svg>`;
