import { hasConditions } from '../../../../core/contract/conditions/has-conditions.js';
import type { FormField } from '../../../../core/contract/form-field.js';
import { formTranslations } from '../../../../core/contract/form-translations.js';
import { drawTexts } from '../../../../core/forms/field-list/draw-texts.js';
import type { Tools } from '../../../../core/forms/field-list/parts.js';
import { readFieldList } from '../../../../core/forms/field-list/read-field-list.js';
import { pageDocument } from '../../../../core/platform/page-document.js';
import { nearestLanguage } from '../../../../core/platform/page.js';
import { visitorRegion } from '../../../../core/platform/visitor.js';
import { ownValue } from '../../../../core/registry/own-value.js';
import { asJson } from '../../../../core/settings/parse.js';
import { $site } from '../../../../core/stores/site.js';
import { fill } from '../../../../core/text/fill.js';
import { languageFor } from '../../../../core/text/languages.js';
import { wordsIn, type Words } from '../../../../core/text/translations.js';
import type { ProductHost } from '../../product.settings.js';
import type { ProductState } from '../../product.state.js';
import { ProductConditions } from '../conditions/product-conditions.js';
import { ProductFields } from './ProductFields.js';

const formTexts = [formTranslations];
/** Kinds that a cart cannot carry. */
const without = new Set<FormField['type']>(['file', 'password', 'hidden']);
const drawnForm = ':scope > form[data-site-drawn]';

/**
 * Keeps the fields that a shop asks for beside our own layout. They are in the light DOM, where autofill and the page's
 * type reach them, in a form of their own: radio buttons of two products are then two groups.
 */
export class FieldsController {
  readonly #state: ProductState;
  readonly #host: ProductHost;
  readonly #node: HTMLFormElement;
  readonly #conditions: ProductConditions;
  #drawnFor = '';

  constructor(state: ProductState, host: ProductHost) {
    this.#state = state;
    this.#host = host;
    this.#conditions = new ProductConditions(host);
    this.#node = pageDocument.createElement('form');
    this.#node.slot = 'fields';
    this.#node.dataset.siteDrawn = '';
    host.signal.addEventListener('abort', () => this.#node.remove(), { once: true });
  }

  /** Resolves once conditions apply; null while there is nothing to wait for. */
  get pending(): Promise<void> | null { return this.#conditions.pending; }

  /** Draws what the product of now asks for, unless that is there. What is typed in a field that stays is kept. */
  async draw(): Promise<void> {
    const { element, language, signal } = this.#host;
    // A copy of a page's nodes brings the fields of the one that was copied along.
    for (const copied of element?.querySelectorAll(drawnForm) ?? []) if (copied !== this.#node) copied.remove();
    const { product, isAuthored } = this.#state.snapshot;
    const { fields: all, faults } = readFieldList(isAuthored ? [] : product?.form ?? []);
    for (const fault of faults) this.#host.warn(fault);
    const fields = all.filter(({ id, type }) => !without.has(type) && !this.#isTheAuthors(id));
    const wanted = fields.length > 0 ? asJson([fields, language]) : '';
    if (wanted === this.#drawnFor) return;
    this.#drawnFor = wanted;
    if (wanted === '') {
      this.#state.$fields.set(null);
      return this.#node.remove();
    }
    const code = languageFor(language) ?? 'en';
    const words: Words = code === 'en' ? {} : await Promise.resolve(wordsIn(code, formTexts)).catch(() => ({})); // English where they did not come
    // What is hidden is never shown: its code is there before the fields.
    if (hasConditions(fields)) await import('../../../../core/forms/conditions/conditional-form.js').catch(() => {});
    if (signal.aborted || this.#drawnFor !== wanted) return;
    const onDrawn = () => this.#conditions.heed(this.#node);
    this.#state.$fields.set({
      node: this.#node, view: ProductFields as never, props: { fields, tools: this.#tools(words), element, onDrawn },
      place: () => { if (!element!.contains(this.#node)) element!.append(this.#node); },
    });
  }

  #tools(words: Words): Tools {
    const { element, language } = this.#host;
    const own = () => { const { texts } = $site.get(); return [texts['site-product'], texts['site-form']]; };
    return {
      language: nearestLanguage(element!) && language, region: visitorRegion(),
      text: key => fill(own().map(texts => ownValue(texts, key)).find(Boolean) ?? words[key] ?? drawTexts[key], {}, language),
    };
  }

  #isTheAuthors(id: string): boolean {
    return [...this.#host.element!.querySelectorAll<HTMLInputElement>('[name]')].some(({ name, form }) => name === id && form !== this.#node);
  }
}
