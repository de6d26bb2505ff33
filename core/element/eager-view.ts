import { startQuickRenderer } from './quick-drawing.js';
import type { View as ReactView } from './frame.js';
import type { ViewSource } from './view-source.js';

/** A view that must be there with the element's first frame: its script brings the view along. */
export function eagerView<P>(View: ReactView<P>): ViewSource<P> {
  const loaded = { View, startQuickly: startQuickRenderer };
  return { loaded, load: async () => loaded, isEager: true };
}
