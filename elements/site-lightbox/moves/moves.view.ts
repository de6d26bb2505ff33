import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { LightboxHost } from '../lightbox.control.js';
import { icon } from '../lightbox.view.js';
import type { Caption } from './caption-of.js';

const lens = 'M15.5 15.5 20 20M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM7.8 10.5h5.4';
const [smaller, larger] = [lens, `${lens}M10.5 7.8v5.4`];
const card = 'M4.5 6.5h15v11h-15zM7.5 11h4M14 11h2.5M7.5 14h2M12 14h4.5';

interface Facts {
  readonly isZoomed: boolean;
  readonly isFilm: boolean;
  readonly caption: Caption | null;
  readonly isCaptionHidden: boolean;
}

/** The buttons beside the one that closes. */
export function toolsView({ isZoomed, isFilm, caption, isCaptionHidden }: Facts, host: LightboxHost): TemplateResult {
  return html`
    <button type="button" part="zoom" data-action="zoom" ?hidden=${isFilm}
      aria-label=${host.text(isZoomed ? 'zoomOut' : 'zoomIn')}>${icon(isZoomed ? smaller : larger)}</button>
    ${caption ? html`<button type="button" class="caption-toggle" part="caption-toggle" data-action="caption"
      aria-expanded=${isCaptionHidden ? 'false' : 'true'}
      aria-label=${host.text(isCaptionHidden ? 'showCaption' : 'hideCaption')}>${icon(card)}</button>` : nothing}`;
}

/** What is said of the picture. */
export const wordsView = ({ caption, isCaptionHidden }: Facts): TemplateResult | typeof nothing => (caption
  ? html`<div class="caption" part="caption" ?data-hidden=${isCaptionHidden}
      aria-hidden=${caption.isAlt ? 'true' : nothing}><div class="words">${caption.words}</div></div>`
  : nothing);
