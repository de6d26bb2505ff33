// What the first opening needs, in one request.
export { Lightbox } from './Lightbox.js';
export { ViewerController } from './viewer.controller.js';
