import { later, attributeSelector } from './selectors.js';

/** Until a gallery's selection is there, its tag's definition alone puts nothing away. */
const unselecting = ':is(site-gallery:not(:state(selecting), [data-site-served]), [data-site-gallery])';

const slides = ' of :not(script, br, [slot])';

/** Slides beyond those that are shown at first, and the room of the button that shows them: 44 px between its margins. */
const rule = (step: number) => `&${attributeSelector('load-more', String(step))} {
      &:has(${later('&', step + 1, slides)}) { padding-block-end: calc(clamp(16px, 3%, 28px) + 48px); }
      ${later('&', step + 1, slides)} { display: none !important; }
    }`;

/** Rules for the designs that `rows` selects, one for each number of slides shown at first: CSS cannot count children up to an attribute's value. */
export const loadMoreCss = (rows: string, steps: readonly number[]): string => `@media screen and (scripting: enabled) {
  ${unselecting}${rows} {
    ${steps.map(rule).join('\n    ')}
  }
}`;
