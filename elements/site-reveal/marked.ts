import { membersOfDocument } from '../../core/platform/page-document.js';
import { shared, warnOnce } from '../../core/registry/registry.js';
import { faultMessage, parseAttribute } from '../../core/settings/parse.js';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { getOwnChildren, mark, Parts } from './parts.js';
import { revealSettings, type RevealValues } from './reveal.settings.js';

const rows = Object.entries(revealSettings.settings as Record<string, Setting>);
/** Where a setting may stand, best first: `data-site-reveal-delay`, or `data-delay` as editors have settings of all our tags. */
const namesOf = (name: string, row: Setting): string[] =>
  [...name === 'effect' ? [mark] : [], `${mark}-${getAttributeName(name, row)}`, `data-${getAttributeName(name, row)}`];
const watched = rows.flatMap(([name, row]) => namesOf(name, row));
const staggers = namesOf('stagger', revealSettings.settings.stagger).map(name => `[${name}]`).join();

/** What a marked element says: settings as the tag has them, in attributes of any element. */
function valuesOf(element: Element): RevealValues {
  return Object.fromEntries(rows.map(([name, row]) => {
    const said = namesOf(name, row).find(each => element.getAttribute(each));
    const { value, fault } = parseAttribute(row, said ? element.getAttribute(said) : null);
    if (fault) warnOnce(faultMessage(element.localName, said!, fault, row.default));
    return [name, value];
  })) as RevealValues;
}

/** Every element of a page that is marked: it appears as a whole, or part by part where it has a stagger. */
class Marked {
  readonly #parts = new Map<Element, Parts>();
  /** Elements that have been told to appear: they stay as they are, wherever they are moved. */
  readonly #known = new WeakMap<Element, Parts>();

  constructor(page: Document) {
    new MutationObserver(records => this.#onMutations(records)).observe(page, { childList: true, subtree: true, attributeFilter: watched });
    this.#scan(membersOfDocument(page));
  }

  #scan(root: Pick<ParentNode, 'querySelectorAll'>): void {
    root.querySelectorAll(`[${mark}]`).forEach(element => this.#follow(element));
  }

  #follow(element: Element): void {
    if (element.localName === revealSettings.tag) return;
    let parts = this.#known.get(element);
    if (!parts) {
      parts = new Parts(part => {
        element.dispatchEvent(new CustomEvent('site-reveal-show', { detail: { element: part }, bubbles: true, composed: true }));
      });
      this.#known.set(element, parts);
    }
    this.#parts.set(element, parts);
    parts.follow(element.matches(staggers) ? getOwnChildren(element) : [element], valuesOf(element));
  }

  #forget(element: Element): void {
    this.#parts.get(element)?.release();
    this.#parts.delete(element);
  }

  #onMutations(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes } of records) {
      const element = target as Element;
      if (type === 'attributes') {
        this.#forget(element);
        if (element.hasAttribute(mark)) this.#follow(element);
        continue;
      }
      if (this.#parts.has(element)) this.#follow(element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.hasAttribute(mark)) this.#follow(node);
        this.#scan(node);
      }
    }
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) {
      for (const element of this.#parts.keys()) if (!element.isConnected) this.#forget(element);
    }
  }
}

/** Has every element of the page with `data-site-reveal` appear as it comes into view, those that come later too. */
export function watchMarked(): void {
  shared('reveal@1', null, () => new Marked(document));
}
