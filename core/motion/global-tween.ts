import { Tween } from './tween.js';

const unsupported = 'Tween: a script of this page uses the global "Tween"; expected import { Tween } from \'site-elements/motion\'; '
  + 'the global still works, is unsupported and will go.';

/**
 * Gives a page the global `Tween` that scripts of older themes call, and logs an error the first time one does. Nothing
 * else defines it: a theme that needs it calls this before those scripts. A `Tween` that the page has already is left
 * alone, and one that is set later takes its place. Source: media-layout §8.
 */
export function defineGlobalTween(page: object = globalThis): void {
  if ('Tween' in page) return;
  let isLogged = false;
  Object.defineProperty(page, 'Tween', {
    configurable: true,
    get() {
      if (!isLogged) console.error(unsupported);
      isLogged = true;
      return Tween;
    },
    set(value: unknown) { Object.defineProperty(page, 'Tween', { configurable: true, writable: true, enumerable: true, value }); },
  });
}
