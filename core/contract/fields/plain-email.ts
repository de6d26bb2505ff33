import { narrowLine } from '../../text/one-line.js';

/**
 * An address as it would have been typed, of what was pasted: a `mailto:` link, angle brackets, letters of full width, a full stop of an
 * East Asian input method, blanks around the `@`.
 */
export const plainEmail = (text: string): string => narrowLine(text).replace(/[\u3002\uff61]/g, '.')
  .replace(/^mailto:/i, '').replace(/^<([^<>]*)>$/, '$1').split('@').map(part => part.trim()).join('@');
