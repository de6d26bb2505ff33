import { documents } from './documents.js';
import { making } from './making.js';
import type { Service } from './service.js';
import { social } from './social.js';
import { sound } from './sound.js';

/** Every service whose embeds are known. Where two are on one host, the first that has a route for an address is meant. */
export const services: readonly Service[] = [...sound, ...social, ...documents, ...making];
