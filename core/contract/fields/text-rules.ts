import * as v from 'valibot';
import type { ValueMessage } from '../field-messages.js';

export { narrowLine, oneLine } from '../../text/one-line.js';

/** A schema's message: the key of a text, checked to be one. */
export const message = (key: ValueMessage): ValueMessage => key;

/** Most characters a text may have. */
export const maxCharacters = (most: number) => v.check((text: string) => text.length <= most, message('tooLong'));
