import { getElementPurpose } from '../../core/consent/element-purpose.js';
import { $allowedHosts, rememberHost } from '../../core/embed/allowed-hosts.js';
import { followPurpose } from '../../core/embed/purpose-note.js';
import { canParseUrl } from '../../core/links/can-parse-url.js';
import { holdScripts, runScripts } from '../../core/platform/run-scripts.js';
import { consentFor } from '../../core/stores/consent.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import { pageDocument } from '../../core/platform/page-document.js';
import type { ConsentGateHost } from './consent-gate.settings.js';
import type { EmbedGate } from '../../core/embed/embed-gate.js';

const addressed = '[src], [href], [data-src]';

/** Host of the first address in a template that leads to another site; empty where none does. */
function foreignHost(content: DocumentFragment): string {
  for (const node of content.querySelectorAll(addressed)) {
    const address = node.getAttribute('src') ?? node.getAttribute('data-src') ?? node.getAttribute('href')!;
    const url = canParseUrl(address, pageDocument.baseURI) ? new URL(address, pageDocument.baseURI) : null;
    if (url?.host && url.host !== location.host) return url.host;
  }
  return '';
}

/** Puts the content of the template into the page and takes it out again. */
export class ConsentGateController {
  readonly #state: EmbedGate;
  readonly #host: ConsentGateHost;
  #shown: HTMLElement | null = null;
  #running = new AbortController();

  constructor(state: EmbedGate, host: ConsentGateHost) {
    this.#state = state;
    this.#host = host;
  }

  get #template(): HTMLTemplateElement | null { return this.#host.element!.querySelector(':scope > template'); }

  get #purpose(): string { return getElementPurpose(this.#host.element, 'marketing'); }

  connect(): void {
    const { signal } = this.#host;
    followPurpose(this.#host);
    for (const store of [$allowedHosts, this.#state.$pressed]) {
      signal.addEventListener('abort', store.listen(() => this.follow()), { once: true });
    }
    followConsent(this.#host.element!, { usual: 'marketing', signal, follow: () => this.follow(), refuse: () => this.#state.refuse() });
    this.#host.onLightChange(changes => {
      if (changes.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(node => node !== this.#shown))) this.follow();
    });
    signal.addEventListener('abort', () => this.#remove(), { once: true });
    this.follow();
    if (!this.#template) this.#host.warn('has no <template>; expected one with the content to block; nothing is blocked.');
  }

  /** Opens or closes, as the facts have it now. */
  follow(): void {
    const { consent: rule, siteHost } = this.#host.values;
    const template = this.#template;
    const host = siteHost || (template ? foreignHost(template.content) : '');
    this.#state.hear({ rule, consent: consentFor(this.#purpose).get(), allowedHosts: $allowedHosts.get(), host });
    if (this.#state.isOpen && !this.#shown && template) this.#insert(template);
    else if (!this.#state.isOpen) this.#remove();
    this.#host.toggleState('open', !!this.#shown);
    this.#host.redraw();
  }

  show(isAlways: boolean): void {
    if (isAlways) rememberHost(this.#state.facts.host, true);
    this.#state.$pressed.set('shown');
    this.#shown?.focus({ preventScroll: true });
  }

  hide(): void {
    const { host } = this.#state.facts;
    if (host) rememberHost(host, false);
    this.#state.$pressed.set('hidden');
  }

  #insert(template: HTMLTemplateElement): void {
    this.#shown = pageDocument.createElement('div');
    this.#shown.slot = 'content';
    this.#shown.tabIndex = -1; // where the focus goes from a button that is gone
    this.#shown.append(pageDocument.importNode(template.content, true));
    const next = holdScripts(this.#shown);
    this.#host.element!.append(this.#shown);
    const { signal } = this.#running = new AbortController();
    runScripts({ next, signal }).catch((error: unknown) =>
      this.#host.warn(
        'a script in the template could not be put into the page; expected a policy that allows it; the scripts after it do not run.',
        error,
      ),
    );
    this.#host.emit('site-gate-change', { isOpen: true });
  }

  #remove(): void {
    if (!this.#shown) return;
    this.#running.abort();
    this.#shown.remove();
    this.#shown = null;
    this.#host.emit('site-gate-change', { isOpen: false });
  }
}
