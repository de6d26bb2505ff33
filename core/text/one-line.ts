import { cleanPastedText } from './pasted.js';

/**
 * A text as one clean line: breaks become spaces, ends are trimmed, invisible characters are removed. By lines and not by one pattern, whose time would
 * grow with its square.
 */
export const oneLine = (text: string): string => cleanPastedText(text).split(/[\r\n\u2028\u2029]+/).map(line => line.trim()).filter(Boolean).join(' ');

/** The same with signs and letters of full width as those of keyboards: `＠ａｄａ` is `@ada`. */
export const narrowLine = (text: string): string =>
  oneLine(text).replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace(/[\ufe00-\ufe0f]/g, '');
