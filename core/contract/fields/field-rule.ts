import type { GenericSchema } from 'valibot';
import type { AmountContext } from '../../money/separator-roles.js';
import type { ValueMessage } from '../field-messages.js';
import type { FieldType, FormField } from '../form-field.js';
import type { FieldValue } from '../submission.js';

/** What an author may say of a field besides its id, kind and title. */
export type FieldProperty = Exclude<keyof FormField, 'id' | 'type' | 'title'>;

/** The single input of a type; a text input if nothing else is set. */
export interface FieldInput {
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time';
  readonly inputMode?: 'decimal' | 'url';
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'none';
  readonly spellCheck?: 'false';
  /** Text in front of the input, such as `@`. */
  readonly prefix?: string;
  /** Whether code to paste names the type, because the input could also be of another one. */
  readonly isNamedInMarkup?: boolean;
}

/**
 * One type of field. The same record serves the contract, the field list in a page, the author's own inputs, the service's page,
 * the code to paste and the owner's editor.
 */
export interface FieldRule {
  readonly type: FieldType;
  /** spec: page-runtime-platform §3, Form field types */
  readonly properties: readonly FieldProperty[];
  /** Names of a structured value's parts, in the order they are asked. */
  readonly parts?: readonly string[];
  isEmpty(value: unknown): boolean;
  /** Parts that others may replace: which one is missing of these parts; undefined when nothing is. */
  readonly replaceable?: { readonly parts: readonly string[]; gapIn(parts: Readonly<Record<string, string | undefined>>): string | undefined };
  /** Most characters that a text of it, or of one of its parts, may have. What is much longer is refused unread. */
  longest(field: FormField): number;
  requiredMessage(field: FormField): ValueMessage;
  /** Checks and normalises; its first message is the key of what the visitor reads. Null: the kind carries no value. */
  readonly schema: ((field: FormField, locale: AmountContext['locale']) => GenericSchema<unknown, FieldValue>) | null;
  /** The input of a type that needs no view of its own. */
  readonly input?: FieldInput;
  /** Types of the browser's own controls that are fields of this type if the author names no other. */
  readonly nativeTypes?: readonly string[];
  /** Whether invisible characters from a pasted text are removed before a plain post. */
  readonly isCleanedLine?: boolean;
  /** `autocomplete` tokens by part; '' is a field with one control. */
  readonly autofill?: Readonly<Record<string, string>>;
  /** The keyboard of a phone for a text input, by part; '' is a field with one control. */
  keyboard?(part: string): 'decimal' | 'numeric' | 'tel' | null;
  /** Whether a field without options is left out of a list, or only refused by the owner's editor. */
  readonly needsOptions?: 'always' | 'inEditor';
  /** True when a plain post may name the field several times. */
  isList?(field: FormField): boolean;
}
