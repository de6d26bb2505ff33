import { fileURLToPath } from 'node:url';

/** The folder this project lives in, with a slash at its end. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url));
