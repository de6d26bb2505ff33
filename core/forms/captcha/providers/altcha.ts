import type { CaptchaProvider } from '../captcha-provider.js';
import { solvePuzzle } from '../altcha/solve-puzzle.js';
import { OwnBox } from '../CaptchaBoxes.js';

/** The site's own captcha: the visitor's browser does a little work, and no other host receives a request. */
export const altcha: CaptchaProvider = {
  title: 'ALTCHA',
  host: null,
  fieldName: 'altcha',
  notSetUp: null,
  solvesAlone: true,
  Box: OwnBox,
  start: start => Promise.resolve(solvePuzzle(start)),
};
