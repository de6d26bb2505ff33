import { type Example, readExamples } from '../../../core/manifest/describe/examples.js';
import { getTags } from '../../../core/manifest/describe/tables.js';

export { parseExample, type Example } from '../../../core/manifest/describe/examples.js';

/** Every element there is. Read again each time, so that `--watch` sees a new folder. */
export const elementTags = async (): Promise<string[]> => getTags();

/** The examples of one element, in the order of their file names. Read again each time too. */
export const examplesOf = async (tag: string): Promise<Example[]> => readExamples(tag);
