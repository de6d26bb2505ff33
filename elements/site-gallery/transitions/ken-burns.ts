import { fade } from './fade.js';
import type { StackTransition } from './transition.js';

const zoom = 1.075; // spec: media-layout §9
/** As long as a slide stands by itself: a motion that lasted longer would need a control of its own. */
const zoomMs = 5000; // spec: media-layout §9, autoplay timeout
/** Where pictures grow from, in turn: at their lower edge, so that none grows over the words under it. */
const originsPercent = [50, 0, 100];
/** What of a grown picture lies outside its place. */
const outsidePercent = 100 - 100 / zoom;

/** A fade between pictures that slowly come nearer. */
export const kenBurns: StackTransition = {
  ...fade,
  stay({ index, corner }) {
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
