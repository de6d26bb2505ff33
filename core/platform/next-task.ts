/** Calls back once the browser has done what follows the present event. */
export const nextTask = (callback: () => void): void => { setTimeout(callback); };
