import { writeJson } from '../../../core/registry/write-json.js';
import { html, nothing } from 'lit/html.js';
import type { DrawOverlays } from '../image.state.js';
import { findImage } from '../read-image.js';
import { overlaysStyles } from './overlays.styles.js';

const icon = html`<svg viewBox="0 0 24 24" width="24" height="24"><path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01"></path></svg>`;

/** What lies over or under the <img>: a preview, a sign for a broken image, a shadow, the image as a background. */
export const drawOverlays: DrawOverlays = ({ values, element }, { phase }) => {
  const { adoptedStyleSheets } = element!.shadowRoot!;
  const { styleSheet } = overlaysStyles;
  if (!adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  const image = findImage(element!);
  const isUnderCaption = image?.closest('figure')?.firstElementChild?.localName === 'figcaption';
  const { style } = element!.shadowRoot!.querySelector<HTMLElement>('#root')!;
  style.setProperty('--_top', isUnderCaption ? 'auto' : '0');
  if (values.useBgImage && image && phase === 'drawn') style.setProperty('--_image', `url(${writeJson(image.currentSrc)})`);
  const alt = image?.alt;
  return html`
    ${values.mask && values.dropShadow ? html`<div class="over shade" part="shadow"><div class="outline"></div></div>` : nothing}
    ${values.useBgImage ? html`<div class="over background" part="background"></div>` : nothing}
    ${values.thumbhash ? html`<canvas class="over preview" part="preview" aria-hidden="true" width="0" height="0"></canvas>` : nothing}
    ${phase === 'broken' ? html`<div class="over broken" part="broken" aria-hidden="true">
      ${icon}${alt ? html`<span>${alt}</span>` : nothing}
    </div>` : nothing}`;
};
