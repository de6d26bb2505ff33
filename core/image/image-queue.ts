import { isMobile } from '../platform/visitor.js';
import { LoadQueue } from './load-queue.js';

export const concurrency = 16; // spec: media-layout §9, image loading queue
export const mobileConcurrency = 1; // spec: media-layout §9, image loading queue

/** The one queue of all pictures that are loaded here. */
export const imageQueue = new LoadQueue(() => (isMobile() ? mobileConcurrency : concurrency));
