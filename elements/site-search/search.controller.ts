import type { SearchQuestion } from './indexes/search-index.js';
import { indexes, type IndexName } from './indexes/indexes.js';
import { fieldIn, getFieldName, type SearchField, isSamePageSearch, writeQuery } from './search-field.js';
import type { SearchHost } from './search.settings.js';
import type { SearchState } from './search.state.js';
import { SuggestionList } from './suggestions/suggestion-list.controller.js';
import { isComposing } from '../../core/platform/is-composing.js';

/** The index that the settings mean. */
export const getIndex = ({ values: { index, entries } }: Pick<SearchHost, 'values'>): IndexName =>
  (index !== 'auto' ? index : Array.isArray(entries) && entries.length > 0 ? 'page' : 'sitemap');

/** Asks the index of an element, which is fetched with the first question. */
export async function queryIndex(host: SearchHost, question: SearchQuestion, signal: AbortSignal) {
  const open = await indexes[getIndex(host)]();
  const index = await open(host);
  signal.throwIfAborted();
  return index.ask(question, signal);
}

/** Listens to the author's form, and brings what is found to the page and its address. */
export class SearchController {
  readonly #state: SearchState;
  readonly #host: SearchHost;
  #field: SearchField | null = null;
  #list: SuggestionList | null = null;
  #ofField = new AbortController();
  /** What the settings asked for before. */
  #requestedQuery = '';
  #round = 0;

