import { lightStyles } from './light.styles.js';

/** Name of the page's sheet, which carries the same rules. */
const pageSheet = /site-elements[^/]*\.css/;

/**
 * A shadow root styles no deeper than a slide itself. Where the page's sheet does not reach, because it was left out or
 * the gallery stands in another shadow root, its rules for pictures inside links and figures are adopted, once a root.
 */
export function adoptLightStyles(element: Element): void {
  const root = element.getRootNode() as Document | ShadowRoot;
  const { styleSheet } = lightStyles;
  if (!root.adoptedStyleSheets || root.adoptedStyleSheets.includes(styleSheet)) return;
  if ([...root.styleSheets].some(({ href }) => pageSheet.test(href ?? ''))) return;
  root.adoptedStyleSheets.push(styleSheet);
}
