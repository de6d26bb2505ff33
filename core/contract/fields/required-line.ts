import * as v from 'valibot';
import { isInvisibleText, cleanPastedText } from '../../text/pasted.js';
import { message, maxCharacters, oneLine } from './text-rules.js';

const filled = v.check((text: string) => !isInvisibleText(text), message('required'));

/** One line that has to be there, such as a name, as a field of a form takes it: clean, and something is to be seen of it. */
export const requiredLine = (most: number) => v.pipe(v.string(message('text')), v.transform(oneLine), filled, maxCharacters(most));

/** A line that may be left empty. */
export const optionalLine = (most: number) => v.pipe(v.string(message('text')), v.transform(oneLine), maxCharacters(most));

/** A text of several lines that has to be there. Direction marks in the middle of it are its writer's. */
export const requiredText = (most: number) => v.pipe(v.string(message('text')), v.transform(text => text.trim()), filled, maxCharacters(most));

/** Several lines that are no prose, such as a postal address: each clean, none of them empty. */
export const cleanLines = (most: number) => v.pipe(
  v.string(message('text')), v.transform(text => cleanPastedText(text).split(/\r\n?|\n/).map(line => line.trim()).filter(Boolean).join('\n')), maxCharacters(most),
);
