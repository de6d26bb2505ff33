import type { Assist } from '../../assist.js';

/** Suggests addresses while the first line of one is typed. */
export const assist: Assist = () => {};
