import type { Layout } from '../designs/design.js';
import { cssPropertiesOf } from './css-properties.js';

const exactWidth = '--_slide: calc((var(--_full) - (var(--_columns) - 1) * var(--_gutter)) / var(--_columns)); --_exact: var(--_all);';
const places = '.gallery .track, .gallery .controls, .gallery .thumbnails';

/** Rules for what a layout is from each width on: the browser follows the width by itself, within the same frame. */
export const widthRules = ({ steps = [], isExact }: Layout): string => [
  ...isExact ? [`${places} { ${exactWidth} }`] : [],
  ...steps.map(step => {
    const properties = Object.entries(cssPropertiesOf(step)).map(([name, value]) => `${name}: ${value};`).join(' ');
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
