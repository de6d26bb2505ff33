/** Name of the page's sheet, which carries the same rules. */
const pageSheet = /site-elements[^/]*\.css/;
let making: Promise<CSSStyleSheet> | undefined;

async function make(): Promise<CSSStyleSheet> {
  const { lightCss } = await import('./sheets/light-css.js');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lightCss);
  for (const name of ['--_strip', '--_wide']) {
    // A sheet inside a shadow root registers nothing; the page's own may have.
    try {
      CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '0px' });
    } catch { /* it is registered */ }
  }
  return sheet;
}

/**
 * A shadow root styles no deeper than a slide itself. Where the page's sheet does not reach, because it was left out or
 * the gallery stands in another shadow root, its rules for pictures inside links and figures are adopted, once a root.
 */
export async function adoptLightStyles(element: Element): Promise<void> {
  const root = element.getRootNode() as Document | ShadowRoot;
  if (!root.adoptedStyleSheets || [...root.styleSheets].some(({ href }) => pageSheet.test(href ?? ''))) return;
  const sheet = await (making ??= make()).catch(() => undefined);
  if (!sheet) return void (making = undefined); // a chunk that did not come is asked for again by the next gallery
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
