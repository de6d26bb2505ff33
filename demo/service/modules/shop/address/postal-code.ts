import { toAsciiText } from 'site-elements/contract/reading';
import { addressRule } from './address-rule.js';

/** Longer than any postal code with a country's prefix; as long as a cart's location may have it. */
export const longestPostalCode = 20;

const patterns = new Map<string, RegExp>();

function patternOf(country: string): RegExp | undefined {
  const { postalPattern } = addressRule(country);
  if (postalPattern === undefined) return undefined;
  // eslint-disable-next-line site/linear-patterns -- texts have at most `longestPostalCode` characters
  const pattern = patterns.get(country) ?? new RegExp(`^(?:${postalPattern})$`);
  patterns.set(country, pattern);
  return pattern;
}

/** The first postal codes that the data gives as examples. */
export const postalExamples = (country: string): string[] => addressRule(country).postalExamples?.split(',') ?? [];

const lettersOf = (text: string): string => text.replace(/[ -]/g, '');
const shapeOf = (text: string): string => lettersOf(text).replace(/\d/g, '0').replace(/[A-Z]/g, 'A');
const gapsOf = (text: string): string => text.replace(/[^ -]/g, '0');

/** The text with blanks and hyphens where an example of the same shape has them, or all examples of the same length. */
function writtenLike(examples: readonly string[], text: string): string | undefined {
  const letters = lettersOf(text);
  const ofLength = examples.filter(one => lettersOf(one).length === letters.length);
  const isUniform = ofLength.every(one => gapsOf(one) === gapsOf(ofLength[0]!));
  const example = ofLength.find(one => shapeOf(one) === shapeOf(text)) ?? (isUniform ? ofLength[0] : undefined);
  let used = 0;
  return example?.replace(/[^ -]/g, () => letters[used++]!);
}

/** All ways in which a typed text can be meant: as it is, written like an example, without or with the prefix of the country. */
function* readings(country: string, text: string): Generator<string> {
  const examples = postalExamples(country);
  const written = writtenLike(examples, text);
  if (written !== undefined) yield written;
  yield text;
  const bare = text.replace(/^[A-Z]{1,3}[ -]+/, '');
  if (bare !== text) yield writtenLike(examples, bare) ?? bare;
  const prefix = /^[A-Z]+[ -]?/.exec(examples[0] ?? '')?.[0];
  if (prefix) yield `${prefix}${text}`;
}

/** Expects a text of a bounded length. */
const plain = (text: string): string =>
  // eslint-disable-next-line site/linear-patterns -- four times `longestPostalCode`
  toAsciiText(text.replaceAll('〒', '')).toUpperCase().replace(/[\s-]*-[\s-]*/g, '-').replace(/\s+/g, ' ').trim();

/**
 * The postal code as the country writes it: "sw1a1aa" is "SW1A 1AA" in GB, "D-10115" is "10115" in DE. What the country does not know
 * is returned clean, for the error that names it.
 */
export function tidyPostalCode(country: string, text: string): string {
  // What is longer is a mistake, and no pattern has to read it.
  if (text.length > 4 * longestPostalCode) return text.slice(0, longestPostalCode);
  const typed = plain(text).slice(0, longestPostalCode);
  const pattern = patternOf(country);
  if (!pattern) return typed;
  for (const reading of readings(country, typed)) if (reading.length <= longestPostalCode && pattern.test(reading)) return reading;
  return typed;
}

/**
 * Whether a country has this postal code, as `tidyPostalCode` returns it. Countries without a known shape accept any.
 * spec: commerce-forms-data §5, "US zip code: exactly five digits", with the four of ZIP+4 as in forms.
 */
export const isPostalCode = (country: string, text: string): boolean =>
  text !== '' && text.length <= longestPostalCode && (patternOf(country)?.test(text) ?? true);
