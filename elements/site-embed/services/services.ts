import { documents } from './documents.js';
import { creativeServices } from './creative.js';
import type { Service } from './service.js';
import { social } from './social.js';
import { audioServices } from './audio.js';

/** Every service whose embeds are known. Where two are on one host, the first that has a route for an address is meant. */
export const services: readonly Service[] = [...audioServices, ...social, ...documents, ...creativeServices];
