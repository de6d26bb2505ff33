import type { WritableAtom } from 'nanostores';
import { openPopover } from '../../core/overlay/open-popover.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { $consent, answerConsent } from '../../core/stores/consent.js';
import { watchWithdrawal } from '../../core/stores/withdrawal.js';
import type { ConsentLinkHost } from './consent-link.settings.js';

export interface ConsentLinkState {
  readonly $hasOwnLink: WritableAtom<boolean>;
  /** False on a server and in the first drawing: the visitor's answer is not known there. */
  readonly $isInPage: WritableAtom<boolean>;
  /** Whether the visitor is asked to reload the page: consent was withdrawn, and scripts of others still run. */
  readonly $isStillRunning: WritableAtom<boolean>;
}
type Banner = HTMLElement & { open?(): unknown };

/** A banner that a visitor would see: content blockers hide the tag, by name or by class. */
function visibleBanner(): Banner | null {
  const banner = pageDocument.querySelector<Banner>('cookie-banner');
  if (!banner?.open) return null;
  const { display, visibility } = getComputedStyle(banner);
  return display === 'none' || visibility === 'hidden' ? null : banner;
}

/** Whether an author wrote a link, button or text of their own. */
const hasOwnLink = (element: HTMLElement): boolean => !!element.querySelector('a, button, [role=button]') || !!element.textContent!.trim();

/** Opens the banner, or the panel if no banner is visible. */
export class ConsentLinkController {
  readonly #state: ConsentLinkState;
  readonly #host: ConsentLinkHost;
  #shown: AbortController | null = null;
  #isAnswering = false;
  #returnFocus: HTMLElement | null = null;

  constructor(state: ConsentLinkState, host: ConsentLinkHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { element, signal } = this.#host;
    const read = () => this.#state.$hasOwnLink.set(hasOwnLink(element!));
    read();
    this.#host.onLightChange(read);
    for (const store of [$consent, this.#state.$hasOwnLink, this.#state.$isInPage, this.#state.$isStillRunning]) this.#host.watch(store);
    this.#state.$isInPage.set(true);
    watchWithdrawal({
      isWanted: () => true, // the banner knows where the owner does not want it
      canNotify: () => !visibleBanner(),
      notify: () => {
        this.#state.$isStillRunning.set(true);
        this.#show(this.#isAnswering);
      },
    }, signal);
    element!.addEventListener('click', event => {
      const isOwn = event.composedPath().some(node => node instanceof Element && element!.contains(node) && node.matches('a, button, [role=button]'));
      if (!isOwn || event.defaultPrevented) return;
      event.preventDefault(); // a link leads to the site's own words about cookies: that is for pages without scripts
      this.open();
    }, { signal });
    signal.addEventListener('abort', () => this.#shown?.abort(), { once: true });
  }

  open(): void {
    const banner = visibleBanner();
    if (banner) return void banner.open!();
    this.#state.$isStillRunning.set(false);
    this.#show();
  }

  #show(takesFocus = true): void {
    const panel = this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.panel')!;
    if (this.#shown) return takesFocus ? panel.focus() : undefined;
    this.#returnFocus = deepActiveElement() as HTMLElement | null;
    this.#shown = new AbortController();
    this.#host.toggleState('open', true);
    openPopover({ element: panel, dismiss: () => this.close(), signal: this.#shown.signal });
    if (takesFocus) panel.focus({ preventScroll: true });
  }

  answer(consent: 'accepted' | 'declined'): void {
    this.close();
    this.#isAnswering = true; // a notice may follow, and takes the focus where the answer was given
    answerConsent(consent);
    this.#isAnswering = false;
  }

  close(): void {
    if (!this.#shown) return;
    const hadFocus = !!this.#host.element!.shadowRoot!.querySelector('.panel:focus-within');
    this.#shown.abort();
    this.#shown = null;
    this.#host.toggleState('open', false);
    if (hadFocus && this.#returnFocus?.isConnected) this.#returnFocus.focus({ preventScroll: true });
  }
}
