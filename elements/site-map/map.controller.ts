import { $allowedHosts, rememberHost } from '../../core/embed/allowed-hosts.js';
import type { Host } from '../../core/element/host.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { $consent } from '../../core/stores/consent.js';
import type { mapSettings } from './map.settings.js';
import type { MapState } from './map.state.js';
import { placeOf, type MapValues } from './place.js';
import { tileSource } from './tile-source.js';

type Table = typeof mapSettings;
export type MapHost = Host<Table['settings'], Table['events'], Table['texts']>;

/** How far outside the viewport a map begins to load; the same as the autoloader's distance. */
const nearPx = 300;
const phases = ['facade', 'loading', 'live', 'failed'] as const;
const expected = 'an address such as "/tiles/{z}/{x}/{y}.png"';

const blocks = /^(ADDRESS|P|DIV|LI|UL|OL|DL|DT|DD|H[1-6]|SECTION|FIGURE|BLOCKQUOTE|TR|BR)$/;
const notText = /^(SCRIPT|STYLE|TEMPLATE|LINK|META)$/;

/**
 * The text of an element line by line, as its breaks and blocks divide it. Read from the nodes, not from `innerText`,
 * which forces a layout and is empty while the element is not drawn.
 */
function textLines(element: Element): string[] {
  let text = '';
  const read = (node: Node) => {
    if (node instanceof Text) text += node.data.replace(/\s+/g, ' ');
    if (!(node instanceof Element) || notText.test(node.tagName)) return;
    const edge = blocks.test(node.tagName) ? '\n' : '';
    text += edge;
    node.childNodes.forEach(read);
    text += edge;
  };
  element.childNodes.forEach(read);
  return text.split('\n').map(line => line.replace(/ +/g, ' ').trim()).filter(Boolean);
}

/** Reads the page for the state, and puts the live map there. */
export class MapController {
  readonly #state: MapState;
  readonly #host: MapHost;

  constructor(state: MapState, host: MapHost) {
    this.#state = state;
    this.#host = host;
  }

  /** What the settings say about the tiles. */
  update(values: MapValues): void {
    this.#state.updateFacts({ source: tileSource(values.tiles, document.baseURI), consentRule: values.consent });
    if (this.#state.facts.isNear) this.#warnAboutTiles();
  }

  connect(): void {
    const [state, host] = [this.#state, this.#host];
    const { signal } = host;
    const element = host.element!;
    const onEnd = (end: () => void) => signal.addEventListener('abort', end, { once: true });
    onEnd(state.$state.subscribe(({ phase }) => phases.forEach(name => host.toggleState(name, name === phase))));
    onEnd($consent.subscribe(consent => state.updateFacts({ consent })));
    onEnd($allowedHosts.subscribe(allowedHosts => state.updateFacts({ allowedHosts })));
    this.#readContent();
    host.onLightChange(() => this.#readContent());

    const near = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return;
      near.disconnect();
      state.updateFacts({ isNear: true });
      this.#warnAboutTiles(); // not earlier: a script may insert the tag first and set it up afterwards
    }, { rootMargin: `${nearPx}px` });
    near.observe(element);
    onEnd(() => near.disconnect());

    // `draggable` is a native attribute too: the map is dragged, never the element.
    element.addEventListener('dragstart', event => {
      if (event.composedPath()[0] === element) event.preventDefault();
    }, { signal });

    const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    state.updateFacts({ savesData: !!saveData });
    state.connect({ load: () => this.#load(), onFail: error => this.#fail(error) }, signal);
  }

  /** Loads the map, and from now on always where the visitor has ticked the box. */
  show(button: HTMLElement): void {
    const { source } = this.#state.facts;
    const root = button.getRootNode() as ShadowRoot;
    if (source && root.querySelector<HTMLInputElement>('.always')?.checked) rememberHost(source.host, true);
    this.#state.request();
  }

  hide(): void {
    const { source } = this.#state.facts;
    if (source) rememberHost(source.host, false);
    this.#state.hide();
  }

  #readContent(): void {
    const contentLines = textLines(this.#host.element!);
    const title = this.#host.element!.title;
    const now = this.#state.$state.get();
    if (contentLines.join('\n') === now.contentLines?.join('\n') && title === now.title) return;
    this.#state.show({ contentLines, title });
    this.#state.settingsChanged();
  }

  async #load() {
    const [state, host] = [this.#state, this.#host];
    const { startLiveMap } = await import('./live/live-map.js');
    return () => {
      const root = host.element!.shadowRoot!;
      const hadFocus = deepActiveElement()?.closest('.ask') && root.activeElement;
      const live = startLiveMap({
        stage: root.querySelector<HTMLElement>('.stage')!,
        host,
        place: () => {
          const { contentLines, title } = state.$state.get();
          return placeOf(host.values, contentLines ?? [], title);
        },
        hint: hint => state.hint(hint),
        show: snapshot => state.show(snapshot),
      });
      if (hadFocus) live.focus(); // the button that had it goes away
      host.emit('site-map-load');
      return live;
    };
  }

  #fail(error: unknown): void {
    const { table } = this.#host;
    if (!this.#host.emit('site-error', { tag: table.tag, error })) return;
    console.warn(`<${table.tag}>: the map did not load; showing the address and a button to try again.`, error);
  }

  /** Tells the developer why there will be no map. There is no default: a tile service is somebody's server and terms. */
  #warnAboutTiles(): void {
    const { tiles } = this.#host.values;
    if (!tiles) {
      this.#host.warn(`tiles is missing; expected ${expected}; showing the address and a link instead of a map.`);
    } else if (!tileSource(tiles, document.baseURI)) {
      this.#host.warn(`tiles "${tiles}" is not a web address; expected ${expected}; showing no map.`);
    }
  }
}
