import { canParseUrl } from '../../core/links/can-parse-url.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { loadScript } from '../../core/platform/load-script.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { getElementPurpose } from '../../core/consent/element-purpose.js';
import { consentFor } from '../../core/stores/consent.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import type { FollowButton } from './buttons/button.js';
import type { FollowHost } from './follow.settings.js';

/** A network's button in the place of a link. */
interface Drawn { readonly link: HTMLAnchorElement; readonly box: HTMLElement }

const mark = 'data-site-follow-button';

/** Where a link leads; null for what is not an address, or none that an element may write. */
const targetOf = (link: HTMLAnchorElement): URL | null =>
  safeUrl(link.getAttribute('href') ?? '') !== null && canParseUrl(link.href) ? new URL(link.href) : null;

/** Puts the networks' own buttons in the place of links after consent, and the links back after a withdrawal. */
export class FollowController {
  readonly #host: FollowHost;
  #isConnected = false;
  /** Ends when the answer or the setting no longer allows the buttons. */
  #allowed: AbortController | null = null;
  readonly #drawn = new Map<HTMLAnchorElement, Drawn>();

  constructor(host: FollowHost) {
    this.#host = host;
  }

  get #purpose(): string { return getElementPurpose(this.#host.element, 'marketing'); }

  connect(): void {
    const { element, signal } = this.#host;
    this.#isConnected = true;
    followConsent(element!, { usual: 'marketing', signal, follow: () => this.follow() });
    signal.addEventListener('abort', () => this.#stop(), { once: true });
    this.#host.onLightChange(() => this.follow());
    element!.addEventListener(
      'click',
      event => {
        const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '');
        if (!link || link.closest(`[${mark}]`)) return;
        this.#host.emit('site-follow-press', { url: link.href, network: link.hostname.replace(/^www\./, '') });
      },
      { signal },
    );
    this.follow();
  }

  /** Takes the setting, the answer and the links as they stand now. */
  follow(): void {
    if (!this.#isConnected) return;
    const isAllowed = this.#host.values.buttons === 'official' && consentFor(this.#purpose).get() === 'accepted';
    if (!isAllowed) return this.#stop();
    const allowed = (this.#allowed ??= new AbortController());
    for (const drawn of this.#drawn.values()) if (!drawn.link.isConnected) this.#restoreLink(drawn);
    // The code for the networks loads with consent: pages of plain links never load it.
    import('./buttons/buttons.js').then(
      ({ followButtonFor }) => {
        if (allowed.signal.aborted) return;
        for (const link of this.#host.element!.querySelectorAll<HTMLAnchorElement>('a[href]')) {
          const target = link.closest(`[${mark}]`) || this.#drawn.has(link) ? null : targetOf(link);
          const button = target && followButtonFor(target);
          if (button) void this.#draw({ link, made: button.make(target, pageDocument), button }, allowed.signal);
        }
      },
      (error: unknown) =>
        this.#host.warn("the code of the buttons could not be loaded; expected it with the element's script; the links stay.", error),
    );
  }

  async #draw(
    { link, made, button }: { readonly link: HTMLAnchorElement; readonly made: HTMLElement | null; readonly button: FollowButton },
    signal: AbortSignal,
  ): Promise<void> {
    if (!made) return;
    const box = pageDocument.createElement('span');
    box.setAttribute(mark, '');
    box.append(made);
    const drawn = { link, box };
    this.#drawn.set(link, drawn);
    try {
      await loadScript(button.script);
    } catch (error) {
      this.#drawn.delete(link);
      if (!signal.aborted)
        this.#host.warn(`the button of ${button.name} did not load; expected ${button.script} within ten seconds; the link stays.`, error);
      return;
    }
    if (signal.aborted || !link.isConnected || this.#drawn.get(link) !== drawn) return;
    link.after(box);
    link.hidden = true;
    button.draw(box, window);
    this.#host.toggleState('official', true);
  }

  #stop(): void {
    this.#allowed?.abort();
    this.#allowed = null;
    for (const drawn of this.#drawn.values()) this.#restoreLink(drawn);
    this.#host.toggleState('official', false);
  }

  #restoreLink({ link, box }: Drawn): void {
    if (box.parentNode) link.hidden = false;
    box.remove();
    this.#drawn.delete(link);
  }
}
