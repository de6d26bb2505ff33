import { Styles } from '../../../styles/css.js';
import { adoptLightStyles } from '../../../core/platform/page.js';
import { lightCss } from './light-css.js';

const lightStyles = new Styles(lightCss);
let isRegistered = false;

/** A sheet inside a shadow root, or one that is adopted late, registers no properties; the page's own may have. */
function registerLengths(): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const name of ['--_strip', '--_strip-width']) {
    try {
      CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '0px' });
    } catch { /* it is registered */ }
  }
}

/** The gallery's rules for images inside links and figures, where the full style sheet is not linked. */
export function adoptGalleryStyles(element: Element): void {
  registerLengths();
  adoptLightStyles(element, [lightStyles]);
}
