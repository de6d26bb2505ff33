import { canParseUrl } from '../../core/links/can-parse-url.js';
import { loadScript } from '../../core/platform/load-script.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { ownValue } from '../../core/registry/own-value.js';
import { getElementPurpose } from '../../core/consent/element-purpose.js';
import { consentFor } from '../../core/stores/consent.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import { $site } from '../../core/stores/site.js';
import type { CommentCountHost } from './comment-count.settings.js';
import { countScript, getThreadLink, getThreadUrl } from './count-script.js';

interface DisqusPage { readonly DISQUSWIDGETS?: { getCount(options: { reset: boolean }): void } }
/** The script finds itself, and with it the site, by this id. https://help.disqus.com/en/articles/1717274-adding-comment-count-links-to-your-home-page */
const scriptId = 'dsq-count-scr';

/** Has Disqus count in a copy of the author's link, which takes the link's place when it says a number. */
export class CommentCountController {
  readonly #host: CommentCountHost;
  #isConnected = false;
  /** Ends when the answer, the settings or the link are others. */
  #counting: AbortController | null = null;
  #requestKey = '';

  constructor(host: CommentCountHost) { this.#host = host; }

  get #purpose(): string { return getElementPurpose(this.#host.element, 'functional'); }

  connect(): void {
    const { signal } = this.#host;
    this.#isConnected = true;
    signal.addEventListener('abort', $site.listen(() => this.update()), { once: true });
    followConsent(this.#host.element!, { usual: 'functional', signal, follow: () => this.update() });
    signal.addEventListener('abort', () => this.#stop(), { once: true });
    this.#host.onLightChange(() => this.update());
    this.update();
  }

  /** Takes the link, the settings and the visitor's answer as they stand now. */
  update(): void {
    if (!this.#isConnected || this.#host.signal.aborted) return;
    const link = this.#host.element!.querySelector<HTMLAnchorElement>('a[href]:not([data-count])');
    const { values } = this.#host;
    const shortname = values.shortname || this.#ofSite();
    const script = shortname ? countScript(shortname) : null;
    if (shortname && !script)
      this.#host.warn(
        `shortname "${shortname.slice(0, 60)}" is not a Disqus shortname; expected letters, digits and hyphens; the link stays as it is.`,
      );
    const isAllowed = consentFor(this.#purpose).get() === 'accepted';
    const asked = link && script && canParseUrl(link.href) && isAllowed ? `${script} ${link.href} ${values.identifier}` : '';
    if (asked === this.#requestKey) return;
    this.#stop();
    this.#requestKey = asked;
    if (asked) void this.#count(link!, script!);
  }

  #ofSite(): string {
    const settings = ownValue($site.get().context, 'websiteSettings');
    const name = typeof settings === 'object' && settings !== null ? ownValue(settings as Record<string, unknown>, 'disqusShortname') : '';
    return typeof name === 'string' ? name : '';
  }

  async #count(link: HTMLAnchorElement, script: string): Promise<void> {
    const counting = this.#counting = new AbortController();
    const { signal } = counting;
    const copy = link.cloneNode(true) as HTMLAnchorElement;
    copy.removeAttribute('id');
    copy.dataset.count = '';
    copy.classList.add('disqus-comment-count');
    copy.href = getThreadLink(link.href);
    copy.dataset.disqusUrl = getThreadUrl(link.href);
    if (this.#host.values.identifier) copy.dataset.disqusIdentifier = this.#host.values.identifier;
    copy.hidden = true;
    link.after(copy);
    const watch = new MutationObserver(() => {
      const hadFocus = link.matches(':focus');
      copy.hidden = false;
      link.hidden = true;
      if (hadFocus) copy.focus({ preventScroll: true });
      this.#host.toggleState('counted', true);
    });
    watch.observe(copy, { childList: true, characterData: true, subtree: true });
    signal.addEventListener('abort', () => {
      watch.disconnect();
      copy.remove();
      link.hidden = false;
      this.#host.toggleState('counted', false);
    }, { once: true });
    try {
      const loading = loadScript(script);
      const tag = [...pageDocument.scripts].find(({ src }) => src === script);
      if (tag) tag.id = scriptId;
      await loading;
      if (!signal.aborted) (window as DisqusPage).DISQUSWIDGETS?.getCount({ reset: true });
    } catch (error) {
      if (signal.aborted) return;
      counting.abort();
      this.#host.warn(`the Disqus count did not load; expected ${script} within ten seconds; the link stays as it is.`, error);
    }
  }

  #stop(): void {
    this.#counting?.abort();
    this.#counting = null;
    this.#requestKey = '';
  }
}
