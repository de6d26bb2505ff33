type Client = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Device pixels for a CSS pixel, and whether the visitor asks for little data. */
export const visitorScreen = (): { readonly ratio: number; readonly savesData: boolean } => ({
  ratio: window.devicePixelRatio || 1,
  savesData: !!(navigator as Client).connection?.saveData,
});
