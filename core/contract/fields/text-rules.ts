import * as v from 'valibot';
import type { ValueMessage } from '../field-messages.js';

/** A schema's message: the key of a text, checked to be one. */
export const message = (key: ValueMessage): ValueMessage => key;

/** Most characters a text may have. */
export const notLonger = (most: number) => v.check((text: string) => text.length <= most, message('tooLong'));

/** A text as one line: breaks become spaces, ends are trimmed. By lines and not by one pattern, whose time would grow with its square. */
export const oneLine = (text: string): string => text.split(/[\r\n]+/).map(line => line.trim()).filter(Boolean).join(' ');
