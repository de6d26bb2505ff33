import { findContent } from '../../core/consent/catalog/find-content.js';
import { listStorage } from '../../core/consent/catalog/list-storage.js';
import { loadCatalogTexts } from '../../core/consent/catalog/load-catalog-texts.js';
import { readPurposeTexts, readServices } from '../../core/consent/catalog/owner-services.js';
import { readPurposes } from '../../core/consent/purposes.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { whenParsed } from '../../core/platform/page.js';
import { findConsentSettings } from '../../core/platform/visible-banner.js';
import { $consentState } from '../../core/stores/consent.js';
import type { CookieListHost } from './cookie-list.settings.js';
import type { CookieListState } from './cookie-list.state.js';
import { isNamed, listByPurpose, mergeServices } from './list-by-purpose.js';

type Banner = HTMLElement & { readonly services?: unknown; readonly purposeTexts?: unknown };

/** Reads what the page stores from its elements and its banner. */
export class CookieListController {
  readonly #state: CookieListState;
  readonly #host: CookieListHost;

  constructor(state: CookieListState, host: CookieListHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { $groups, $asked } = this.#state;
    for (const store of [$consentState, $groups, $asked]) this.#host.watch(store);
    this.#host.onTextsChange(() => void this.#translate());
    void this.#translate();
    whenParsed(() => this.refresh());
    const refresh = () => this.refresh();
    for (const tag of ['cookie-banner', 'site-consent-link']) {
      if (!customElements.get(tag)) void customElements.whenDefined(tag).then(refresh);
    }
  }

  /** Reads the page again: elements and settings may have changed. */
  refresh(): void {
    const { values, language, signal } = this.#host;
    const say = this.#state.$say.get();
    if (signal.aborted || !say) return;
    const banner = pageDocument.querySelector<Banner>('cookie-banner');
    const link = pageDocument.querySelector('site-consent-link');
    const rows = listStorage({
      services: mergeServices(readServices(banner?.services), readServices(values.services)),
      uses: selector => isNamed(selector, values.elements) || !!pageDocument.querySelector(selector),
      // Where the elements of other pages load from is not known here.
      findContent: (selector, purpose) => [...findContent(selector, purpose), ...isNamed(selector, values.elements) ? [{ purpose, host: null }] : []],
      say, language,
    });
    if (!rows.length) this.#host.warn('has nothing to list; expected elements on this page, `elements` or `services`; showing its content.');
    this.#state.$asked.set(banner || link ? readPurposes(banner?.getAttribute('purposes')) : null);
    this.#state.$groups.set(listByPurpose(rows, { ...readPurposeTexts(banner?.purposeTexts), ...readPurposeTexts(values.purposeTexts) }, say));
  }

  /** Opens the banner, or the panel of a consent link if a content blocker hides the banner. */
  open(): void {
    void findConsentSettings()?.open();
  }

  async #translate(): Promise<void> {
    this.#state.$say.set(await loadCatalogTexts(this.#host.language));
    this.refresh();
  }
}
