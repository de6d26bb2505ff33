declare module 'virtual:elements' {
  import type { Definition } from '../../core/element/definition.js';
  export const elements: readonly { readonly definition: Definition; readonly examples: readonly string[] }[];
}
