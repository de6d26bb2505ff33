import { dropShadowForm, readDropShadow } from '../../core/image/drop-shadow.js';
import { asJson } from '../../core/settings/parse.js';
import { shapes } from '../../core/shape/shapes.js';
import { splitColors, isNoFill, unknownColor } from './fill.js';
import type { ShapeHost } from './shape.settings.js';

/** The colors of a setting that the browser knows, with a warning for the others. */
function validColors(host: ShapeHost, name: 'fill' | 'stroke', list: string): string[] {
  const all = isNoFill(list) ? [] : splitColors(list);
  const bad = unknownColor(all);
  if (bad) host.warn(`${name} "${bad}" is not a color; expected a CSS color, such as #c4502e; using the style sheet's.`);
  return bad ? [] : all;
}

/** Sets what only settings know as custom properties for the style sheet: a strict policy forbids inline styles. */
export class ShapeController {
  constructor(readonly host: ShapeHost) {}

  update(): void {
    const { host, host: { values } } = this;
    const [top, right, bottom, left] = shapes[values.name].room;
    const shadow = readDropShadow(values.dropShadow);
    if (values.dropShadow !== null && !shadow) {
      host.warn(`drop-shadow ${asJson(values.dropShadow)} is not a shadow; expected ${dropShadowForm}; using none.`);
    }
    const [stroke = ''] = validColors(host, 'stroke', values.stroke);
    const width = values.strokeWidth ?? (stroke ? 2 : null);
    const properties = {
      fill: validColors(host, 'fill', values.fill)[0] ?? '',
      stroke,
      thick: width === null ? '' : `${width}px`,
      side: `${(left + right) / 2}%`,
      // Moved, not pushed: a browser counts the latter as a shift of the page.
      middle: `${(left - right) / 2}% ${(top - bottom) / 2}%`,
      drop: shadow ? `drop-shadow(${shadow} var(--_shade))` : '',
    };
    const { style } = host.element!.shadowRoot!.querySelector<HTMLElement>('#root')!;
    for (const [name, value] of Object.entries(properties)) {
      if (value) style.setProperty(`--_given-${name}`, value);
      else style.removeProperty(`--_given-${name}`);
    }
  }
}
