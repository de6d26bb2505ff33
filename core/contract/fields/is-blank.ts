import { isInvisibleText } from '../../text/pasted.js';

/** True for what a visitor left empty: nothing sent, null, nothing that can be seen, or nothing but such parts. */
export function isBlank(value: unknown, isBlankText = isInvisibleText): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(one => isBlank(one, isBlankText));
  return value === undefined || value === null || (typeof value === 'string' && isBlankText(value));
}

/** The same of what is chosen from a list: compared with what is offered, and read by no pattern. */
export const isNothingSelected = (value: unknown): boolean => isBlank(value, text => text.trim() === '');
