import { cleanPastedText } from './pasted.js';

/**
 * A text as one clean line: breaks become spaces, ends are trimmed, what nobody sees goes. By lines and not by one pattern, whose time would
 * grow with its square.
 */
export const oneLine = (text: string): string => cleanPastedText(text).split(/[\r\n\u2028\u2029]+/).map(line => line.trim()).filter(Boolean).join(' ');
