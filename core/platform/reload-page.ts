/** Loads the page again. */
export const reloadPage = (): void => location.reload();
