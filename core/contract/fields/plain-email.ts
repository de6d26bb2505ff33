import { oneLine } from '../../text/one-line.js';

/** An address as it would have been typed, of what was pasted: a `mailto:` link, angle brackets, letters of full width, blanks around the `@`. */
export const plainEmail = (text: string): string => oneLine(text)
  .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace(/[\ufe00-\ufe0f]/g, '')
  .replace(/^mailto:/i, '').replace(/^<([^<>]*)>$/, '$1').split('@').map(part => part.trim()).join('@');
