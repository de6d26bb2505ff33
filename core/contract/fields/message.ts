import type { ValueMessage } from '../field-messages.js';

/** A schema's message: the key of a text, checked to be one. */
export const message = (key: ValueMessage): ValueMessage => key;