  constructor(state: SearchState, host: SearchHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    this.#host.onLightChange(() => this.#readField());
    signal.addEventListener('abort', () => this.#ofField.abort(), { once: true });
    signal.addEventListener('abort', () => this.#state.results.stop(), { once: true });
    signal.addEventListener('abort', this.#state.results.$snapshot.listen(() => this.#notifyResults()), { once: true });
    element!.addEventListener('submit', event => this.#submitted(event), { signal });
    addEventListener('popstate', () => { if (this.#host.values.results && this.#field) void this.#fromAddress(true); }, { signal });
    this.#readField();
    this.read();
  }

  /** Takes the settings as they stand. */
  read(): void {
    const { values, element } = this.#host;
    const { suggestions, results } = this.#state;
    [suggestions.most, suggestions.minLength, results.atOnce] = [values.suggestions, values.minLength, values.pageSize];
    if (!element?.isConnected || !this.#field) return;
    this.#enhance();
    if (values.results) void this.#fromAddress(false);
  }

  /** Searches for words, as if a visitor had typed and sent them. */
  async search(query: string): Promise<void> {
    if (this.#field) this.#field.input.value = query;
    this.#state.suggestions.close();
    if (!this.#host.values.results) return;
    this.#need();
    await this.#state.results.search(query);
  }

  async more(): Promise<void> {
    const { results } = this.#state;
    const before = results.snapshot.hits.length;
    await results.more();
    if (this.#host.signal.aborted || results.snapshot.hits.length <= before) return;
    this.#host.redraw(draw => draw());
    this.#host.element!.shadowRoot!.querySelectorAll<HTMLElement>('.title')[before]?.focus({ preventScroll: true });
  }

  select(link: HTMLElement): void {
    if (link instanceof HTMLAnchorElement) this.#host.emit('site-search-select', { query: this.#state.results.snapshot.query, url: link.href });
  }

  #need(): void {
    if (this.#state.$isViewNeeded.get()) return;
    this.#state.$isViewNeeded.set(true);
    this.#host.redraw();
  }

  #readField(): void {
    const { element } = this.#host;
    const found = fieldIn(element!);
    if (!found && element!.childElementCount > 0)
      this.#host.warn('has no search field; expected a form with <input type="search">; showing the content as it is.');
    if (found?.input === this.#field?.input && found?.form === this.#field?.form) return;
    this.#ofField.abort();
    this.#ofField = new AbortController();
    this.#field = found;
    this.#list = null;
    if (!found) return;
    const { signal } = this.#ofField;
    const { input } = found;
    const { suggestions } = this.#state;
    let isOnGlass = false;
    // A visitor who focuses the field will search: the code for it loads meanwhile.
    input.addEventListener('focus', () => this.#prepare(), { once: true, signal });
    input.addEventListener('input', event => {
      this.#need();
      if (!isComposing(event) || isOnGlass) suggestions.type(input.value);
    }, { signal });
    input.addEventListener('compositionend', () => suggestions.type(input.value), { signal });
    input.addEventListener('keydown', event => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      isOnGlass = key === 'Unidentified'; // keyboards on glass compose every word
      if (isComposing(event) || altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'Enter' ? this.#list?.choose() : suggestions.press(key)) event.preventDefault();
      else if (key === 'Enter' && !found.form) this.#searchHere(input.value);
    }, { signal });
    input.addEventListener('blur', () => suggestions.close(), { signal });
    this.read();
    if (input.matches(':focus')) this.#prepare();
  }

  #enhance(): void {
    const wantsList = this.#host.values.suggestions > 0;
    if (wantsList && !this.#list) this.#list = new SuggestionList(this.#field!, this.#state, this.#host, this.#ofField.signal);
  }

  /** Fetches the index, when the browser has nothing better to do, and the view. */
  #prepare(): void {
    this.#host.preloadView();
    this.#need();
    const { signal } = this.#host;
    const prepare = () => { if (!signal.aborted) void indexes[getIndex(this.#host)]().then(open => open(this.#host)).catch(() => {}); }; // a search reports it
    if (typeof requestIdleCallback === 'function') requestIdleCallback(prepare, { timeout: 1000 });
    else setTimeout(prepare);
  }

  #submitted(event: Event): void {
    const field = this.#field;
    if (!field || event.defaultPrevented || (event.composedPath()[0] as Node) !== field.form) return;
    const query = field.input.value;
    this.#state.suggestions.close();
    if (!this.#host.emit('site-search-submit', { query })) return event.preventDefault();
    // Where the index is not there, the site's own page answers, as it does without scripts.
    const { status } = this.#state.results.snapshot;
    if (!this.#host.values.results || (status === 'failed' && !isSamePageSearch(field))) return;
    event.preventDefault();
    this.#searchHere(query);
  }

  #searchHere(query: string): void {
    if (!this.#host.values.results) return;
    if (isSamePageSearch(this.#field!) && !this.#host.values.query) writeQuery(getFieldName(this.#field!), query);
    this.#need();
    void this.#state.results.search(query);
  }

  /** What the settings or the page's address ask for: at the start, when they change, and after a step back. */
  async #fromAddress(isStep: boolean): Promise<void> {
    const { values, element } = this.#host;
    const query = values.query || (new URLSearchParams(location.search).get(getFieldName(this.#field!)) ?? '');
    // A step back in other entries of the history is ignored.
    if (isStep ? query === this.#state.results.asked : query === this.#requestedQuery || this.#isAnswered(query, element!)) return;
    this.#requestedQuery = query;
    const { input } = this.#field!;
    if (isStep || !input.value) input.value = query;
    this.#host.preloadView();
    const searching = this.#state.results.search(query);
    // The view is drawn once there is an index to ask: an index in the page has answered by then, and what follows moves once.
    await indexes[getIndex(this.#host)]().catch(() => {}); // the search itself reports it
    if (this.#host.signal.aborted) return;
    this.#need();
    await searching;
  }

  /** The server that sent the page has answered already, in the author's own markup. */
  #isAnswered(query: string, element: Element): boolean {
    if (this.#host.values.query || !query || this.#state.results.asked) return false;
    return (element.querySelector(':scope > [slot="results"]')?.textContent ?? '').trim() !== '';
  }

  #notifyResults(): void {
    const { status, query, total, round } = this.#state.results.snapshot;
    this.#host.toggleState('failed', status === 'failed');
    if (status === 'ready' && round !== this.#round) this.#host.emit('site-search-results', { query, total });
    this.#round = round;
  }
}
