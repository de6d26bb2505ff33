import { openPopover } from '../../core/overlay/open-popover.js';
import { isComposing } from '../../core/platform/is-composing.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { deepActiveElement, nearestLanguage, pageLanguage } from '../../core/platform/page.js';
import { ownLanguageName } from '../../core/text/intl.js';
import { $site } from '../../core/stores/site.js';
import { readLanguages } from '../../core/utilities/site-documents.js';
import { $siteUser, sendLocale } from '../../core/utilities/site-user.js';
import type { LanguagePickerHost } from './language-picker.settings.js';
import { readChoices, findCurrentLanguage, getNextIndex, noChoices, type LanguagePickerState } from './language-picker.state.js';

const links = 'a[hreflang]';
const pressed = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.matches(links));

/** Reads the languages, marks the present one, and notifies subscribers of another. */
export class LanguagePickerController {
  readonly #state: LanguagePickerState;
  readonly #host: LanguagePickerHost;
  #opened: AbortController | null = null;
  /** What we have written at the author's links. */
  readonly #marked = new Set<HTMLAnchorElement>();
  /** Where the languages come from, and what came from there; empty where the links are the author's. */
  #source = '';
  #givenLanguages: unknown = [];
  #isConnected = false;

  constructor(state: LanguagePickerState, host: LanguagePickerHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    this.#host.watch(this.#state.$snapshot);
    this.#isConnected = true;
    this.update();
    this.#host.onLightChange(() => this.update());
    this.#host.onTextsChange(() => this.update());
    element!.addEventListener('click', event => this.#choose(event as MouseEvent), { signal });
    element!.addEventListener('keydown', event => this.#press(event), { signal });
    element!.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !element!.contains(relatedTarget)) this.close();
    }, { signal });
    signal.addEventListener('abort', () => {
      this.#opened?.abort();
      for (const link of this.#marked) link.removeAttribute('aria-current');
      this.#marked.clear();
    }, { once: true });
    this.#sendLocale();
  }

