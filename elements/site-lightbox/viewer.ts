// allFunctionsCalledOnLoad: the first opening runs nearly all of it.
// What the first opening needs, in one request.
export { controlsStyles } from './controls.styles.js';
export { Lightbox } from './Lightbox.js';
export { loadInteraction, ViewerController } from './viewer.controller.js';
