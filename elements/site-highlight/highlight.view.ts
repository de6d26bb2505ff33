import { html, svg } from 'lit/html.js';
import type { HighlightHost } from './highlight.settings.js';
import type { HighlightState } from './highlight.state.js';
import { getShape, type Rect } from './shapes.js';

interface Props { readonly values: HighlightHost['values']; readonly state: HighlightState }

/** The drawing stands before the words: what comes later is painted over it, without a layer that would keep it from mixing with the page. */
export function highlightView({ values, state: { lines, emPx, isUnseen } }: Props) {
  const { draw, isBand, plain } = getShape(values.shape);
  const lineView = (line: Rect) => svg`<g>${draw({ ...line, em: emPx }).map(path =>
    svg`<path part="line" d=${path} pathLength="1" stroke-width=${isBand ? line.bottom - line.top : 0}></path>`)}</g>`;
  return html`<span class="origin" aria-hidden="true"><svg part="drawing" width="1" height="1" ?data-unseen=${isUnseen} ?data-band=${
    !!isBand}>${lines.map(lineView)}</svg></span><span
    class="words" ?data-front=${values.isFront} data-plain=${plain ?? 'underline'}><slot></slot></span>`;
}
