import type { Field } from './field.js';

const notWords = 'input, textarea, select, button, .site-form-error, .site-form-counter';

/** What a label says, without the controls inside it, marks such as `*`, and a colon at its end. */
function wordsOf(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  copy.querySelectorAll(notWords).forEach(node => node.remove());
  // eslint-disable-next-line site/linear-patterns -- written by the page's author
  return copy.textContent!.replace(/\s+/g, ' ').replace(/[\s*:]+$/, '').trim();
}

/** A field's name for the visitor. A group is named by its legend; a lone field by its label. */
export function labelOf({ first, isGroup, id, box }: Field): string {
  const legend = isGroup || box instanceof HTMLFieldSetElement ? first.closest('fieldset')?.querySelector('legend') : null;
  const label = legend ?? first.labels?.[0];
  return (label && wordsOf(label)) || first.getAttribute('aria-label') || first.getAttribute('placeholder') || id;
}
