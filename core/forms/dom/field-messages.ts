import type { TextKey } from '../form.settings.js';
import type { Field } from './field.js';

export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** The error message of a field, or null. */
export function getErrorText({ problem }: Field, text: Text): string | null {
  if (!problem) return null;
  return 'message' in problem ? problem.message : text(problem.text, { email: text('emailExample'), ...'values' in problem && problem.values });
}

/** Error messages of all invalid fields, by field id. */
export function findErrors(fields: Iterable<Field>, text: Text): Record<string, string> {
  const found = [...fields].map(field => [field.id, getErrorText(field, text)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

const notText = 'input, textarea, select, button, .site-form-error, .site-form-counter';

/** What a label says, without the controls inside it, marks such as `*`, and a colon at its end. */
function textOf(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  copy.querySelectorAll(notText).forEach(node => node.remove());
  // eslint-disable-next-line site/linear-patterns -- written by the page's author
  return copy.textContent!.replace(/\s+/g, ' ').replace(/[\s*:]+$/, '').trim();
}

/** A field's name for the visitor. A group is named by its legend; a lone field by its label. */
export function getLabelText({ first, isGroup, id, box, controls }: Field): string {
  const set = isGroup || box instanceof HTMLFieldSetElement ? first.closest('fieldset') : null;
  // The legend of a step names its only field, and no single one of several.
  const isStepOfMany = set?.matches('[data-site-step]') && set.querySelectorAll('[name]').length > controls.length;
  const legend = isStepOfMany ? null : set?.querySelector('legend');
  const label = legend ?? first.labels?.[0];
  return (label && textOf(label)) || first.getAttribute('aria-label') || first.getAttribute('placeholder') || id;
}
