declare module 'virtual:elements' {
  import type { Definition } from '../../core/element/definition.js';
  /** `ownSheet` is the text of `<tag>.css`; with the light styles of the definition it is the sheet that the build writes. */
  export const elements: readonly { readonly definition: Definition; readonly examples: readonly string[]; readonly ownSheet: string }[];
  /** Rules of `site-elements.critical.css`. */
  export const criticalSheet: string;
}
