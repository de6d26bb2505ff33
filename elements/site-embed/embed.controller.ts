import { getElementPurpose } from '../../core/consent/element-purpose.js';
import { $allowedHosts, rememberHost } from '../../core/embed/allowed-hosts.js';
import { followPurpose } from '../../core/embed/purpose-note.js';
import type { Shell } from '../../core/element/shell.js';
import { onceNearViewport } from '../../core/platform/observers.js';
import { consentFor } from '../../core/stores/consent.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { readEmbedMarkup } from './embed-markup.js';
import { findEmbed } from './embed-source.js';
import type { EmbedHost } from './embed.settings.js';
import { readRatio, type EmbedState } from './embed.state.js';

const nearPx = 200; // spec: media-layout §9, lazy-load margin

/** Reads what the author wrote, follows the visitor's consent, and hears how high the frame wants to be. */
export class EmbedController {
  readonly #state: EmbedState;
  readonly #host: EmbedHost;
  #wasOpen = false;

  constructor(state: EmbedState, host: EmbedHost) {
    this.#state = state;
    this.#host = host;
  }

  get #purpose(): string { return getElementPurpose(this.#host.element, 'marketing'); }

  connect(): void {
    const { element, signal } = this.#host;
    followPurpose(this.#host);
    for (const store of [$allowedHosts, this.#state.gate.$pressed]) {
      signal.addEventListener('abort', store.listen(() => this.#follow()), { once: true });
    }
    followConsent(element!, { usual: 'marketing', signal, follow: () => this.#follow(), refuse: () => this.#state.gate.refuse() });
    this.#host.onLightChange(() => this.read());
    addEventListener('message', event => this.#onMessage(event), { signal });
    onceNearViewport(element!, nearPx, () => {
      this.#state.isNear = true;
      this.#follow();
    }, signal);
    this.read();
  }

  /** Takes settings and markup as they stand now. */
  read(): void {
    const { element, values: { src, html, ratio, height, label } } = this.#host;
    const { code, links } = readEmbedMarkup(element!);
    const { source, title } = findEmbed({ src, code: html || code, links }, pageDocument.baseURI);
    const ownRatio = readRatio(ratio);
    if (ratio && !ownRatio) this.#host.warn(`ratio "${ratio}" is not a ratio; expected width:height such as 16:9; using the default ratio.`);
    this.#state.wanted = { ratio: ownRatio, heightPx: height };
    const words = element!.querySelector('a[href]')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    this.#state.describe(source, label || title || words);
    const written = src || html || code.trim();
    if (written && !source) {
      this.#host.warn(`"${written.slice(0, 60)}" cannot be embedded; expected an address, or an embed code with an <iframe> or a link; `
        + 'showing the page\'s own content. For scripts there is <site-consent-gate>.');
    }
    this.#follow();
  }

  show(isAlways: boolean): void {
    if (isAlways) rememberHost(this.#state.gate.facts.host, true);
    this.#state.isNear = true;
    this.#state.gate.$pressed.set('shown');
    void (this.#host.element as Shell).updateComplete.then(() => this.#frame?.focus({ preventScroll: true }));
  }

  hide(): void {
    rememberHost(this.#state.gate.facts.host, false);
    this.#state.gate.$pressed.set('hidden');
  }

  /** Draws, and sizes the frame by properties: a style attribute would be refused by strict policies. */
  async #draw(): Promise<void> {
    this.#host.redraw();
    await (this.#host.element as Shell).updateComplete;
    const frame = this.#frame;
    const { heightPx, ratio } = this.#state.size;
    frame?.style.setProperty('--_height', heightPx ? `${heightPx}px` : 'auto');
    frame?.style.setProperty('--_ratio', ratio ? String(ratio) : 'auto');
  }

  get #frame(): HTMLIFrameElement | null { return this.#host.element!.shadowRoot!.querySelector('iframe'); }

  #follow(): void {
    const [state, host] = [this.#state, this.#host];
    const { source, gate } = state;
    const frame = source?.kind === 'frame' ? source : null;
    const isOwn = !!frame?.isOwn && host.values.consent === 'auto';
    gate.hear({
      rule: host.values.consent, consent: isOwn ? 'accepted' : consentFor(this.#purpose).get(), allowedHosts: $allowedHosts.get(), host: frame?.host ?? '',
    });
    if (state.hasFrame !== this.#wasOpen && frame) {
      this.#wasOpen = state.hasFrame;
      host.emit('site-embed-change', { isOpen: state.hasFrame, address: frame.frame.address });
    }
    host.toggleState('open', state.isOpen);
    host.toggleState('facade', !!frame && !state.isOpen);
    void this.#draw();
  }

  #onMessage({ source, origin, data }: MessageEvent): void {
    const embed = this.#state.source;
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || embed?.kind !== 'frame' || origin !== new URL(embed.frame.address).origin) return;
    if (this.#state.hearHeight(embed.service?.heightIn?.(recordOf(data)))) void this.#draw();
  }
}

/** Frames send objects or JSON text; whatever else they send is nothing. */
function recordOf(data: unknown): Record<string, unknown> {
  try {
    return Object(typeof data === 'string' ? JSON.parse(data) : data) as Record<string, unknown>;
  } catch {
    return {};
  }
}
