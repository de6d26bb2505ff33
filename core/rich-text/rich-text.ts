/**
 * Site Elements in an editor of rich text: `createRichText` for the modules of TipTap, ProseMirror, CKEditor 5, TinyMCE, Lexical and
 * Editor.js, and for an editor of your own. See docs/rich-text-editors.md.
 */
import { getDocument } from '../platform/page-document.js';
import { ownValue } from '../registry/own-value.js';
import { cleanHtml, readElement, readHtml } from './element-html.js';
import { createElementPreview, type ElementPreview, type PreviewOptions } from './element-preview.js';
import { findOutermost, KnownElements } from './known-elements.js';
import type { RichElement, RichElements } from '../settings/rich-elements.js';

export type { ElementPreview, PreviewOptions, RichElement, RichElements };

export interface RichTextOptions {
  /** Elements that the text may have: those of `site-elements/rich-text/elements`, or some of them. */
  readonly elements: RichElements;
  /** Folder with the schemas of the elements, for their settings. Default: `schema/` next to the script of `<site-element-editor>`. */
  readonly schemas?: string;
}

/** What an extension for an editor is made of. */
export interface RichText {
  readonly elements: RichElements;
  /** Selects all elements that the text may have. */
  readonly selector: string;
  /** HTML to load into an editor that would change the content of elements: each element is empty, and an attribute has its HTML. */
  prepare(html: string): string;
  /** HTML of an element that an editor has read, without anything that runs code. */
  readSource(element: Element): string;
  /** Whether the text has had an element before, so that it may be pasted. */
  isKnown(element: Element): boolean;
  /** Whether an element is in a line of text, by its parent and what is beside it. */
  isInline(element: Element): boolean;
  /** Pasted HTML. Elements that were not in the text before are replaced by their content. */
  cleanPasted(html: string): string;
  /** The element as an editor writes it into HTML, in an inert document; null if the text may not have it. */
  createElement(html: string): Element | null;
  /** The element as an editor shows it; null if the text may not have it. */
  createPreview(html: string, options: PreviewOptions): ElementPreview | null;
}

const sourceAttribute = 'data-rich-source';
/** Marks an element in prepared HTML that is in a line of text. */
export const inlineAttribute = 'data-rich-inline';
const inPhrasing = ':is(p, h1, h2, h3, h4, h5, h6, pre, a, b, strong, i, em, u, s, del, ins, mark, small, sub, sup, span, code, q, cite, label) > *';
const inLineOrBlock = ':is(li, td, th, dt, dd, figcaption, summary) > *';

/** ProseMirror writes it on the first element that it copies. */
const copyMark = 'data-pm-slice';

/** HTML of an element as it was in the text that it was copied from. */
function writeOriginal(element: Element): string {
  if (!element.hasAttribute(copyMark)) return element.outerHTML;
  const original = element.cloneNode(true) as Element;
  original.removeAttribute(copyMark);
  return original.outerHTML;
}

/** Whether there is text before or after an element. */
function isBesideText(element: Element): boolean {
  for (const step of ['previousSibling', 'nextSibling'] as const)
    for (let node = element[step]; node; node = node[step]) if (node.nodeType === 3 && node.textContent!.trim()) return true;
  return false;
}

/** Creates what the extensions for editors share. */
export function createRichText({ elements, schemas = '' }: RichTextOptions): RichText {
  const selector = Object.keys(elements).join(', ');
  const known = new KnownElements();

  const readSource = (element: Element): string => {
    const html = cleanHtml(element.getAttribute(sourceAttribute) ?? writeOriginal(element));
    return readElement(html)?.localName === element.localName ? html : `<${element.localName}></${element.localName}>`;
  };

  const findFacts = (html: string): RichElement | undefined => ownValue(elements, readElement(html)?.localName ?? '');

  const remember = (html: string): string => {
    known.add(html);
    return html;
  };

  const richText: RichText = {
    elements,
    selector,
    readSource: element => remember(readSource(element)),
    prepare(html) {
      const body = readHtml(html);
      for (const element of findOutermost(body, selector)) {
        const source = remember(readSource(element));
        const empty = getDocument(body).createElement(element.localName);
        empty.setAttribute(sourceAttribute, source);
        empty.toggleAttribute(inlineAttribute, richText.isInline(element));
        element.replaceWith(empty);
      }
      return body.innerHTML;
    },
    isKnown: element => known.has(readSource(element)),
    isInline: element => element.hasAttribute(inlineAttribute) || element.matches(inPhrasing)
      || (!!elements[element.localName]?.isInline && (element.matches(inLineOrBlock) || isBesideText(element))),
    cleanPasted: html => known.unwrapUnknown(html, selector, readSource),
    createElement: html => (findFacts(html) ? readElement(html) : null),
    createPreview(html, options) {
      const facts = findFacts(html);
      return facts ? createElementPreview(html, facts, { schemas, remember }, options) : null;
    },
  };
  return richText;
}
