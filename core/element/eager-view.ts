import { reactRenderer as renderer } from './react-renderer.js';
import type { View as ReactView, ViewSource } from './view-source.js';

/** A view that must be there with the element's first frame: its script brings React along. */
export function eagerView<P>(View: ReactView<P>): ViewSource<P> {
  const loaded = { View, renderer };
  return { loaded, load: async () => loaded };
}
