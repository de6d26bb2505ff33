/** Name of the page's sheet, which carries the rules of all elements. */
const pageSheet = /site-elements[^/]*\.css/;

interface Sheet { readonly styleSheet: CSSStyleSheet }

/**
 * A shadow root styles no deeper than its element's children. Where the page's sheet does not reach, because it was left
 * out or the element stands in another shadow root, the element's rules for its content are fetched and adopted, once a root.
 */
export async function adoptLightStyles(element: Element, load: () => Promise<Sheet>): Promise<void> {
  const root = element.getRootNode() as Document | ShadowRoot;
  if (!root.adoptedStyleSheets || [...root.styleSheets].some(({ href }) => pageSheet.test(href ?? ''))) return;
  const { styleSheet } = await load();
  if (!root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
}
