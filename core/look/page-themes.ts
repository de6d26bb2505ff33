import { pageDocument } from '../platform/page-document.js';
import { onMarkupChange } from '../platform/page-style.js';
import { warnOnce } from '../registry/registry.js';
import { themeIds, themes, themeSheet, type ThemeId } from '../../styles/themes/themes.js';
import { refreshLook } from './follow.js';

const attribute = 'data-site-theme';

const isTheme = (name: string): name is ThemeId => Object.hasOwn(themes, name);

/** The themes of a page, as its markup names them and as that changes. Each sheet is made once. */
export class PageThemes {
  readonly #sheets = new Map<string, CSSStyleSheet>();
  /** Theme that a script sets for the whole page. It is the first sheet, so that the theme of `<html>` overrides it. */
  readonly #pageSheet = new CSSStyleSheet();
  #pageTheme = '';

  constructor() {
    pageDocument.adoptedStyleSheets.push(this.#pageSheet);
    this.#read();
    onMarkupChange(attribute, () => this.#read());
  }

  #read(): void {
    const named = [...pageDocument.querySelectorAll(`[${attribute}]`)];
    const isNew = [...new Set(named.map(element => element.getAttribute(attribute)!))].map(name => this.#add(name));
    const ofScript = named.find(element => element.localName === 'script')?.getAttribute(attribute) ?? '';
    const isOther = ofScript !== this.#pageTheme;
    if (isOther) {
      this.#pageTheme = ofScript;
      this.#pageSheet.replaceSync(isTheme(ofScript) ? themeSheet(ofScript) : '');
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
