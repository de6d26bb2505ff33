// What the first opening needs, in one request.
export { CardController } from './card.controller.js';
export { Dialog } from './Dialog.js';
