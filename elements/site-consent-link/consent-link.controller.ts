import type { ReadableAtom, WritableAtom } from 'nanostores';
import { openPopover } from '../../core/overlay/open-popover.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { findVisibleBanner } from '../../core/platform/visible-banner.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { $consent, $consentState, answerConsent, answerPurposes } from '../../core/stores/consent.js';
import { watchWithdrawal } from '../../core/stores/withdrawal.js';
import type { ConsentLinkHost } from './consent-link.settings.js';
import type { PurposePanel } from './purposes/purpose-panel.js';

export interface ConsentLinkState {
  readonly $hasOwnLink: WritableAtom<boolean>;
  /** False on a server and in the first drawing: the visitor's answer is not known there. */
  readonly $isInPage: WritableAtom<boolean>;
  /** Whether the visitor is asked to reload the page: consent was withdrawn, and scripts of others still run. */
  readonly $isStillRunning: WritableAtom<boolean>;
  /** Draws the question by purpose; null where the page asks a simple yes or no. */
  readonly $purposes: WritableAtom<PurposePanel | null>;
}

type Drawn = HTMLElement & { readonly updateComplete: Promise<unknown> };

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
    for (const store of [$consent, $consentState, ...Object.values(this.#state) as ReadableAtom<unknown>[]]) this.#host.watch(store);
    this.#state.$isInPage.set(true);
    watchWithdrawal({
      isWanted: () => true, // the banner knows where the owner does not want it
      canNotify: () => !findVisibleBanner(),
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
    const banner = findVisibleBanner();
    if (banner) return void banner.open();
    this.#state.$isStillRunning.set(false);
    if (!pageDocument.querySelector('cookie-banner[purposes]:not([forced])')) return this.#show();
    void this.#askByPurpose();
  }

  /** Asks for everything together if the list of purposes cannot be loaded: a decline is always possible. */
  async #askByPurpose(): Promise<void> {
    const before = deepActiveElement();
    try {
      const { loadPurposePanel } = await import('./purposes/purpose-panel.js');
      this.#state.$purposes.set(await loadPurposePanel(this.#host));
    } catch (error) {
      this.#state.$purposes.set(null);
      this.#host.warn('the list of purposes could not be loaded; asking for everything instead.', error);
    }
    if (this.#host.signal.aborted) return;
    await (this.#host.element as Drawn).updateComplete;
    this.#show(deepActiveElement() === before);
  }

  /** Stores the switches as the answer. */
  save(): void {
    const switches = this.#host.element!.shadowRoot!.querySelectorAll<HTMLInputElement>('input[role=switch]');
    this.#answer(() => answerPurposes(Object.fromEntries([...switches].map(({ name, checked }) => [name, checked]))));
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

  answer(consent: 'accepted' | 'declined'): void { this.#answer(() => answerConsent(consent)); }

  #answer(give: () => void): void {
    this.close();
    this.#isAnswering = true; // a notice may follow, and takes the focus where the answer was given
    give();
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
