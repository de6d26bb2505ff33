import type { Layout } from '../designs/design.js';

/** What the style sheets need of a layout, as custom properties. */
export const cssPropertiesOf = ({ columns, gutterPx, aspectRatio, sizePx, imagePercent, heightPercent }: Layout): Record<string, string> => ({
  '--_columns': String(columns),
  '--_gutter': `${gutterPx}px`,
  '--_ratio': aspectRatio,
  ...sizePx !== undefined && { '--_size': `${sizePx}px` },
  ...imagePercent !== undefined && { '--_share': String(imagePercent) },
  ...heightPercent !== undefined && { '--_height': String(heightPercent) },
});

interface ContentSettings { readonly mixedContent: boolean; readonly metaPosition: string }

/** What the rules for the author's own nodes need to know: the element's custom states, and whether each holds. */
export function customStatesOf({ place, flow, aspectRatio }: Layout, { mixedContent, metaPosition }: ContentSettings): Record<string, boolean> {
  const own = aspectRatio === 'auto';
  return {
    own,
    stack: flow === 'stack',
    strip: place === 'strip',
    lines: place === 'lines',
    level: place === 'fit' && own,
    list: place === 'list',
    mixed: mixedContent,
    overlaid: metaPosition !== 'below',
  };
}
