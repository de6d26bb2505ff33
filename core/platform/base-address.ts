/** What the page's relative addresses are relative to. */
export const baseAddress = (): string => document.baseURI;
