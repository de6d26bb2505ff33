import { pageDocument } from '../platform/page-document.js';
import { onPageStyleChange, getStyle } from '../platform/page-style.js';
import { warnOnce } from '../registry/registry.js';
import { defaultTheme, pageProperty, type ThemeName } from '../../styles/theme.js';
import { groundIn, readGround, hasDarkScheme, type Ground } from './ground.js';
import { lookHosts } from './hosts.js';
import { makeLook, type Look } from './make-look.js';
import { readHex } from './read-color.js';
import { readHost } from './read-host.js';
import { readSigns, type Signs } from './signs.js';

const names = Object.keys(defaultTheme) as ThemeName[];
/** Takes the page's look away: nothing is read from the page. */
const noLook: Look = Object.fromEntries(names.map(name => [name, 'initial']));

const textOf = (look: Look): string => names.map(name => look[name]).join();

const tellFaint = (what: string, color: string, other: string, moved: string): void =>
  warnOnce(`page look: the page's ${what} (${color} on ${other}) has too little contrast; the elements use ${moved}.`);

/** Whether a theme holds for an element: it is complete, and lies above what the page shows. */
const isThemed = (element: Element): boolean => getStyle(element).getPropertyValue('--site-theme') !== '';

/** A sheet with a look as custom properties. Its values are set one by one: a font's name could hold anything. */
function lookSheet(selector: string): (look: Look) => CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} {}`);
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  return look => {
    for (const name of names) {
      if (look[name] === undefined) style.removeProperty(pageProperty(name));
      else style.setProperty(pageProperty(name), look[name]);
    }
    return sheet;
  };
}

/** One of our elements that is rendered. */
type Mounted = HTMLElement & Partial<{ readonly isMounted: boolean; readonly host: { readonly signal: AbortSignal } }>;

/** The look of a page and of the grounds in it, as it is now and as it changes. */
export class PageLook {
  readonly #root = pageDocument.documentElement;
  readonly #write = lookSheet(':root');
  readonly #elements = new Map<HTMLElement, CSSStyleSheet | null>();
  /** One sheet for all elements on grounds that look the same. */
  readonly #sheets = new Map<string, CSSStyleSheet>();
  #signs: Signs = {};
  #pageLook = '';
  #appliedState = '';

  constructor() {
    pageDocument.adoptedStyleSheets.push(this.#write({}));
    for (const element of pageDocument.querySelectorAll<Mounted>('*')) {
      if (element.isMounted && element.host) this.add(element, element.host.signal); // it was here before
    }
    this.#read();
    onPageStyleChange(change => {
      const isNew = change !== 'switch' || this.#state() !== this.#appliedState;
      if (isNew) this.#read();
      return isNew;
    });
  }

  /** Gives an element the look of the ground that it is on, until the signal ends. */
  add(element: HTMLElement, signal: AbortSignal): void {
    this.#elements.set(element, null);
    this.#dress(element);
    signal.addEventListener('abort', () => {
      this.#wear(element, null);
      this.#elements.delete(element);
    }, { once: true });
  }

  /** Reads the page again. */
  refresh(): void {
    this.#read();
  }

  #read(): void {
    this.#appliedState = this.#state();
    const isOff = this.#root.dataset.siteLook === 'off' || isThemed(this.#root);
    this.#signs = isOff ? {} : { ...readSigns(this.#root), ...readHost(this.#root, lookHosts) };
    const look = isOff ? {} : makeLook(this.#signs, groundIn(pageDocument.body) ?? this.#plainGround(), tellFaint);
    const written = textOf(look);
    // To write what is there already has the browser compute every style of the page again.
    if (written !== this.#pageLook) this.#write(look);
    this.#pageLook = written;
    for (const element of this.#elements.keys()) this.#dress(element);
  }

  #plainGround(): Ground {
    const scheme = hasDarkScheme(this.#root) ? 'dark' : 'light';
    return { surface: readHex(defaultTheme.surface[scheme]), text: readHex(defaultTheme.onSurface[scheme]) };
  }

  #dress(element: HTMLElement): void {
    if (isThemed(element)) return this.#wear(element, null);
    const isOff = !!element.closest('[data-site-look="off"]');
    const ground = isOff ? null : readGround(element);
    const look = isOff ? noLook : ground && makeLook(this.#signs, ground, tellFaint); // in doubt it is the page's
    const written = look && textOf(look);
    if (!written || written === this.#pageLook) return this.#wear(element, null);
    let sheet = this.#sheets.get(written);
    if (!sheet) this.#sheets.set(written, sheet = lookSheet(':host')(look));
    this.#wear(element, sheet);
  }

  /** Nothing is touched where nothing changes: what an element draws may follow its colors in a transition. */
  #wear(element: HTMLElement, sheet: CSSStyleSheet | null): void {
    const worn = this.#elements.get(element);
    if (worn === sheet) return;
    this.#elements.set(element, sheet);
    const { adoptedStyleSheets } = element.shadowRoot!;
    if (worn) adoptedStyleSheets.splice(adoptedStyleSheets.indexOf(worn), 1);
    if (sheet) adoptedStyleSheets.push(sheet);
  }

  /** What changes when a page switches between light and dark, or its style sheet arrives. */
  #state(): string {
    return [this.#root, pageDocument.body].map(node => {
      const { backgroundColor, color, colorScheme, backgroundImage } = getStyle(node);
      return [backgroundColor, color, colorScheme, backgroundImage, node.dataset.siteLook].join();
    }).join();
  }
}
