import type { Layout } from '../designs/design.js';

/** What the style sheets need of a layout, as custom properties. */
export const propertiesOf = ({ columns, gutterPx, aspectRatio, sizePx, imagePercent, heightPercent }: Layout): Record<string, string> => ({
  '--_columns': String(columns),
  '--_gutter': `${gutterPx}px`,
  '--_ratio': aspectRatio,
  ...sizePx !== undefined && { '--_size': `${sizePx}px` },
  ...imagePercent !== undefined && { '--_share': String(imagePercent) },
  ...heightPercent !== undefined && { '--_height': String(heightPercent) },
});
