/** The browser's own message box: for when nothing better can be fetched. */
export const sayPlainly = (message: string): void => alert(message);
