import { hasPrivacySignal } from '../../core/platform/visitor.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Consent } from '../../core/consent/consent-cookie.js';
import type { Host } from '../../core/element/host.js';
import type { BannerLook } from './banner-look.js';
import type { Phase } from './cookie-banner.state.js';
import { hasWords } from './has-words.js';
import { paragraphsOf, type Piece } from './paragraphs-of.js';

interface BannerParts {
  readonly host: Host;
  readonly look: BannerLook;
  readonly phase: Phase;
  readonly consent: Consent;
}

const piece = ({ text, href }: Piece) => (href ? html`<a href=${href}>${text}</a>` : html`<span>${text}</span>`);
const paragraphs = (pieces: Piece[][]) => pieces.map(each => html`<p>${each.map(piece)}</p>`);

/** The author's markup, else the text of the settings, else our own; what is empty counts as none. */
function words({ host, look }: BannerParts) {
  if (host.element && hasWords(host.element)) return html`<slot></slot>`;
  const written = paragraphsOf(look.text);
  return written.length ? paragraphs(written) : html`<p>${host.text('text')}</p>`;
}

function acceptButton({ host, look }: BannerParts, kind: BannerLook['ctaVariant']): TemplateResult {
  const text = look.ctaText || host.text('accept');
  return kind === 'icon'
    ? html`<button class="icon" part="accept" type="button" data-action="accept" aria-label=${text} title=${text}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4.5 12.5l5 5 10-11"></path></svg>
      </button>`
    : html`<button class="${kind} first" part="accept" type="button" data-action="accept"><span>${text}</span></button>`;
}

const declineButton = ({ host, look }: BannerParts, kind: string) =>
  html`<button class=${kind} part="decline" type="button" data-action="decline"><span>${look.optOutCtaText || host.text('decline')}</span></button>`;

const keepButton = ({ host }: BannerParts) =>
  html`<button class="keep" type="button" data-action="keep" aria-label=${host.text('keep')}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"></path></svg>
  </button>`;

/** What stands beside the words: the site's question, the answer there is, the browser's own signal. */
function note({ host, phase, consent }: BannerParts) {
  if (phase === 'reopened' && consent !== 'unasked') return host.text(consent === 'accepted' ? 'nowAccepted' : 'nowDeclined');
  const hasSignal = hasPrivacySignal();
  return hasSignal ? host.text('privacySignal') : null;
}

/** The banner as it stands on the page. To change an answer both are offered, whatever the first question offered. */
export function bannerView(parts: BannerParts): TemplateResult {
  const { host, look: { variant, position, theme, ctaVariant, canDecline }, phase } = parts;
  const isReopened = phase === 'reopened';
  const kind = isReopened && ctaVariant === 'icon' ? 'button' : ctaVariant;
  const edge = position.startsWith('top') ? 'at-top' : 'at-bottom';
  const said = note(parts);
  return html`
    <section class="banner ${variant} ${position} ${edge} ${theme} with-${kind}" part="banner" popover="manual" tabindex="-1"
      aria-label=${host.text('label')} data-action="banner">
      <div class="words">${words(parts)}${said ? html`<p class="note">${said}</p>` : nothing}</div>
      <div class="choices">
        ${acceptButton(parts, kind)}
        ${canDecline || isReopened ? declineButton(parts, kind) : nothing}
        ${isReopened ? keepButton(parts) : nothing}
      </div>
    </section>`;
}
