import { nearestLanguage, onLanguageChange } from '../platform/page.js';
import { ownValue } from '../registry/own-value.js';
import { warnOnce } from '../registry/registry.js';
import type { Table } from '../settings/table.js';
import { $site } from '../stores/site.js';
import { tagFor } from '../text/intl.js';
import { languageFor } from '../text/languages.js';
import { wordsIn, type Words } from '../text/translations.js';

interface Speaker extends HTMLElement { readonly served: boolean }

/**
 * The language of a live element: that of the nearest `lang` upwards, else the site's locale. Its texts come as one: until they
 * are there, and where we have none in that language, the element speaks English, with English numbers.
 */
export class ElementLanguage {
  /** Resolves when the texts are there; null when they are. */
  ready: Promise<void> | null = null;
  #tag = 'en';
  #words: Words = {};
  #wanted = 'en';

  constructor(private readonly element: Speaker, private readonly table: Table, private readonly changed: () => void) {}

  /** A BCP 47 tag for numbers, dates and names. */
  get tag(): string { return this.#isServersTurn ? 'en' : this.#tag; }

  word(key: string): string | undefined {
    return (this.#isServersTurn ? undefined : ownValue(this.#words, key)) ?? ownValue(this.table.texts, key);
  }

  /** Follows the page until the signal ends. */
  follow(signal: AbortSignal): void {
    this.read();
    onLanguageChange(this.element, () => this.read(), signal);
    signal.addEventListener('abort', $site.listen(() => this.read()), { once: true });
  }

  read(): void {
    const { translations, tag: name } = this.table;
    const given = nearestLanguage(this.element) || $site.get().locale;
    const language = translations ? languageFor(given) ?? 'en' : 'en';
    const tag = languageFor(given) === language ? tagFor(given) : 'en';
    if (tag === this.#wanted) return;
    this.#wanted = tag;
    const words = language === 'en' ? {} : wordsIn(language, translations!);
    if (!(words instanceof Promise)) return this.#applyTexts(tag, words);
    const isWanted = () => this.#wanted === tag;
    this.ready = words.then(arrived => { if (isWanted()) this.#applyTexts(tag, arrived); }, (error: unknown) => {
      warnOnce(`<${name}>: the texts in "${language}" did not come; using English.`, error);
      if (!isWanted()) return;
      this.#applyTexts('en', {});
    });
  }

  /** A server's markup is taken over in the language it was written in. */
  get #isServersTurn(): boolean { return this.element.served && this.element.dataset.siteLanguage !== this.#tag; }

  #applyTexts(tag: string, words: Words): void {
    this.ready = null;
    this.#wanted = tag;
    this.#tag = tag;
    this.#words = words;
    this.changed();
  }
}
