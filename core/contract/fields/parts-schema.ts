import * as v from 'valibot';
import type { ValueMessage } from '../field-messages.js';
import { maxLineLength } from '../submission-limits.js';
import type { FieldValue } from '../submission.js';
import { isBlank } from './is-blank.js';
import { toAsciiText } from '../../text/pasted.js';
import { message, oneLine } from './text-rules.js';

/** One line with the digits and signs of keyboards: a day or a time as it would have been typed. */
export const plainDigits = (text: string): string => oneLine(toAsciiText(text));

/** Filled parts of a structured value, by name, as one line of text each. */
export type Parts = Readonly<Record<string, string | undefined>>;

/** What is wrong with a structured value, and with which of its parts. */
export interface PartProblem { readonly refused: ValueMessage; readonly part: string }

export const partProblem = (part: string, refused: ValueMessage): PartProblem => ({ refused, part });

interface PartsOptions<T extends FieldValue> {
  readonly names: readonly string[];
  /** Parts without which the value is not whole. */
  readonly needs?: readonly string[];
  /** The same where it depends on the other parts: the one that is missing, or undefined. */
  gapIn?(parts: Parts): string | undefined;
  /** Error message for a required part that is missing; default `required`. */
  readonly missing?: ValueMessage;
  /** How a part is cleaned; by default it is one line. */
  clean?(text: string): string;
  read(parts: Parts): T | PartProblem;
}

const isMap = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRefusal = (value: unknown): value is PartProblem => isMap(value) && 'refused' in (value as object);

/** The schema of a value in parts: a map that knows its names. An issue's path is the part that is wrong. */
export const partsSchema = <T extends FieldValue>({
  names,
  needs = [],
  gapIn = parts => needs.find(name => !Object.hasOwn(parts, name)),
  missing = 'required',
  clean = oneLine,
  read,
}: PartsOptions<T>) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isMap, message('text')),
    v.rawTransform(({ dataset, addIssue, NEVER }): T => {
      const filled = Object.entries(dataset.value).filter(([, value]) => !isBlank(value));
      const wrong = filled.find(([name, value]) => !names.includes(name) || !['string', 'number'].includes(typeof value));
      const parts: Parts = Object.fromEntries(filled.map(([name, value]) => [name, clean(String(value))]));
      const long = names.find(name => (parts[name]?.length ?? 0) > maxLineLength);
      const gap = gapIn(parts);
      const found = wrong
        ? partProblem(wrong[0], 'text')
        : long !== undefined
          ? partProblem(long, 'tooLong')
          : gap !== undefined
            ? partProblem(gap, missing)
            : read(parts);
      if (!isRefusal(found)) return found;
      addIssue({
        message: found.refused,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: found.part, value: parts[found.part] }],
      });
      return NEVER;
    }),
  );

/** A value in parts, or the same in one text. */
export const partsOrText = <T extends FieldValue>(
  parts: v.GenericSchema<unknown, T>, text: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, T> => v.lazy(input => (isMap(input) ? parts : text));

/** A value in parts written as one text: the named groups of the pattern are the parts. */
export const parseParts = (pattern: RegExp, otherwise: ValueMessage, parts: v.GenericSchema<Record<string, unknown>, FieldValue>) => v.pipe(
  v.string(message(otherwise)),
  v.transform(plainDigits),
  v.check(text => pattern.test(text), message(otherwise)),
  v.transform((text): Record<string, unknown> => ({ ...pattern.exec(text)!.groups })),
  parts,
);
