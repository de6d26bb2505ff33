import * as v from 'valibot';
import { message } from './message.js';

/** Most characters a text may have. */
export const notLonger = (most: number) => v.check((text: string) => text.length <= most, message('tooLong'));
