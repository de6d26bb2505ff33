import { parseColor } from '../../core/color/parse-color.js';
import type { Color } from '../../core/color/spaces.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { withThemeDefault } from './swatches.js';

/**
 * The color that a text means at an element, with references to custom properties and the browser's own color names; null if it is not a
 * color. Read from a temporary node in the shadow root: only a browser knows what a reference resolves to.
 */
export function resolveCssColor(element: HTMLElement, text: string): Color | null {
  const color = parseColor(text);
  if (color || !CSS.supports('color', text)) return color;
  const probe = pageDocument.createElement('span');
  probe.style.setProperty('background-color', withThemeDefault(text)); // not inherited: an unknown reference has no color
  element.shadowRoot!.append(probe);
  const found = parseColor(getComputedStyle(probe).backgroundColor);
  probe.remove();
  return found?.alpha === 0 && text.includes('var(') ? null : found;
}
