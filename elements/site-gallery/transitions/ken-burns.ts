import { fade } from './fade.js';
import type { StackTransition } from './transition.js';

const zoom = 1.075; // spec: media-layout §9
/** As long as a slide is shown: a longer animation would need a control of its own. */
const zoomMs = 5000; // spec: media-layout §9, autoplay timeout
/** Where images grow from, in turn: at their lower edge, so that none grows over the caption under it. */
const originsPercent = [50, 0, 100];
/** What of a grown image lies outside its place. */
const outsidePercent = 100 - 100 / zoom;

/** A fade between images that slowly grow. */
export const kenBurns: StackTransition = {
  ...fade,
  whileShown({ index, corner }) {
    const percent = originsPercent[index % originsPercent.length]!;
    const left = outsidePercent * percent / 100;
    return {
      keyframes: {
        scale: ['1', String(zoom)],
        transformOrigin: [`${percent}% 100%`, `${percent}% 100%`],
        ...corner !== null && {
          clipPath: [`inset(0 round ${corner})`, `inset(${outsidePercent}% ${outsidePercent - left}% 0 ${left}% round ${corner})`],
        },
      },
      timing: { duration: zoomMs, easing: 'ease-out', fill: 'both' },
    };
  },
};
