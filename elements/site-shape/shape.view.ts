import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { shapes } from '../../core/shape/shapes.js';
import { boxWidth, getViewBox } from '../../core/shape/shape.js';
import { splitColors, gradientLine, isNoFill, unknownColor } from './fill.js';
import type { ShapeValues } from './shape.settings.js';

/** The colors along a gradient; a shape of one color is a gradient from it to itself. */
function stops(fill: string): TemplateResult<2>[] {
  const colors = splitColors(fill);
  if (!colors.length || unknownColor(colors)) {
    return [svg`<stop class="start" offset="0"></stop>`, svg`<stop class="end" offset="1"></stop>`];
  }
  const last = Math.max(colors.length - 1, 1);
  return colors.map((color, at) => svg`<stop offset=${at / last} stop-color=${color}></stop>`);
}

/** A shape is an SVG path, which keeps its edge at any size; text lies over it. */
export function shapeView({ values }: { readonly values: ShapeValues }): TemplateResult {
  const shape = shapes[values.name];
  const { x1, y1, x2, y2 } = gradientLine(values.gradientAngle);
  const isLine = isNoFill(values.fill);
  const { label } = values;
  return html`<div class="frame" part="frame" ?data-line=${isLine}>
    <svg part="drawing" width=${boxWidth} height=${shape.height} viewBox=${getViewBox(shape)}
      preserveAspectRatio=${values.stretch ? 'none' : 'xMidYMid meet'}
      role=${label ? 'img' : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : 'true'}>
      <defs>
        <linearGradient id="fill" x1=${x1} y1=${y1} x2=${x2} y2=${y2}>${stops(isLine ? '' : values.fill)}</linearGradient>
      </defs>
      <path part="shape" d=${shape.path} fill=${isLine ? 'none' : 'url(#fill)'} vector-effect="non-scaling-stroke"></path>
    </svg>
    <div class="content" part="content"><slot></slot></div>
  </div>`;
}
