/** The page's outermost element. */
export const pageRoot = (): HTMLElement => document.documentElement;
