import type { Layout } from '../designs/design.js';

/** What the style sheets need of a layout, as custom properties. */
export const getCssProperties = ({ columns, gutterPx, aspectRatio, sizePx, imagePercent, heightPercent, thumbnails }: Layout): Record<string, string> => ({
  '--_columns': String(columns),
  '--_gutter': `${gutterPx}px`,
  '--_ratio': aspectRatio,
  ...sizePx !== undefined && { '--_size': `${sizePx}px` },
  ...imagePercent !== undefined && { '--_share': String(imagePercent) },
  ...heightPercent !== undefined && { '--_height': String(heightPercent) },
  ...thumbnails && {
    '--_thumbs': `${thumbnails.heightPx}px`,
    '--_thumbs-margin': `${thumbnails.marginPx}px`,
    '--_thumbs-gap': `${thumbnails.gapPx}px`,
    '--_thumbs-per-row': String(thumbnails.perRow ?? 1),
  },
});

interface CaptionSettings { readonly metaPosition: string; readonly showMetaOnHover: boolean }
interface ContentSettings extends CaptionSettings { readonly mixedContent: boolean; readonly showMeta: boolean }

/**
 * Where captions lie: those that come with the pointer, and those of slides that move up and down, lie over their images, at
 * the lower edge unless said.
 */
export const captionPosition = ({ metaPosition, showMetaOnHover }: CaptionSettings, { isVertical }: Layout): string =>
  ((showMetaOnHover || isVertical) && metaPosition === 'below' ? 'bottom' : metaPosition);

/** What the rules for the author's own nodes need to know: the element's custom states, and whether each holds. */
export function getCustomStates(layout: Layout, values: ContentSettings): Record<string, boolean> {
  const { place, flow, aspectRatio } = layout;
  const own = aspectRatio === 'auto';
  return {
    own,
    stack: flow === 'stack',
    strip: place === 'strip',
    lines: place === 'lines',
    level: place === 'fit' && own,
    list: place === 'list',
    mixed: values.mixedContent,
    overlaid: captionPosition(values, layout) !== 'below',
    hovered: values.showMetaOnHover,
    bare: !values.showMeta,
  };
}
