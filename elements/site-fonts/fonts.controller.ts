import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import { canParseUrl } from '../../core/links/can-parse-url.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { baseUrl } from '../../core/platform/page.js';
import { getElementPurpose } from '../../core/consent/element-purpose.js';
import { consentFor } from '../../core/stores/consent.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import { $site } from '../../core/stores/site.js';
import { fallbackRules } from './fallback-rules.js';
import type { FontsHost } from './fonts.settings.js';
import { isHostAllowed, type FontsState } from './fonts.state.js';
import { readSheet, type FontFaceText } from './read-sheet.js';

/** A style sheet that was asked for: what it says, once it is there. */
interface Asked { readonly ending: AbortController; faces: readonly FontFaceText[] }

/** Puts the families in force that the visitor allows, and takes them back. */
export class FontsController {
  readonly #state: FontsState;
  readonly #host: FontsHost;
  readonly #sheet = new CSSStyleSheet();
  readonly #requests = new Map<string, Asked>();
  #isConnected = false;
  #written = '';

  constructor(state: FontsState, host: FontsHost) {
    this.#state = state;
    this.#host = host;
  }

  get #purpose(): string { return getElementPurpose(this.#host.element, 'functional'); }

  connect(): void {
    const { signal } = this.#host;
    this.#isConnected = true;
    pageDocument.adoptedStyleSheets.push(this.#sheet);
    for (const store of [$allowedHosts, $site]) signal.addEventListener('abort', store.listen(() => this.update()), { once: true });
    followConsent(this.#host.element!, { usual: 'functional', signal, follow: () => this.update() });
    signal.addEventListener('abort', () => this.#stop(), { once: true });
    this.update();
  }

  /** Takes settings, context and the visitor's answer as they stand now. */
  update(): void {
    if (!this.#isConnected || this.#host.signal.aborted) return;
    const { sheets, wrong } = this.#state.sheetsFor(this.#host.values, $site.get().context);
    for (const warning of wrong) this.#host.warn(warning);
    const addresses = sheets.filter(sheet => canParseUrl(sheet, baseUrl())).map(sheet => new URL(sheet, baseUrl()).href);
    const wanted = new Set(addresses.filter(address => this.#mayAsk(new URL(address).host)));
    for (const [address, { ending }] of this.#requests) {
      if (wanted.has(address)) continue;
      ending.abort();
      this.#requests.delete(address);
    }
    for (const address of wanted) if (!this.#requests.has(address)) void this.#fetchFaces(address);
    this.#write();
  }

  #mayAsk(host: string): boolean {
    return isHostAllowed(host, { own: location.host, hasConsent: consentFor(this.#purpose).get() === 'accepted', allowedHosts: $allowedHosts.get() });
  }

  async #fetchFaces(address: string): Promise<void> {
    const asked: Asked = { ending: new AbortController(), faces: [] };
    this.#requests.set(address, asked);
    const signal = AbortSignal.any([asked.ending.signal, this.#host.signal]);
    try {
      asked.faces = await readSheet(address, signal);
      if (!signal.aborted && asked.faces.length === 0)
        this.#host.warn(`"${address}" has no fonts; expected a style sheet with @font-face rules; the page keeps its fonts.`);
    } catch (error) {
      if (!signal.aborted)
        this.#host.warn(
          `"${address}" could not be read; expected a style sheet, of another host one that allows it (CORS); the page keeps its fonts.`,
          error,
        );
    }
    if (!signal.aborted) this.#write();
  }

  /** Fallbacks stand first: they are there before any file has loaded. */
  #write(): void {
    const faces = [...this.#requests.values()].flatMap(asked => asked.faces).filter(({ hosts }) => hosts.every(host => this.#mayAsk(host)));
    const text = [...faces.filter(({ hosts }) => hosts.length === 0), ...faces.filter(({ hosts }) => hosts.length > 0)].map(face => face.text).join('\n');
    if (text !== this.#written) {
      this.#written = text;
      this.#sheet.replaceSync(text);
      this.#host.emit('site-fonts-change', { families: [...new Set(faces.map(({ family }) => family))] });
    }
    void this.#writeRules([...new Set(faces.filter(({ hosts }) => hosts.length > 0).map(({ family }) => family))]);
  }

  async #writeRules(families: readonly string[]): Promise<void> {
    const { fallback, writeRules } = this.#host.values;
    const written = this.#written;
    let rules = '';
    if (writeRules && families.length > 0) {
      try {
        const { measureFaces } = await import('./measure-faces.js');
        rules = fallbackRules(await measureFaces(families), fallback);
      } catch (error) {
        this.#host.warn('the fallback cannot be measured; expected fonts that load; no rules are written.', error);
      }
      if (this.#host.signal.aborted || written !== this.#written || fallback !== this.#host.values.fallback || !this.#host.values.writeRules) return;
    }
    if (rules === this.#state.rules) return;
    this.#state.rules = rules;
    this.#host.redraw();
  }

  #stop(): void {
    for (const { ending } of this.#requests.values()) ending.abort();
    this.#requests.clear();
    pageDocument.adoptedStyleSheets = pageDocument.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet);
  }
}
