import { declarations } from './css.js';

/**
 * `--_density` of a host: what heights and gaps are multiplied by. Nothing gets smaller than a fingertip on touch screens (44px), or than
 * 24px elsewhere.
 */
export const density = declarations`
  --_density: clamp(0.6, var(--site-density), 2);
  @media (pointer: coarse) { --_density: clamp(1, var(--site-density), 2); }
`;
