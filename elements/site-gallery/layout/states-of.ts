import type { Layout } from '../designs/design.js';

interface Facts { readonly mixedContent: boolean; readonly metaPosition: string }

/** What the rules for the author's own nodes need to know: the element's custom states, and whether each holds. */
export function statesOf({ place, flow, aspectRatio }: Layout, { mixedContent, metaPosition }: Facts): Record<string, boolean> {
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
