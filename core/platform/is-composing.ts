/** What browsers call a key that an input method takes for itself. */
const takenByInputMethod = 229;

/**
 * Whether a key or a letter belongs to an input method, which is still making a word of it: Enter takes a suggestion of its list, and
 * Escape closes that list. Safari ends a composition before the key that ended it: such a key is recognized by its code alone.
 * Source: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = (event: Event): boolean => {
  const { isComposing: isUnfinished, keyCode } = event as Partial<KeyboardEvent>;
  return isUnfinished === true || keyCode === takenByInputMethod;
};
