/** The visitor's region as the browser's language tells it, such as `IE`; empty when it tells none. */
export const visitorRegion = (): string => {
  try {
    return new Intl.Locale(navigator.language).region ?? '';
  } catch {
    return '';
  }
};
