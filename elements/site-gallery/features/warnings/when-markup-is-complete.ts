import type { GalleryContext } from '../../gallery-context.js';

/** How long a page that is still loading may take to add slides before developers get a warning that they are missing. */
const patienceMs = 500;
/** What a developer may have to be warned of: other galleries do not load the check. */
const suspicious = ':scope > :is(p, script[type="application/json"]), [data-type="video"]';

/** Checks the author's markup once, where there may be something wrong with it. */
export function whenMarkupIsComplete(gallery: GalleryContext): void {
  const { host: { element, signal }, stage, state } = gallery;
  setTimeout(() => {
    if (signal.aborted || (state.count > 0 && !stage.looseWords && !element!.querySelector(suspicious))) return;
    import('./check-markup.js').then(({ checkMarkup }) => { if (!signal.aborted) checkMarkup(gallery); }, () => {});
  }, patienceMs);
}
