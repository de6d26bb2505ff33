import type { FieldValue } from '../../../core/contract/submission.js';
import type { formSettings } from '../form.settings.js';

/** What the rules know of a field: read from the author's controls, free of the DOM. */
export interface FieldFacts {
  readonly id: string;
  /** The control's type as the browser tells it: `email`, `textarea`, `checkbox`, `select-one`… */
  readonly type: string;
  readonly value: FieldValue;
  readonly isRequired: boolean;
  /** Most characters, or null. */
  readonly maxLength: number | null;
  /** Several checkboxes or radio buttons of one name. */
  readonly isGroup: boolean;
  /** What the browser itself objects to (`min`, `pattern`, `url`, the page's own checks), in its own words. */
  readonly nativeMessage: string;
}

export type TextKey = keyof typeof formSettings.texts;

/** What is wrong with a field: a text of the catalogue, or words that are already the visitor's. */
export type Problem = { readonly text: TextKey } | { readonly words: string };

/** One kind of field. Adding a kind is one file and one line in `field-kinds.ts`. */
export interface FieldKind {
  /** Control types of this kind; the last kind of the registry takes all others. */
  readonly types: readonly string[];
  isEmpty(facts: FieldFacts): boolean;
  requiredText(facts: FieldFacts): TextKey;
  /** The rule for a field that is not empty. */
  problem(facts: FieldFacts): Problem | null;
}
