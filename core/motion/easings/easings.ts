import { easeInBack, easeInOutBack, easeOutBack } from './back.js';
import { easeInCubic, easeInOutCubic, easeOutCubic } from './cubic.js';
import type { Easing } from './easing.js';
import { easeInExpo, easeInOutExpo, easeOutExpo } from './expo.js';
import { linear } from './linear.js';
import { easeInOutQuad, easeInQuad, easeOutQuad } from './quad.js';
import { easeInOutQuart, easeInQuart, easeOutQuart } from './quart.js';
import { easeInOutSine, easeInSine, easeOutSine } from './sine.js';

const all: readonly Easing[] = [
  linear,
  easeInSine, easeOutSine, easeInOutSine,
  easeInQuad, easeOutQuad, easeInOutQuad,
  easeInCubic, easeOutCubic, easeInOutCubic,
  easeInQuart, easeOutQuart, easeInOutQuart,
  easeInExpo, easeOutExpo, easeInOutExpo,
  easeInBack, easeOutBack, easeInOutBack,
];

/** Every easing by its name. An element that needs one imports that one. */
export const easings: Readonly<Record<string, Easing>> = Object.fromEntries(all.map(easing => [easing.name, easing]));
