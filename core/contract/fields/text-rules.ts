import * as v from 'valibot';
import type { ValueMessage } from '../field-messages.js';
import { cleanPastedText } from '../../text/pasted.js';

/** A schema's message: the key of a text, checked to be one. */
export const message = (key: ValueMessage): ValueMessage => key;

/** Most characters a text may have. */
export const maxCharacters = (most: number) => v.check((text: string) => text.length <= most, message('tooLong'));

/**
 * A text as one clean line: breaks become spaces, ends are trimmed, what nobody sees goes. By lines and not by one pattern, whose time would
 * grow with its square.
 */
export const oneLine = (text: string): string => cleanPastedText(text).split(/[\r\n\u2028\u2029]+/).map(line => line.trim()).filter(Boolean).join(' ');
