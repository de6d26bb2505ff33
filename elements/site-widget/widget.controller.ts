import { pagePaths } from '../../core/contract/paths-of-pages.js';
import type { WidgetAnswer } from '../../core/contract/widget.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { writeJson } from '../../core/registry/write-json.js';
import { fetchStates } from '../../core/request/fetch-state.js';
import { request } from '../../core/request/request.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import { isHeldElement } from '../../core/stores/held-element.js';
import { $site } from '../../core/stores/site.js';
import { sanitizeHtml } from '../../core/text/sanitize-html.js';
import type { WidgetHost } from './widget.settings.js';
import { widgetFields, type WidgetPhase, type WidgetState } from './widget.state.js';

type Fetch = ReturnType<typeof fetchStates<WidgetAnswer>>;

/** Asks the service for the block and puts what came, cleaned, beside the author's content. */
export class WidgetController {
  readonly #state: WidgetState;
  readonly #host: WidgetHost;
  #fetch: Fetch | null = null;
  /** What was asked for last. */
  #requestKey = '';
  #box: HTMLElement | null = null;

  constructor(state: WidgetState, host: WidgetHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { signal } = this.#host;
    this.#fetch = fetchStates<WidgetAnswer>(state => {
      if (state.status === 'pending') this.#turn('loading');
      else if (state.status === 'success') this.#show(state.data?.html);
      else {
        this.#turn('failed');
        this.#host.emit('site-widget-error', { status: state.failure.status });
      }
    }, signal);
    this.#host.onLightChange(() => this.#findOwn());
    // Where the connection was missing, it may be there now; the visitor need not ask.
    addEventListener('online', () => { if (this.#state.phase === 'failed') this.ask(true); }, { signal });
    signal.addEventListener('abort', () => {
      this.#box?.remove();
      this.#box = null;
    }, { once: true });
    this.#findOwn();
    followConsent(this.#host.element!, { usual: 'marketing', signal, follow: () => this.ask() });
    this.ask();
  }

  /** Asks for the block where its settings are others than those asked for. */
  ask(isAgain = false): void {
    const { values: { type, widgetId, value, collectionId, endpoint } } = this.#host;
    if (!this.#fetch) return;
    if (isHeldElement(this.#host.element!)) return this.#hold();
    if (!type) return this.#host.warn('has no type; expected a type that the service renders, such as "summary"; showing your own content.');
    const form = widgetFields({ type, id: widgetId, value, collectionId });
    const asked = writeJson([form, endpoint]);
    if (asked === this.#requestKey && !isAgain) return;
    this.#requestKey = asked;
    const base = endpoint || $site.get().website.baseUrl;
    void this.#fetch(signal => request.post<WidgetAnswer>(pagePaths.widgetRendering, { base, form, retries: 1, signal }));
  }

  /** The author's content until the purpose in `data-consent` is allowed, and again after a withdrawal. */
  #hold(): void {
    this.#requestKey = '';
    this.#box?.remove();
    this.#box = null;
    this.#turn('empty');
  }

  #findOwn(): void {
    const own = [...this.#host.element!.childNodes].filter(node => node !== this.#box);
    const hasOwn = own.some(node =>
      node instanceof Element
        ? !node.matches('script, template, style')
        : node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
    );
    if (hasOwn === this.#state.hasOwn) return;
    this.#state.hasOwn = hasOwn;
    this.#host.redraw();
  }

  #show(html: unknown): void {
    if (isHeldElement(this.#host.element!)) return; // withdrawn while it was loading
    const content = typeof html === 'string' ? sanitizeHtml(html, pageDocument) : null;
    if (!content?.textContent?.trim()) return this.#turn('empty');
    const box = this.#box ??= pageDocument.createElement('div');
    box.slot = 'rendered';
    box.replaceChildren(content);
    this.#host.element!.append(box);
    this.#turn('shown');
    this.#host.emit('site-widget-load');
  }

  #turn(phase: WidgetPhase): void {
    this.#state.phase = phase;
    for (const name of ['loading', 'failed', 'shown']) this.#host.toggleState(name, name === phase);
    this.#host.redraw();
  }
}