  update(): void {
    const { element, values } = this.#host;
    const own = [...element!.querySelectorAll<HTMLAnchorElement>(links)];
    const source = own.length > 0 || values.source === 'links' ? '' : `${values.source} ${values.endpoint}`;
    const isKnown = source === this.#source;
    this.#source = source;
    this.#mark(own);
    if (own.length > 0) {
      const current = own.find(link => link.hasAttribute('aria-current'));
      return this.#state.set({ choices: noChoices, isEmpty: false, currentName: current?.textContent?.trim() || ownLanguageName(this.#language) });
    }
    if (element!.querySelector('a[href]')) this.#host.warn('its links have no hreflang; expected one at each, such as hreflang="de"; they stay plain links.');
    if (!source) return this.#show([]);
    if (isKnown) return this.#show(this.#givenLanguages);
    if (values.source === 'site') void this.#fetchLanguages(source);
    else this.#show([...pageDocument.querySelectorAll<HTMLLinkElement>('link[rel~="alternate"][hreflang][href]')]
      .filter(({ hreflang }) => hreflang !== 'x-default').map(({ hreflang, href }) => ({ code: hreflang, url: href })));
  }

  settingsChanged(): void { if (this.#isConnected) this.update(); }

  /** The button of a menu. */
  toggle(): void {
    if (this.#opened) return this.close();
    const { element } = this.#host;
    const menu = element!.shadowRoot!.querySelector<HTMLElement>('.menu')!;
    this.#opened = new AbortController();
    this.#state.set({ isOpen: true });
    const { signal } = this.#opened;
    openPopover({ element: menu, dismiss: () => this.close(), signal });
    this.#place(menu);
    pageDocument.addEventListener('pointerdown', event => { if (!event.composedPath().includes(element!)) this.close(); }, { signal });
    for (const type of ['scroll', 'resize']) window.addEventListener(type, () => this.#place(menu), { signal, passive: true });
    (element!.querySelector<HTMLElement>(links) ?? menu.querySelector<HTMLElement>('a'))?.focus({ preventScroll: true });
  }

  #press(event: KeyboardEvent): void {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    const { element } = this.#host;
    const from = event.composedPath()[0];
    if (event.defaultPrevented || isComposing(event) || ctrlKey || altKey || metaKey || shiftKey) return;
    if (!this.#opened) {
      if (key !== 'ArrowDown' || !(from instanceof Element && from.matches('.button'))) return;
      event.preventDefault();
      return this.toggle();
    }
    const all = [...element!.querySelectorAll<HTMLElement>(links), ...element!.shadowRoot!.querySelectorAll<HTMLElement>('.menu a')];
    const to = getNextIndex(key, all.indexOf(from as HTMLElement), all.length);
    if (to === null) return;
    event.preventDefault();
    all[to]!.focus({ preventScroll: false });
  }

  /** Below its button where there is room, else above; never out of the window. */
  #place(menu: HTMLElement): void {
    const button = this.#host.element!.shadowRoot!.querySelector('.button')!.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    const isBelow = button.bottom + height + 8 <= innerHeight || button.top < height + 8;
    const start = getComputedStyle(menu).direction === 'rtl' ? innerWidth - button.right : button.left;
    menu.style.setProperty('--_top', `${Math.round(isBelow ? button.bottom + 4 : button.top - height - 4)}px`);
    menu.style.setProperty('--_start', `${Math.round(Math.max(8, Math.min(start, innerWidth - width - 8)))}px`);
  }

  close(): void {
    if (!this.#opened) return;
    const { element } = this.#host;
    const active = deepActiveElement(); // `:focus-within` needs a window that has the focus
    const hadFocus = !!active && (element!.contains(active) || element!.shadowRoot!.contains(active));
    this.#opened.abort();
    this.#opened = null;
    this.#state.set({ isOpen: false });
    if (hadFocus) element!.shadowRoot!.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true });
  }

  /** The page's, not the picker's: a picker may be written in another language. */
  get #language(): string { return pageLanguage() || nearestLanguage(this.#host.element!) || $site.get().locale; }

  /** Marks the present one, unless the author has. */
  #mark(own: readonly HTMLAnchorElement[]): void {
    const isMarked = own.some(link => link.hasAttribute('aria-current') && !this.#marked.has(link));
    const current = isMarked ? null : findCurrentLanguage(own.map(({ hreflang }) => hreflang), this.#language);
    for (const link of new Set([...this.#marked, ...own])) {
      if (own.includes(link) && link.hreflang === current) {
        if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'true');
        this.#marked.add(link);
      } else if (this.#marked.delete(link)) link.removeAttribute('aria-current');
    }
  }

  #show(given: unknown): void {
    this.#givenLanguages = given;
    const choices = readChoices(given);
    const current = findCurrentLanguage(choices.map(({ code }) => code), this.#language);
    const currentName = choices.find(({ code }) => code === current)?.name ?? ownLanguageName(this.#language);
    this.#state.set({ choices: choices.length > 0 ? choices : noChoices, isEmpty: choices.length === 0, currentName });
  }

  async #fetchLanguages(source: string): Promise<void> {
    const host = this.#host;
    const result = await readLanguages({ base: host.values.endpoint || undefined, signal: host.signal });
    if (host.signal.aborted || source !== this.#source) return;
    if (result.kind === 'failure') host.warn('the site\'s languages could not be loaded; expected a response of /api/multilingual/languages; showing none.');
    this.#show(result.kind === 'success' ? result.data.languages : []);
  }

  #choose(event: MouseEvent): void {
    const link = pressed(event);
    if (!link || event.defaultPrevented) return;
    if (!this.#host.emit('site-language-change', { language: link.hreflang, url: link.href })) return event.preventDefault();
    this.close();
  }

  /** The service writes to a visitor who has logged in, and does so in the language that they read. spec: page-runtime-platform §7 */
  #sendLocale(): void {
    const { signal, values } = this.#host;
    let told = '';
    const tell = () => {
      const language = this.#language;
      if (!$siteUser.get() || language === told) return;
      told = language;
      void sendLocale(language, values.endpoint || undefined);
    };
    signal.addEventListener('abort', $siteUser.subscribe(tell), { once: true });
  }
}
