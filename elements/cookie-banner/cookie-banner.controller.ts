import { deepActiveElement, whenParsed } from '../../core/platform/page.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { readPurposes } from '../../core/consent/purposes.js';
import { $consent, $consentState, $isAsking } from '../../core/stores/consent.js';
import { watchWithdrawal } from '../../core/stores/withdrawal.js';
import { $site } from '../../core/stores/site.js';
import { getBannerOptions, type BannerHost } from './banner-options.js';
import type { CookieBannerState } from './cookie-banner.state.js';
import { firstTabStop, focusTopOfPage } from './first-tab-stop.js';
import { keepFocusVisible } from '../../core/platform/keep-focus-visible.js';

/** The same as in `core/tracking`, which comes only where there is one. */
const heldContent = '[data-consent]:is([type="text/plain"], [data-src])';
const settingsLink = 'a[href$="#cookie-settings"]';
const notText = 'script, style, template';

const settingsLinkIn = (event: Event): HTMLElement | undefined =>
  event.composedPath().find(node => node instanceof Element && node.matches(settingsLink)) as HTMLElement | undefined;

/** Whether an author wrote anything into a tag; empty paragraphs of an editor do not count. */
const hasText = (element: Element): boolean => [...element.childNodes].some(node =>
  (node instanceof Element ? !node.matches(notText) && (node.textContent!.trim() || node.querySelector('img, svg'))
    : node.nodeType === Node.TEXT_NODE && node.textContent!.trim()));

/** False where a content blocker hides the tag. */
function isVisible(element: HTMLElement): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display !== 'none' && visibility !== 'hidden';
}

/** Shows the drawn banner over the page and closes it again; moves the focus into it and back. */
export class CookieBannerController {
  readonly #host: BannerHost;
  readonly #state: CookieBannerState;
  #shown: AbortController | null = null;
  #drawn: HTMLElement | null = null;
  #returnFocus: HTMLElement | null = null;
  #hadFocus = false;
  #hasBridges = false;
  #purposes: Promise<void> | null = null;
  #hasNoPurposes = false;
  #openForeign: (() => void) | undefined;

