import { pageDocument } from '../platform/page-document.js';
import { readSiteContext, whenParsed } from '../platform/page.js';
import { onMarkupChange } from '../platform/page-style.js';
import { warnOnce } from '../registry/registry.js';
import { writeJson } from '../registry/write-json.js';
import { themeIds, themes, themeSheet, type ThemeId } from '../../styles/themes/themes.js';
import { refreshLook } from './follow.js';
import { readSiteTheme, writeSiteTheme, type SiteTheme } from './site-theme.js';

const attribute = 'data-site-theme';

const isTheme = (name: string): name is ThemeId => Object.hasOwn(themes, name);

/** The themes of a page: the one of its site context, and those that its markup names, as that changes. Each sheet is made once. */
export class PageThemes {
  readonly #sheets = new Map<string, CSSStyleSheet>();
  /**
   * Theme for the whole page, which a script names, otherwise the site context. It is the first sheet, so that the theme of `<html>`
   * overrides it.
   */
  readonly #pageSheet = new CSSStyleSheet();
  #pageTheme = '';
  #siteTheme: SiteTheme | null = null;

  constructor() {
    pageDocument.adoptedStyleSheets.push(this.#pageSheet);
    this.#readContext();
    this.#read();
    whenParsed(() => { if (this.#readContext()) refreshLook(); });
    onMarkupChange(attribute, () => this.#read());
  }

  #context = '';

  /** Reads the theme of the site context, which may come after the script; whether it is another one than before. */
  #readContext(): boolean {
    const { theme } = readSiteContext();
    const text = theme === undefined ? '' : writeJson(theme);
    if (text === this.#context) return false;
    this.#context = text;
    this.#siteTheme = readSiteTheme(theme, { supports: (property, value) => CSS.supports(property, value), warn: warnOnce });
    this.#writePage();
    return true;
  }

  #writePage(): void {
    if (isTheme(this.#pageTheme)) this.#pageSheet.replaceSync(themeSheet(this.#pageTheme));
    else if (this.#siteTheme) writeSiteTheme(this.#pageSheet, this.#siteTheme);
    else this.#pageSheet.replaceSync('');
  }

  #read(): void {
    const named = [...pageDocument.querySelectorAll(`[${attribute}]`)];
    const isNew = [...new Set(named.map(element => element.getAttribute(attribute)!))].map(name => this.#add(name));
    const ofScript = named.find(element => element.localName === 'script')?.getAttribute(attribute) ?? '';
    const isOther = ofScript !== this.#pageTheme;
    if (isOther) {
      this.#pageTheme = ofScript;
      this.#writePage();
    }
    if (isOther || isNew.includes(true) || this.#haveMoved(named)) refreshLook();
  }

  #before: readonly string[] = [];

  /** Whether another part of the page has a theme now, or has none any more. */
  #haveMoved(named: readonly Element[]): boolean {
    const now = named.map(element => `${element.localName} ${element.getAttribute(attribute)}`);
    const haveMoved = now.join() !== this.#before.join();
    this.#before = now;
    return haveMoved;
  }

  /** Whether a theme is new to the page. */
  #add(name: string): boolean {
    if (this.#sheets.has(name)) return false;
    if (!isTheme(name)) {
      warnOnce(`data-site-theme: "${name}" is unknown; expected one of ${themeIds.join(', ')}; the page keeps its look.`);
      return false;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeSheet(name, `[${attribute}="${name}"]`));
    this.#sheets.set(name, sheet);
    pageDocument.adoptedStyleSheets.push(sheet);
    return true;
  }
}
