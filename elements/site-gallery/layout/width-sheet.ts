import type { Layout } from '../designs/design.js';
import { getCssProperties } from './css-properties.js';

const exactWidth = '--_slide: calc((var(--_full) - (var(--_columns) - 1) * var(--_gutter)) / var(--_columns)); --_exact: var(--_all);';
/** The least space between slides at any width. */
export const minGutterPx = (layouts: readonly Pick<Layout, 'gutterPx'>[]): number => Math.min(...layouts.map(({ gutterPx }) => gutterPx));

const places = '.gallery .track, .gallery .controls, .gallery .thumbnails';

/** Rules for what a layout is from each width on: the browser applies them within the same frame. */
export const widthRules = ({ steps = [], isExact, place, gutterPx }: Layout): string =>
  [
    ...(isExact ? [`${places} { ${exactWidth} }`] : []),
    // Before the script no rule knows which line is the last one: what a space has over the least of them is under it, too.
    ...(place === 'lines' && steps.length > 0
      ? [`.gallery .track { margin-block-end: calc(var(--_gutter) - ${minGutterPx([{ gutterPx }, ...steps])}px); }`]
      : []),
    ...steps.map(step => {
      const properties = Object.entries(getCssProperties(step))
        .map(([name, value]) => `${name}: ${value};`)
        .join(' ');
      return `@container (inline-size >= ${step.fromPx}px) { ${places} { ${properties} } }`;
    }),
  ].join('\n');

/** The rules by width of one gallery, in its shadow root. */
export class WidthSheet {
  #sheet: CSSStyleSheet | undefined;

  use(root: ShadowRoot | null, layout: Layout): void {
    root?.querySelector('style[data-site-rules]')?.remove(); // a server's, of settings that may be others now
    const rules = widthRules(layout);
    if (!root || (!rules && !this.#sheet)) return;
    this.#sheet ??= new CSSStyleSheet();
    this.#sheet.replaceSync(rules);
    if (!root.adoptedStyleSheets.includes(this.#sheet)) root.adoptedStyleSheets.push(this.#sheet);
  }
}