  constructor(state: CookieBannerState, host: BannerHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { signal, element } = this.#host;
    signal.addEventListener('abort', () => {
      this.#close();
      $isAsking.set(null);
    }, { once: true });
    signal.addEventListener('abort', $consentState.listen(({ consent, answer: by }) => {
      this.#state.$isReopened.set(false); // also where another tab has changed the answer for one purpose
      this.#host.emit('site-consent-change', by ? { consent, granted: by.granted, declined: by.declined } : { consent });
    }), { once: true });
    this.#state.connect(signal);
    this.#readRegion();
    this.#readContent();
    for (const store of [$consent, $site, this.#state.$isReopened, this.#state.$isChoosing, this.#state.$notice]) {
      signal.addEventListener('abort', store.listen(() => this.refresh()), { once: true });
    }
    this.#host.onLightChange(() => {
      this.#readContent();
      this.refresh();
    });
    pageDocument.addEventListener('click', event => {
      const link = settingsLinkIn(event);
      if (!link || event.defaultPrevented || !element!.isConnected) return;
      event.preventDefault();
      this.reopen(link);
    }, { signal });
    for (const type of ['pointerover', 'focusin']) {
      pageDocument.addEventListener(type, event => { if (settingsLinkIn(event)) this.#host.preloadView(); }, { signal, passive: true });
    }
    watchWithdrawal({
      isWanted: () => this.#host.values.forced || this.#host.values.reloadOnWithdrawal,
      canNotify: () => !this.#host.values.forced && isVisible(element!),
      notify: () => this.#notifyStillRunning(),
    }, signal);
    this.#connectBridges();
    whenParsed(() => { if (!signal.aborted) this.#connectBridges(); }); // what waits may be below the banner
    this.refresh();
  }

  /** Other code on the page is notified of the answer, and scripts that wait for it run: this code loads only if something waits. */
  #connectBridges(): void {
    const { googleConsentMode, platform, receiptEndpoint, forced } = this.#host.values;
    const isWaitedFor = googleConsentMode || platform !== 'none' || receiptEndpoint || 'wp_set_consent' in window || pageDocument.querySelector(heldContent);
    if (forced || !isWaitedFor || this.#hasBridges) return;
    this.#hasBridges = true;
    const { signal } = this.#host;
    import('./bridges/bridges.js').then(({ connectBridges }) => {
      if (signal.aborted) return;
      this.#openForeign = connectBridges({ state: this.#state, host: this.#host, refresh: () => this.refresh() });
    }, (error: unknown) =>
      this.#host.warn('the bridges to other services could not be loaded; they are not notified.', error));
  }

  /** Shows the banner again, so that the answer can be changed, and moves the focus there. */
  reopen(from = deepActiveElement() as HTMLElement | null): void {
    if (this.#openForeign) return this.#openForeign();
    const before = deepActiveElement();
    this.#returnFocus = from;
    this.#state.reopen();
    // React, or the purposes, may have loaded late: a visitor who has moved on meanwhile is not called back.
    const focus = () => { if (deepActiveElement() === before) this.#banner()?.focus({ preventScroll: true }); };
    this.refresh(focus);
    void this.#purposes?.then(() => this.refresh(focus));
  }

  /** Stores the visitor's answer, unless this is a preview. */
  answer(consent: 'accepted' | 'declined'): void {
    this.#state.give(consent, this.#host.values.forced);
    this.refresh();
  }

  /** Draws, then opens or closes what the drawing brought or removed. */
  refresh(then?: () => void): void {
    this.#readPurposes();
    this.#host.redraw();
    this.followDrawing(then);
  }

  /** Opens or closes what the drawing that is under way brings or removes. */
  followDrawing(then?: () => void): void {
    this.#hadFocus ||= !!this.#banner()?.matches(':focus-within');
    // Resolves after the drawing that is requested now; for the first one, when React has arrived.
    void this.#host.viewReady.then(() => {
      if (!this.#host.element!.isConnected || this.#host.signal.aborted) return;
      const banner = this.#banner();
      if (banner !== this.#drawn) this.#close();
      this.#drawn = banner;
      if (banner && !this.#shown) this.#open(banner);
      $isAsking.set(!!banner);
      then?.();
    });
  }

  /** Rules by region load their own code; the banner stays hidden until it is there. Without it, visitors are asked first. */
  #readRegion(): void {
    const { optOutRegions, noBannerRegions, platform, forced } = this.#host.values;
    if (!(optOutRegions || noBannerRegions) || forced || platform !== 'none') return;
    this.#state.isSilent = true;
    const refresh = () => this.refresh();
    void import('./regions/regions.controller.js')
      .then(({ applyRegionRule }) => applyRegionRule(this.#state, this.#host, refresh))
      .catch((error: unknown) => {
        this.#state.isSilent = false;
        this.#host.warn('the regions could not be loaded; asking first.', error);
      })
      .finally(() => {
        if (!this.#host.signal.aborted) refresh();
      });
  }

  /** Scripts of others that only a new page stops, on a page where the visitor has typed something: the code of the notice loads then. */
  #notifyStillRunning(): void {
    import('./notices/still-running.js').then(({ showStillRunning }) => showStillRunning(this.#state, this.#host))
      .catch((error: unknown) => this.#host.warn('the notice could not be loaded; third-party scripts keep running.', error));
  }

  /** A question by purpose waits for its own code, which no simple banner loads. */
  #readPurposes(): void {
    const { values, signal } = this.#host;
    this.#state.asksByPurpose = !this.#hasNoPurposes && readPurposes(values.purposes).length > 0;
    if (this.#purposes || !this.#state.needsPurposes({ isEnabled: getBannerOptions(this.#host).isEnabled, isForced: values.forced })) return;
    this.#state.isWaiting = true;
    this.#purposes = import('./purposes/purposes.controller.js')
      .then(({ PurposesController }) => (signal.aborted ? undefined : new PurposesController(this.#state, this.#host, then => this.refresh(then)).connect()))
      .catch((error: unknown) => {
        this.#host.warn('the purposes could not be loaded; asking one question about all.', error);
        this.#hasNoPurposes = true;
        this.refresh();
      })
      .finally(() => { this.#state.isWaiting = false; });
  }

  #readContent(): void { this.#state.$hasOwnText.set(hasText(this.#host.element!)); }

  #banner(): HTMLElement | null {
    return this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.banner');
  }

  #open(banner: HTMLElement): void {
    this.#shown = new AbortController();
    banner.showPopover?.(); // over everything a page may stack; older browsers, and a banner that was moved, have the z-index
    const edge = banner.classList.contains('at-top') ? 'top' : 'bottom';
    keepFocusVisible(banner, edge, this.#shown.signal);
    firstTabStop(banner, this.#shown.signal);
    this.#host.toggleState('shown', true);
  }

  #close(): void {
    if (!this.#shown) return;
    this.#shown.abort();
    this.#shown = null;
    this.#host.toggleState('shown', false);
    if (this.#hadFocus) {
      if (this.#returnFocus?.isConnected && this.#returnFocus !== pageDocument.body) this.#returnFocus.focus({ preventScroll: true });
      else focusTopOfPage();
    }
    this.#hadFocus = false;
    this.#returnFocus = null;
  }
}
