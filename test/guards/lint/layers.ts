/** The areas of `core`, lowest layer first. A file imports from its own layer or a lower one. */
export const layers: readonly (readonly string[])[] = [
  ['registry', 'settings', 'links', 'text', 'money', 'contract', 'manifest', 'color', 'units', 'product',
    'shape', 'calendar', 'reading'],
  ['platform'],
  ['request', 'consent', 'session', 'tracking', 'diagnostics', 'image', 'motion', 'gestures', 'look', 'overlay', 'embed', 'lightbox', 'repair', 'privacy',
    'theme-builder'],
  ['stores', 'utilities', 'shop', 'analytics'],
  ['element', 'render'],
  ['forms', 'events', 'editing', 'rich-text'], // what elements around a form, around a list of events, or for editors share
  ['command'],
];

/** Returns `undefined` for an area without a layer. */
export function layerOf(area: string): number | undefined {
  const layer = layers.findIndex(areas => areas.includes(area));
  return layer < 0 ? undefined : layer;
}
